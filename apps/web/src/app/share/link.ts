import { linkTo } from '../paths.ts';
import type { Screen } from '../routes.ts';
import { pack } from './packed.ts';

/** In the fragment, so the game never reaches a server and no URL limit of a server cuts it. */
const GAME = 'game';
const AT = 'at';

export interface SharedGame {
  readonly packed: string;
  /** The number of moves after which it opens; undefined opens the latest position. */
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
