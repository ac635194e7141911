import type { TableClient, TableResult } from '../table.ts';

/** Saves the game in notation as a file. */
export async function downloadGame(client: TableClient): Promise<TableResult> {
  const notation = await client.notation();
  if (!notation.ok) return notation;
  const url = URL.createObjectURL(new Blob([notation.value], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${client.snapshot().gameId}.targi`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000); // the browser has begun to read it by then
  return { ok: true, value: undefined };
}
