import { pathTo } from '../../../../app/paths.ts';
import { go } from '../../../../app/router.ts';
import type { TableClient, TableResult } from '../../client.ts';
import { device } from '../../device.ts';

/** Starts a new game from this game's position after `version` moves; this game is unchanged. */
export async function branchFrom(client: TableClient, version: number): Promise<TableResult> {
  const text = client.notation(version);
  if (!text.ok) return text;
  const loaded = await (await device.games()).load(text.value);
  if (!loaded.ok) return loaded;
  go(pathTo(device.screen().path, loaded.value.id));
  return { ok: true, value: undefined };
}
