import {
  assert,
  type MatchId,
  type MatchPicture,
  type Person,
  quickRng,
  type Rng,
  type Terms,
} from '@caravanserai/contract';
import { Accounts } from '../src/accounts/accounts.ts';
import { passwordsAt } from '../src/accounts/password.ts';
import type { ServerNode } from '../src/node.ts';
import { openNode } from '../src/node.ts';
import { newNonce } from '../src/matches/ids.ts';

export const TERMS: Terms = {
  game: 'targi',
  options: {},
  seats: 2,
  clock: { kind: 'none' },
  rated: true,
  visibility: 'public',
  chat: true,
};

/** Blue begins, so that tests know who is to move. */
export const BLUE_FIRST: Terms = { ...TERMS, options: { first: 'blue', shortfall: 'opponentGains', hands: 'closed' } };

export function openTestNode(
  database: string,
  now: () => number = Date.now,
  wait?: (ms: number) => Promise<void>,
  rateLimits = false,
): Promise<ServerNode> {
  return openNode({
    database,
    now,
    ...(wait ? { wait } : {}),
    isTimeless: true,
    passwords: passwordsAt({ N: 2, r: 1, p: 1 }),
    engineThreads: 1,
    engineLimitMs: 60_000, // only to stop a hanging test
    rateLimits,
    report: (error) => console.error(error),
  });
}

export function accountsOf(node: ServerNode, passwords = node.passwords): Accounts {
  const { guesses, devices, now } = node;
  return new Accounts({ users: node.store.users, passwords, guesses, devices, now, onEnded: () => undefined });
}

export async function guest(node: ServerNode, name: string, kind: Person['kind'] = 'guest'): Promise<Person> {
  const person: Person = { id: `${name}-id`, kind, name };
  await node.store.users.create({ ...person, language: 'en', createdMs: node.now() });
  return person;
}

/** A player with a name, whose rated games count. */
export function member(node: ServerNode, name: string): Promise<Person> {
  return guest(node, name, 'account');
}

/** A running table of these two players. */
export async function startFor(
  node: ServerNode,
  blue: Person,
  white: Person,
  terms: Partial<Terms> = {},
): Promise<MatchId> {
  const created = await node.matches.create(blue, { ...TERMS, ...terms });
  assert(created.ok, 'a table is made');
  for (const person of [blue, white]) {
    const sat = await node.matches.sit(created.value, person, { nonce: newNonce() });
    assert(sat.ok, 'a seat is free');
  }
  return created.value;
}

/** Two players with a name at a running table. */
export async function startMatch(
  node: ServerNode,
  terms: Partial<Terms> = {},
): Promise<{ readonly id: MatchId; readonly players: Readonly<Record<string, Person>> }> {
  const suffix = newNonce().slice(0, 6);
  const [ada, bo] = [await member(node, `ada-${suffix}`), await member(node, `bo-${suffix}`)];
  return { id: await startFor(node, ada, bo, terms), players: { blue: ada, white: bo } };
}

export async function pictureFor(node: ServerNode, id: MatchId, user: string): Promise<MatchPicture> {
  const picture = await node.pictures.picture(id, user);
  assert(picture !== undefined, 'the match is there');
  return picture;
}

/** One random move by the player to act; false if there is none. */
export async function randomMove(
  node: ServerNode,
  id: MatchId,
  players: Readonly<Record<string, Person>>,
  rng: Rng,
): Promise<boolean> {
  const match = await node.matches.get(id);
  const seat = match?.toAct[0];
  if (!match || seat === undefined) return false;
  const { play, version } = await pictureFor(node, id, players[seat].id);
  assert(play !== undefined, 'it has begun');
  const move = play.moves[rng.next() % play.moves.length];
  const played = await node.matches.play(id, players[seat].id, { onVersion: version, moves: [move], key: newNonce() });
  assert(played.ok, 'a listed move is taken');
  return true;
}

export async function playOut(
  node: ServerNode,
  id: MatchId,
  players: Readonly<Record<string, Person>>,
  seed: string,
): Promise<number> {
  const rng = quickRng(seed);
  let moves = 0;
  while (await randomMove(node, id, players, rng)) moves++;
  return moves;
}
