import { saveFile } from '../../../../app/parts/saveFile.ts';
import type { TableClient, TableResult } from '../../client.ts';

/** Saves the game in notation as a file. */
export function downloadGame(client: TableClient): TableResult {
  const notation = client.notation();
  if (!notation.ok) return notation;
  saveFile(`${client.snapshot().gameId}.targi`, notation.value);
  return { ok: true, value: undefined };
}
