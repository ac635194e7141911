import { ok } from '@caravanserai/contract';
import type { TableClient, TableResult } from '../../client.ts';

/** Opens the analysis board at a moment of this table, by default at the latest one. */
export async function toBoard(client: TableClient, version: number | undefined): Promise<TableResult> {
  const [{ boardTextOf }, { openBoard }] = await Promise.all([
    import('../../game/gameText.ts'),
    import('../../analysis/links.ts'),
  ]);
  const text = await boardTextOf(client, version, crypto.randomUUID());
  if (!text.ok) return text;
  await openBoard(text.value);
  return ok(undefined);
}
