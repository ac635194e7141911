import { quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { type Situation, someSituations } from '../../../test/games.ts';
import { requestOf, someRequests } from '../../../test/requests.ts';
import { greedy } from '../greedy.ts';
import { LEVEL_NAMES, type LevelName, LEVELS, levelBot } from '../levels.ts';
import { consider, type Option } from '../solver.ts';
import { decide } from './decide.ts';
import type { Request } from './request.ts';

const NO_CLOCK = () => {
  throw new Error('nobody asks for the time');
};

/** A clock that advances by `stepMs` each time it is read. */
function clock(stepMs: number): () => number {
  let ms = 1000;
  return () => (ms += stepMs);
}

function run<T>(steps: Generator<number, T>): { readonly value: T; readonly shares: number[] } {
  const shares: number[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) shares.push(step.value);
  return { value: step.value, shares };
}

const REQUESTS = someRequests(24);
const [placement] = someSituations({ count: 1, seed: 'p', bot: greedy, only: isPlacement });

function isPlacement({ view }: Situation): boolean {
  return view.pending.phase === 'place';
}

describe('fixed nodes', () => {
  test('give the move of the level’s bot with the same seed', { timeout: 300_000 }, () => {
    for (const request of REQUESTS) {
      const { move, options } = run(decide(request, NO_CLOCK)).value;
      expect(move).toEqual(levelBot(request.level).choose(request.view, request.moves, quickRng(request.seed)));
      expect(options.map((option) => option.move)).toContainEqual(move);
    }
  });

  test('a single move is returned without search', () => {
    const request = { ...REQUESTS[0], moves: REQUESTS[0].moves.slice(0, 1) };
    expect(run(decide(request, NO_CLOCK))).toEqual({ value: { move: request.moves[0], options: [] }, shares: [] });
  });
});

describe('fixed time', () => {
  function timed(level: LevelName, ms: number): Request {
    return requestOf(placement, level, 'time', { kind: 'time', ms });
  }
  function consideredIn(level: LevelName, worlds: number): { readonly value: Option[]; readonly shares: number[] } {
    const { view, moves } = placement;
    return run(consider(view, moves, { ...LEVELS[level], worlds }, quickRng('time')));
  }
  function inWorlds(level: LevelName, worlds: number): Option[] {
    return consideredIn(level, worlds).value;
  }

  test('searches at least one world', () => {
    expect(run(decide(timed('amenokal', 0), clock(5))).value.options).toEqual(inWorlds('amenokal', 1));
    expect(run(decide(timed('amenokal', -1), clock(5))).value.options).toEqual(inWorlds('amenokal', 1));
  });

  test('searches as many worlds as there is time for, with growing progress', () => {
    const stepsOfTwo = consideredIn('amenokal', 2).shares.length;
    const { value, shares } = run(decide(timed('amenokal', 10 * stepsOfTwo), clock(10)));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
    const worlds = [1, 2, 3, 4, 5, 6].find(
      (count) => JSON.stringify(inWorlds('amenokal', count)) === JSON.stringify(value.options),
    );
    expect(worlds).toBeGreaterThan(1);
  });

  test.each(LEVEL_NAMES.filter((name) => LEVELS[name].noise > 0))(
    'does not make %s, which has noise, stronger',
    (name) => {
      const { options } = run(decide(timed(name, 1e9), clock(50))).value;
      expect(options).toEqual(inWorlds(name, LEVELS[name].worlds));
    },
  );

  test('changes nothing if there is only one world', () => {
    const acts = REQUESTS.filter(({ view }) => view.pending.phase !== 'place').slice(0, 8);
    for (const request of acts) {
      const timedRequest: Request = { ...request, mode: { kind: 'time', ms: 50 } };
      expect(run(decide(timedRequest, clock(100))).value).toEqual(run(decide(request, NO_CLOCK)).value);
    }
  });
});

describe('a level that looks ahead', () => {
  test('has an answer when the time is up, even on a very slow machine', { timeout: 300_000 }, () => {
    const request = requestOf(placement, 'tinHinan', 'late', { kind: 'usual' });
    const { value, shares } = run(decide(request, clock(1000))); // advances by a second each time it is read
    expect(value.options).toHaveLength(placement.moves.length);
    expect(placement.moves).toContainEqual(value.move);
    expect(shares.at(-1)).toBe(1);
  });
});
