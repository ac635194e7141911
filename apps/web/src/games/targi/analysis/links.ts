import { go } from '../../../app/router.ts';
import { shareLink } from '../../../app/share/link.ts';
import { targi } from '../page.ts';

/** The analysis board with this game, position or tree. The fragment holds all of it, so it never reaches a server. */
export function boardLink(text: string): Promise<string> {
  return shareLink(targi.screens.board, text, undefined);
}

export async function openBoard(text: string): Promise<void> {
  const { pathname, hash } = new URL(await boardLink(text));
  go(pathname + hash);
}
