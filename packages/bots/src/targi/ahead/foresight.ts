import type { Rng } from '@caravanserai/contract';
import {
  clone,
  copyInto,
  type MoveCode,
  newState,
  playUnchecked,
  redeal,
  type State,
  targi,
  type View,
} from '@caravanserai/targi';
import { codes as M, layout as L } from '@caravanserai/targi/search';
import { compare, type Compared } from './compare.ts';
import { bestEnd, endsOf, isSameEnd, workDone } from './ends.ts';
import { stockPiles } from './piles.ts';
import { endTurn, finalMargin, finishRound, isBetweenTurns, settle } from './rest.ts';
import { lineAfter, selectGame, valueOf } from './solve.ts';
import { newHopes } from './hopes.ts';
import { bitOf } from './masks.ts';
import { afterSpace, type Look, newValues, placementGame, setsOf, turnWorth } from './spaces.ts';
import type { Worth } from './worth.ts';

/** Settings of the search into the next round. */
export interface Foresight {
  readonly worth: Worth;
  /** Limits of positions per turn: evaluating sets of spaces, the player's own turn, the rest of the round, and the next round. */
  readonly nodes: { readonly set: number; readonly turn: number; readonly finish: number; readonly next: number };
  /** Number of deals over which turns with a draw are averaged. */
  readonly draws: number;
  /** The maximum number of moves searched, and their maximum distance to the best by the first evaluation, in points. */
  readonly candidates: number;
  readonly within: number;
  /** The maximum number of random deals. */
  readonly deals: number;
  /** Weight of the search into the next round against the evaluation of the current one, from 0 to 1. */
  readonly trust: number;
  /** Limit of positions in total, at which the search stops with the result so far. */
  readonly work: number;
}

/** The input of one decision. */
export interface Asked {
  readonly view: View;
  /** The first deal. */
  readonly s: State;
  readonly codes: readonly MoveCode[];
  readonly foresight: Foresight;
  readonly rng: Rng;
  /** Returns true when the time is up. */
  readonly isLate: () => boolean;
}

/** The values of all moves, in the order of the codes, from the view of the player to act. Yields the progress, 0 to 1. */
export function* foresee(asked: Asked): Generator<number, number[]> {
  stockPiles(asked.s);
  const margins =
    asked.s[L.PHASE] === L.PHASE_PLACE
      ? yield* foreseePlacement(asked)
      : isBetweenTurns(asked.s)
        ? yield* foreseeBetween(asked)
        : yield* foreseeTurn(asked);
  yield 1;
  return margins;
}

const HURRIED = 60; // positions per turn when the time is up

function* foreseePlacement(asked: Asked): Generator<number, number[]> {
  const { view, s, codes, foresight, rng, isLate } = asked;
  const { worth, nodes, draws } = foresight;
  const deals = [s, ...Array.from({ length: draws - 1 }, () => targi.guess(view, rng))];
  deals.forEach(stockPiles);
  const game = placementGame(deals, newValues());
  const side = s[L.TO_ACT] === 0 ? 1 : -1;
  let spent = 0;
  for (const step of setsOf(game)) {
    const from = workDone();
    const isShort = spent > foresight.work / 2 || isLate();
    turnWorth(game, step.seat, step.mask, { nodes: isShort ? HURRIED : nodes.set, worth });
    spent += workDone() - from;
    yield 0;
  }
  const look: Look = { nodes: nodes.set, worth };
  selectGame(game, look, newHopes());
  const base = codes.map((code) => side * valueOf(afterSpace(game.start, bitOf(code - M.PLACE))));
  const lines = codes.map((code) => lineAfter(game.start, code));
  const compared: Compared = {
    ...asked,
    base,
    keys: lines.map((line) => line.key),
    reach(candidate, deal, into) {
      copyInto(into, deal);
      for (const code of lines[candidate].codes) playUnchecked(into, code);
      finishRound(into, { nodes: nodes.finish, worth });
    },
  };
  return yield* compare(compared);
}

/** The player's own turn. Draws come first, so the rest of it is deterministic. */
function* foreseeTurn(asked: Asked): Generator<number, number[]> {
  const { s, codes, view, foresight } = asked;
  const { worth, nodes } = foresight;
  const first = s[L.FIRST];
  const ends = endsOf(s, nodes.turn, foresight.candidates, worth).map((end) => ({ ...end, s: clone(end.s) }));
  const theirs = sideToCome(s, foresight);
  const base = ends.map(({ value }) => value - theirs);
  const compared: Compared = {
    ...asked,
    base,
    keys: ends.map((end) => `${ends.findIndex((other) => isSameEnd(other.s, end.s, s[L.TO_ACT]))}`),
    reach(candidate, _deal, into, chance) {
      copyInto(into, ends[candidate].s);
      redeal(into, view.viewer, chance);
      endTurn(into, first, worth);
      finishRound(into, { nodes: nodes.finish, worth });
    },
  };
  const isOne = ends.every(({ code }) => code === ends[0].code);
  const margins = isOne ? base : yield* compare(compared);
  const least = Math.min(...margins) - UNSEEN;
  return codes.map((code) => {
    const ways = margins.filter((_, i) => ends[i].code === code);
    return ways.length > 0 ? Math.max(...ways) : least;
  });
}

/** The value of the opponent's side after the best turn that the opponent can still take in this round. */
function sideToCome(s: State, { worth, nodes }: Foresight): number {
  const seat = s[L.TO_ACT] ^ 1;
  if (s[L.TO_ACT] !== s[L.FIRST]) return worth(s, seat);
  const after = clone(s);
  after[L.PHASE] = L.PHASE_ACT;
  after[L.TO_ACT] = seat;
  return bestEnd(after, nodes.finish, worth).value;
}

const UNSEEN = 1; // points: other moves are ranked this far behind the last candidate

/** Payments and gains between turns, where all moves are candidates. */
function* foreseeBetween(asked: Asked): Generator<number, number[]> {
  const { s, codes, foresight } = asked;
  const { worth, nodes } = foresight;
  const seat = s[L.TO_ACT];
  const after = newState();
  const base = codes.map((code) => {
    copyInto(after, s);
    if (s[L.PHASE] !== L.PHASE_RAID) after[L.FIRST] = seat;
    playUnchecked(after, code);
    return after[L.PHASE] === L.PHASE_OVER
      ? (seat === 0 ? 1 : -1) * finalMargin(after)
      : worth(after, seat) - worth(after, seat ^ 1);
  });
  const compared: Compared = {
    ...asked,
    base,
    keys: codes.map((_, i) => `${i}`),
    reach(candidate, deal, into) {
      copyInto(into, deal);
      playUnchecked(into, codes[candidate]);
      settle(into, worth);
      finishRound(into, { nodes: nodes.finish, worth });
    },
  };
  return yield* compare(compared);
}
