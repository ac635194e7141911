import { quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { type Situation, someSituations } from '../../test/games.ts';
import { requestOf, someRequests } from '../../test/requests.ts';
import { greedy } from '../targi/greedy.ts';
import { type LevelName, LEVELS, levelBot } from '../targi/levels.ts';
import { consider, type Option } from '../targi/solver.ts';
import { decide } from './decide.ts';
import type { Answer, Request } from './protocol.ts';

const NO_CLOCK = () => {
  throw new Error('nobody asks for the time');
};

/** A clock that is a step further each time it is read. */
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
  test('are the bot of the level, with the same chance', { timeout: 300_000 }, () => {
    for (const request of REQUESTS) {
      const { move, options } = run(decide(request, NO_CLOCK)).value;
      expect(move).toEqual(levelBot(request.level).choose(request.view, request.moves, quickRng(request.seed)));
      expect(options.map((option) => option.move)).toContainEqual(move);
    }
  });

  test('one move is no decision', () => {
    const request = { ...REQUESTS[0], moves: REQUESTS[0].moves.slice(0, 1) };
    expect(run(decide(request, NO_CLOCK))).toEqual({ value: { move: request.moves[0], options: [] }, shares: [] });
  });
});

describe('fixed time', () => {
  function timed(level: LevelName, ms: number): Request {
    return requestOf(placement, level, 'time', { kind: 'time', ms });
  }
  function inWorlds(level: LevelName, worlds: number): Option[] {
    const { view, moves } = placement;
    return run(consider(view, moves, { ...LEVELS[level], worlds }, quickRng('time'))).value;
  }
  function margins({ options }: Answer): readonly Option[] {
    return options;
  }

  test('is one world at least', () => {
    expect(margins(run(decide(timed('merchant', 0), clock(5))).value)).toEqual(inWorlds('merchant', 1));
    expect(margins(run(decide(timed('merchant', -1), clock(5))).value)).toEqual(inWorlds('merchant', 1));
  });

  test('is as many worlds as there is time for, and the more the further it is done', () => {
    const { value, shares } = run(decide(timed('merchant', 95), clock(10)));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
    const worlds = [2, 3, 4, 5, 6, 7, 8, 9].find(
      (count) => JSON.stringify(inWorlds('merchant', count)) === JSON.stringify(value.options),
    );
    expect(worlds).toBeGreaterThan(LEVELS.merchant.worlds);
  });

  test('makes no level stronger that errs on purpose', () => {
    const frozen = () => 0;
    expect(margins(run(decide(timed('guide', 1000), frozen)).value)).toEqual(inWorlds('guide', LEVELS.guide.worlds));
  });

  test('changes nothing where there is one world only', () => {
    const acts = REQUESTS.filter(({ view }) => view.pending.phase !== 'place').slice(0, 8);
    for (const request of acts) {
      const timedRequest: Request = { ...request, mode: { kind: 'time', ms: 50 } };
      expect(run(decide(timedRequest, clock(100))).value).toEqual(run(decide(request, NO_CLOCK)).value);
    }
  });
});
