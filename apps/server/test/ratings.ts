import { assert, type MatchId, type Person, type Version } from '@caravanserai/contract';
import { hostOf } from '../src/games.ts';
import { newMatchId, newNonce, newSecret } from '../src/matches/ids.ts';
import type { ServerNode } from '../src/node.ts';
import type { Entry } from '../src/storage/matchStore.ts';
import { member, TERMS } from './play.ts';

export interface EndedAtOnce {
  readonly ended: number;
  readonly seconds: number;
  readonly people: readonly { readonly games: number; readonly history: number }[];
}

/** Rated games of every player against every other, which all end at the same moment, one half on each node. */
export async function endAtOnce(
  nodes: readonly ServerNode[],
  { people: howMany, games }: { readonly people: number; readonly games: number },
): Promise<EndedAtOnce> {
  const [node] = nodes;
  const people: Person[] = [];
  for (let i = 0; i < howMany; i++) people.push(await member(node, `p${i}-${newNonce().slice(0, 6)}`));
  const pairs = people.flatMap((one, i) => people.slice(i + 1).map((other) => [one, other] as const));
  const ids: MatchId[] = [];
  while (ids.length < games) {
    const some = Array.from(
      { length: Math.min(50, games - ids.length) },
      (_, i) => pairs[(ids.length + i) % pairs.length],
    );
    ids.push(...(await Promise.all(some.map((pair) => runningMatch(node, ...pair)))));
  }
  const startMs = performance.now();
  const ends = await Promise.all(
    ids.map((id, i) => {
      const [one, other] = pairs[i % pairs.length];
      return nodes[i % nodes.length].matches.resign(id, i % 3 === 0 ? one.id : other.id);
    }),
  );
  const seconds = (performance.now() - startMs) / 1000;
  const counts = people.map(async ({ id }) => ({
    games: (await node.store.ratings.get(id, TERMS.game))?.games ?? 0,
    history: (await node.store.ratings.history(id, TERMS.game)).length,
  }));
  return { ended: ends.filter(({ ok }) => ok).length, seconds, people: await Promise.all(counts) };
}

/** A running match in the database with enough moves to count; it has no deal, which these tests do not need. */
async function runningMatch({ store, now }: ServerNode, blue: Person, white: Person): Promise<MatchId> {
  const id = newMatchId();
  const terms = { ...TERMS, options: { first: 'blue', shortfall: 'opponentGains', hands: 'closed' } };
  const table = { id, terms, rulesVersion: 1, status: 'open', host: blue.id, secret: newSecret() } as const;
  await store.matches.create({ ...table, createdMs: now(), changedMs: now() }, [
    { seat: 'blue', user: blue.id, nonce: newNonce() },
  ]);
  const match = await store.matches.get(id);
  assert(match !== undefined, 'it was made');
  const seat = { seat: 'white', user: white.id, nonce: newNonce() };
  await store.matches.sit(match, seat, { status: 'running', toAct: ['blue'], changedMs: now() });
  const moves = Array.from({ length: 2 * (hostOf(terms.game)?.ratedMoves ?? 0) }, (_, i): Entry => {
    const by = i % 2 === 0 ? 'blue' : 'white';
    return { version: (i + 1) as Version, atMs: now(), kind: 'move', seat: by, body: {} };
  });
  await store.matches.append(id, [moves[0], ...moves.slice(1)], { changedMs: now() });
  return id;
}
