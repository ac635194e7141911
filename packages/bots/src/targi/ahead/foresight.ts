import type { Rng } from '@caravanserai/contract';
import {
  clone,
  copyInto,
  GAIN_SOURCES,
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
import { bestEnd, type End, endsOf, isSameEnd, workDone } from './ends.ts';
import { stockPiles } from './piles.ts';
import { endTurn, finalMargin, finishRound, settle } from './rest.ts';
import { bestLine, takeUp, valueOf } from './solve.ts';
import { newHopes } from './hopes.ts';
import { bitOf } from './masks.ts';
import {
  afterSpace,
  freeFor,
  type Look,
  newValues,
  type PlacementGame,
  placementGame,
  type Position,
  turnWorth,
} from './spaces.ts';
import type { Worth } from './worth.ts';

/** How far the strongest level looks: into the next round. */
export interface Foresight {
  readonly worth: Worth;
  /** Positions of a turn: where sets of spaces are weighed; in one’s own turn; while the round is finished; in the next round. */
  readonly nodes: { readonly set: number; readonly turn: number; readonly finish: number; readonly next: number };
  /** Deals over which turns with a draw are averaged. */
  readonly draws: number;
  /** Moves that are looked into, at most, and how many points below the best they may seem. */
  readonly candidates: number;
  readonly within: number;
  /** Deals of what comes next, at most. */
  readonly deals: number;
  /** How much the look ahead counts beside what the round itself promises, from 0 to 1. */
  readonly trust: number;
  /** Positions in all: when so many have been looked at, what is known by then is the answer. */
  readonly work: number;
}

/** One decision: what it is about, and when it has to be made. */
export interface Asked {
  readonly view: View;
  /** The first deal. */
  readonly s: State;
  readonly codes: readonly MoveCode[];
  readonly foresight: Foresight;
  readonly rng: Rng;
  /** Whether every move is to be weighed: for advice. A player needs to know the best ones only. */
  readonly all: boolean;
  /** True when the time is up. */
  readonly isLate: () => boolean;
}

/** What each move is worth, in the order of the codes, seen from the player to act. It yields the share that is done. */
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

function isBetweenTurns(s: State): boolean {
  if (s[L.PHASE] === L.PHASE_GAIN) return GAIN_SOURCES[s[L.GAIN_SOURCE]] === 'dryRound';
  return s[L.PHASE] === L.PHASE_RAID || s[L.PHASE] === L.PHASE_RETURN;
}

const HURRIED = 60; // positions of a turn when there is no time left

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
  takeUp(game, look, newHopes());
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

/** Every set of spaces that a player can come to hold. */
function* setsOf(game: PlacementGame): Generator<{ readonly seat: number; readonly mask: number }> {
  const { masks, left } = game.start;
  for (let seat = 0; seat < 2; seat++) {
    const free = freeFor(game, seat, masks[seat], masks[seat ^ 1]);
    for (const mask of grown(masks[seat], free, left[seat])) yield { seat, mask };
  }
}

function* grown(mask: number, free: number, left: number): Generator<number> {
  if (left === 0) {
    yield mask;
    return;
  }
  for (let rest = free; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    yield* grown(mask | bit, rest & ~bit, left - 1);
  }
}

/** A placement and those that follow when both place in the best way. The key tells who then stands where. */
function lineAfter(start: Position, code: MoveCode): { readonly codes: readonly MoveCode[]; readonly key: string } {
  const codes = [code, ...bestLine(afterSpace(start, bitOf(code - M.PLACE)))];
  let at = start;
  for (const placed of codes) at = afterSpace(at, bitOf(placed - M.PLACE));
  return { codes, key: at.masks.join() };
}

/** One’s own turn: its draws come first, so the rest of it holds no surprise. */
function* foreseeTurn(asked: Asked): Generator<number, number[]> {
  const { s, codes, view, foresight } = asked;
  const { worth, nodes } = foresight;
  const first = s[L.FIRST];
  const ends = asked.all ? yield* endAfterEach(asked) : bestEnds(asked);
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

/** The side of the player who is not to act, after the best turn that it can still take in this round. */
function sideToCome(s: State, { worth, nodes }: Foresight): number {
  const seat = s[L.TO_ACT] ^ 1;
  if (s[L.TO_ACT] !== s[L.FIRST]) return worth(s, seat);
  const after = clone(s);
  after[L.PHASE] = L.PHASE_ACT;
  after[L.TO_ACT] = seat;
  return bestEnd(after, nodes.finish, worth).value;
}

const UNSEEN = 1; // points: how far a move that is no candidate may lie behind the last of those

function bestEnds({ s, foresight: { worth, nodes, candidates } }: Asked): End[] {
  return endsOf(s, nodes.turn, candidates, worth).map(kept);
}

/** The best end after every move. */
function* endAfterEach({ s, codes, foresight: { worth, nodes }, isLate }: Asked): Generator<number, End[]> {
  const ends: End[] = [];
  const after = newState();
  const seat = s[L.TO_ACT];
  for (const code of codes) {
    copyInto(after, s);
    if (code !== M.END) playUnchecked(after, code);
    const end =
      code === M.END ? { s: after, value: worth(after, seat) } : bestEnd(after, isLate() ? HURRIED : nodes.set, worth);
    ends.push(kept({ ...end, code }));
    yield 0;
  }
  return ends;
}

function kept(end: End): End {
  return { ...end, s: clone(end.s) };
}

/** Payments and goods between turns: each move is a candidate. */
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
