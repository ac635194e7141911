import { linkTo } from '../paths.ts';
import type { Screen } from '../routes.ts';
import { pack } from './packed.ts';

/** In the fragment: the game itself never reaches a server, and no server's limit cuts it. */
const GAME = 'game';
const AT = 'at';

export interface SharedGame {
  readonly packed: string;
  /** After how many moves it opens; nothing: as it stood when it was shared. */
  readonly version: number | undefined;
}

export async function shareLink(screen: Screen, text: string, version: number | undefined): Promise<string> {
  const parts = new URLSearchParams(version === undefined ? {} : { [AT]: `${version}` });
  parts.set(GAME, await pack(text));
  return `${linkTo(screen.path)}#${parts.toString()}`;
}

export function readShared(hash: string): SharedGame {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const at = parts.get(AT) ?? '';
  return { packed: parts.get(GAME)?.trim() ?? '', version: /^\d{1,6}$/.test(at) ? Number(at) : undefined };
}
