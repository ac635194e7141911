import { beforeAll, describe, expect, test } from 'vitest';
import { Coverage } from '../test/coverage.ts';
import { crossings, INVARIANTS } from '../test/invariants.ts';
import { overGames, walk } from '../test/randomGames.ts';
import { toAct } from './engine.ts';
import * as L from './layout.ts';
import { decodeMove, isLay } from './moves.ts';
import { compare, score, totalVp } from './scoring.ts';
import { playerAt, type State } from './state.ts';
import { cardId } from './tables.ts';

const RUNS = { fixed: 1800, fresh: 400 };

/** The first violation of each invariant. All tests share one run, because playing the games takes most of the time. */
const broken = new Map<string, string>();
const invariants = Object.entries(INVARIANTS);
const coverage = new Coverage();
let games = 0;

function playGame(number: number): void {
  games++;
  let [wasPlacing, laid, robber]: [boolean, string[], number] = [true, [], 0];
  const note = (name: string) => broken.set(name, broken.get(name) ?? `in the random game ${number}`);
  const end = walk(number, {
    before({ state, code, listed }) {
      wasPlacing = state[L.PHASE] === L.PHASE_PLACE;
      robber = state[L.ROBBER];
      laid = isLay(code) ? laidBy(state) : [];
      if (listed.length === 0) note('a player to act has a move');
      coverage.meetPhase(L.PHASES[state[L.PHASE]]);
      coverage.meetMove(decodeMove(code));
    },
    after(state, events) {
      for (const [name, holds] of invariants) if (!holds(state)) note(name);
      for (const event of events) coverage.meetEvent(event, robber, laid);
      if (wasPlacing && state[L.PHASE] === L.PHASE_ACT && !markersAreOnCrossings(state)) note('TG-14');
    },
  });
  coverage.meetPhase(L.PHASES[end[L.PHASE]]);
  coverage.meetScore(score(end));
  if (!scoreAddsUp(end)) note('TG-46');
  if (toAct(end).length > 0) note('TG-45');
}

function laidBy(s: State): string[] {
  const display = playerAt(s[L.TO_ACT]) + L.DISPLAY;
  return [...s.subarray(display, display + 12)].filter(Boolean).map(cardId);
}

function markersAreOnCrossings(s: State): boolean {
  return [0, 1].every((seat) => {
    const mine = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => i).filter((i) => s[from + i] === seat + 1);
    return mine(L.MARKERS, 9).join() === crossings(mine(L.TARGIS, 17)).join();
  });
}

function scoreAddsUp(s: State): boolean {
  const counted = score(s);
  const lead = counted.winner === undefined ? 0 : counted.winner === 'blue' ? 1 : -1;
  return (
    Math.sign(compare(s)) === lead &&
    (['blue', 'white'] as const).every((seat, i) => {
      const { lines, total } = counted[seat];
      return total === lines.reduce((sum, { vp }) => sum + vp, 0) && total === totalVp(s, i);
    })
  );
}

describe('random games', () => {
  beforeAll(() => overGames(RUNS, playGame), 120_000);

  test.each(Object.keys(INVARIANTS))('[%s]', (name) => {
    expect(broken.get(name)).toBeUndefined();
  });

  test('[TG-14] markers are exactly where a row and a column of one player cross', () => {
    expect(broken.get('TG-14')).toBeUndefined();
  });

  test('[TG-45] every game ends, and the player to act has a move', () => {
    expect([broken.get('TG-45'), broken.get('a player to act has a move')]).toEqual([undefined, undefined]);
    expect(games).toBe(RUNS.fixed + RUNS.fresh);
  });

  test('[TG-46] the lines of a score add up', () => {
    expect(broken.get('TG-46')).toBeUndefined();
  });

  test('[games] every kind of move, event, phase, card and effect occurred', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
