import { pathTo } from '../../../../app/paths.ts';
import { go } from '../../../../app/router.ts';
import type { Retry, TableClient, TableResult } from '../../client.ts';
import { device } from '../../device.ts';

/** Plays on from a moment, as another game. */
export async function playRetry(client: TableClient, version: number, retry: Retry): Promise<TableResult> {
  const { retryFrom } = await import('../../game/gameText.ts');
  return playText(await retryFrom(client, version, retry, crypto.randomUUID()));
}

/** Plays the same deal once more with the seats swapped. */
export async function playOtherChair(client: TableClient): Promise<TableResult> {
  const { otherChairOf } = await import('../../game/gameText.ts');
  return playText(await otherChairOf(client));
}

async function playText(text: TableResult<string>): Promise<TableResult> {
  if (!text.ok) return text;
  const loaded = await (await device.games()).load(text.value);
  if (!loaded.ok) return loaded;
  go(pathTo(device.screen().path, loaded.value.id));
  return { ok: true, value: undefined };
}
