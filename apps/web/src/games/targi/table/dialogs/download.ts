import { saveFile } from '../../../../app/parts/saveFile.ts';
import type { TableClient, TableResult } from '../../client.ts';

/** Saves the game in notation as a file. */
export async function downloadGame(client: TableClient): Promise<TableResult> {
  const notation = await client.notation();
  if (!notation.ok) return notation;
  saveFile(`${client.snapshot().gameId}.targi`, notation.value);
  return { ok: true, value: undefined };
}
