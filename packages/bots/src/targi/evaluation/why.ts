import type { BorderNumber, CardId, Move, TribeId } from '@caravanserai/targi';
import { type Parts, SIDE_PARTS } from './parts.ts';

/** Where the difference between two moves lies: in parts of the player's own side, in the opponent's side, or after this round. */
export const PARTS = [...SIDE_PARTS, 'opponent', 'later'] as const;
export type Part = (typeof PARTS)[number];

export interface Change {
  readonly part: Part;
  /** In points, to one decimal. */
  readonly worth: number;
}

/**
 * Why a move is better or worse than another: a comparison of the best that both lead to. The parts add up to the difference of the two
 * margins. All of it follows from what the player sees.
 */
export interface Why {
  /** For the best move: the best one that is clearly worse. For the others: the best move. */
  readonly than: Move;
  /** In points, to one decimal. */
  readonly total: number;
  /** The largest first. */
  readonly parts: readonly Change[];
  /** Tribe cards that the player's turn lays after this move, but not after the other one. */
  readonly lays: readonly TribeId[];
  /** Tribe cards that the turn lays after the other move only. */
  readonly misses: readonly TribeId[];
  /** For placements: where the player's next Targi and the opponent's next one are expected. */
  readonly next?: Expected;
  readonly reply?: Expected;
}

/** An expected placement, and the open cards where it crosses the player's other lines. */
export interface Expected {
  readonly place: BorderNumber;
  readonly cards: readonly CardId[];
}

/** What a move leads to, as far as the search says. */
export interface Trace {
  readonly own: Parts;
  /** The worth of the opponent's side at the end of the round. */
  readonly theirs: number;
  /** Tribe cards in the display that were not there before. */
  readonly lays: readonly TribeId[];
  readonly next?: Expected;
  readonly reply?: Expected;
}

interface Traced {
  readonly move: Move;
  readonly margin: number;
  readonly trace: Trace;
}

const SMALL = 0.15; // points: smaller parts are counted with the rest

export function whyOf(made: Traced, than: Traced): Why {
  const total = toTenths(made.margin - than.margin);
  const parts: Change[] = [];
  let rest = total;
  const add = (part: Part, difference: number) => {
    if (Math.abs(difference) < SMALL) return;
    const worth = toTenths(difference);
    parts.push({ part, worth });
    rest -= worth;
  };
  for (const part of SIDE_PARTS) add(part, made.trace.own[part] - than.trace.own[part]);
  add('opponent', than.trace.theirs - made.trace.theirs);
  rest = toTenths(rest);
  if (rest !== 0) parts.push({ part: 'later', worth: rest });
  const { next, reply } = made.trace;
  return {
    than: than.move,
    total,
    parts: parts.toSorted((a, b) => Math.abs(b.worth) - Math.abs(a.worth)),
    lays: without(made.trace.lays, than.trace.lays),
    misses: without(than.trace.lays, made.trace.lays),
    ...(next !== undefined && { next }),
    ...(reply !== undefined && { reply }),
  };
}

function toTenths(points: number): number {
  return Math.round(points * 10) / 10;
}

function without<T>(all: readonly T[], some: readonly T[]): T[] {
  return all.filter((each) => !some.includes(each));
}
