import { assert, type MatchId, quickRng, type Rng, type Version, type WireEntry } from '@caravanserai/contract';
import type { ServerNode } from '../src/node.ts';
import type { Entry } from '../src/storage/matchStore.ts';
import { newNonce } from '../src/matches/ids.ts';
import { randomMove, startMatch } from './play.ts';

type Players = Awaited<ReturnType<typeof startMatch>>['players'];

const AT_ONCE = 500;

/** A match at whose start blue has placed and undone so often that the log has `lines` entries, more than the limits now allow. */
export async function longMatch(node: ServerNode, lines: number): Promise<{ id: MatchId; players: Players }> {
  const options = { first: 'blue', shortfall: 'opponentGains', hands: 'closed' };
  const { id, players } = await startMatch(node, { options });
  for (let version = 0; version < lines; version += AT_ONCE) {
    const [first, ...others] = Array.from({ length: Math.min(AT_ONCE, lines - version) }, (_, i) =>
      placedOrTakenBack(version + i + 1),
    );
    assert(first !== undefined, 'there are more lines');
    await node.store.matches.append(id, [first, ...others], { changedMs: node.now() });
  }
  node.matches.missed();
  return { id, players };
}

function placedOrTakenBack(n: number): Entry {
  const line = { version: n as Version, atMs: 1000 + n, seat: 'blue' };
  if (n % 2 === 1) return { ...line, kind: 'move', body: { type: 'place', at: 5 } };
  return { ...line, kind: 'undo', body: { to: (n - 2) as Version } };
}

/** A move of the player to act, undone by consent. Returns the answer to the request, and the match as it was if it is refused. */
export async function undoOnce(node: ServerNode, id: MatchId, players: Players, rng: Rng, by: string) {
  await randomMove(node, id, players, rng);
  const match = await node.matches.get(id);
  assert(match !== undefined, 'the match is there');
  const request = { onVersion: match.version, to: (match.version - 1) as Version };
  const asked = await node.matches.askUndo(id, players[by].id, request);
  if (!asked.ok) return asked;
  const other = by === 'blue' ? 'white' : 'blue';
  return node.matches.answerUndo(id, players[other].id, { ...request, granted: true });
}

/** Random moves, with as many undos as allowed, until the log has `lines` entries or the game is over. */
export async function playWithUndos(node: ServerNode, id: MatchId, players: Players, lines: number): Promise<void> {
  const rng = quickRng(`undos ${lines}`);
  for (;;) {
    const match = await node.matches.get(id);
    if (match?.status !== 'running' || match.version >= lines) return;
    const to = Math.max(0, match.version - 1 - (rng.next() % 6)) as Version;
    const request = { onVersion: match.version, to };
    const by = rng.next() % 2 === 0 ? 'blue' : 'white';
    const wantsUndo = rng.next() % 4 === 0 && match.version > 0;
    const asked = wantsUndo ? await node.matches.askUndo(id, players[by].id, request) : undefined;
    const other = by === 'blue' ? 'white' : 'blue';
    if (asked?.ok) await node.matches.answerUndo(id, players[other].id, { ...request, granted: true });
    else await randomMove(node, id, players, rng);
  }
}

/** The whole log: the entries of a picture, and all older pages. */
export async function wholeLog(
  node: ServerNode,
  id: MatchId,
  user: string,
  pictures = node.pictures,
): Promise<readonly WireEntry[]> {
  const picture = await pictures.picture(id, user);
  assert(picture !== undefined, 'the match is there');
  const pages = [picture.log];
  for (let from = picture.logFrom; from > 0;) {
    const older = await pictures.logPage(id, user, from);
    assert(older !== undefined && older.logFrom < from, 'there are older lines');
    pages.unshift(older.log);
    from = older.logFrom;
  }
  return pages.flat();
}

/** Each request has its own key, as clients send it. */
export function placeRequest(onVersion: number, at = 5) {
  return { onVersion: onVersion as Version, moves: [{ type: 'place', at }], key: newNonce() };
}
