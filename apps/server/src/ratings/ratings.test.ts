import { nameKeys } from '../accounts/names.ts';
import { type MatchId, type Person, quickRng } from '@caravanserai/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guest, member, openTestNode, randomMove, startFor } from '../../test/play.ts';
import { endAtOnce } from '../../test/ratings.ts';
import { KINDS, type TestDatabase, DATABASES } from '../../test/stores.ts';
import { hostOf } from '../games.ts';
import type { ServerNode } from '../node.ts';
import { ABORT_WINDOW_MS, PAIR_WINDOW_MS, pairWeight } from './policy.ts';

const RATED_MOVES = hostOf('targi')!.ratedMoves;

test('three games of the same two count in full, then each half as much as the one before, then nothing', () => {
  const weights = Array.from({ length: 9 }, (_, before) => pairWeight(before));
  expect(weights).toEqual([1, 1, 1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 0, 0]);
});

describe.each(KINDS)('%s', (kind) => {
  let place: TestDatabase;
  let node: ServerNode;
  let nowMs: number;
  beforeEach(async () => {
    nowMs = 1_000_000;
    place = await DATABASES[kind]();
    node = await openTestNode(place.address, () => nowMs);
  });
  afterEach(async () => {
    await node.close();
    await place.remove();
  });

  const ratingOf = (person: Person) => node.store.ratings.get(person.id, 'targi');
  /** The loser resigns as soon as both have made enough moves for the game to count. */
  async function beats(winner: Person, loser: Person): Promise<MatchId> {
    const id = await startFor(node, winner, loser);
    const rng = quickRng('some moves');
    const made: Record<string, number> = { blue: 0, white: 0 };
    while (Object.values(made).some((moves) => moves < RATED_MOVES)) {
      made[(await node.matches.get(id))!.toAct[0]]++;
      await randomMove(node, id, { blue: winner, white: loser }, rng);
    }
    expect((await node.matches.resign(id, loser.id)).ok).toBe(true);
    nowMs += 1000;
    return id;
  }

  test('games against guests count nothing, and guests have no rating', async () => {
    const [ada, visitor] = [await member(node, 'ada'), await guest(node, 'visitor')];
    await beats(ada, visitor);
    expect(await ratingOf(ada)).toBeUndefined();
    expect(await ratingOf(visitor)).toBeUndefined();
  });

  test('games against one’s own bots, or between them, count nothing', async () => {
    const [ada, bo] = [await member(node, 'ada'), await member(node, 'bo')];
    const robot = { id: 'robot', kind: 'bot', name: 'Robot', owner: ada.id, language: 'en', createdMs: 1 } as const;
    await node.store.users.createBot(robot, nameKeys('robot'), 9);
    await beats(ada, robot);
    expect(await ratingOf(ada)).toBeUndefined();
    await beats(bo, robot);
    expect((await ratingOf(bo))?.games).toBe(1);
  });

  test('the same opponent again and again counts less and less, and in full a week later', async () => {
    const [ada, bo] = [await member(node, 'ada'), await member(node, 'bo')];
    const gains: number[] = [];
    for (let game = 0, before = 25; game < 9; game++) {
      await beats(ada, bo);
      const { mu } = (await ratingOf(ada))!;
      gains.push(mu - before);
      before = mu;
    }
    expect(gains[3]).toBeLessThan(gains[2] / 1.9);
    expect(gains.slice(7)).toEqual([0, 0]);
    expect(await ratingOf(ada)).toMatchObject({ games: 7 });
    nowMs += PAIR_WINDOW_MS;
    await beats(ada, bo);
    expect(await ratingOf(ada)).toMatchObject({ games: 8 });
  });

  test('a third rated game within a week cannot be called off, only resigned; friendly ones can', async () => {
    const [ada, bo] = [await member(node, 'ada'), await member(node, 'bo')];
    const abort = async (terms = {}) => {
      const id = await startFor(node, ada, bo, terms);
      return { id, done: await node.matches.abort(id, ada.id) };
    };
    for (let i = 0; i < 2; i++) expect((await abort()).done.ok).toBe(true);
    const { id, done } = await abort();
    expect(done).toEqual({ ok: false, error: { code: 'aborts-used' } });
    expect(await node.store.matches.get(id)).toMatchObject({ status: 'running', version: 0 });
    expect((await abort({ rated: false })).done.ok).toBe(true);
    expect((await node.matches.abort(id, bo.id)).ok).toBe(true); // the opponent has aborted no game
    nowMs += ABORT_WINDOW_MS + 1;
    expect((await abort()).done.ok).toBe(true);
  });

  test('many games of the same people that end at once: all are answered, history and count agree', async () => {
    const { people, ended, seconds } = await endAtOnce([node], { people: 8, games: 60 });
    expect(ended).toBe(60);
    expect(seconds).toBeGreaterThan(0);
    for (const { games, history } of people) expect(games).toBe(history);
  });
});
