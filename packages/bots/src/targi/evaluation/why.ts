import type { BorderNumber, CardId, Move, TribeId } from '@caravanserai/targi';
import { type Parts, SIDE_PARTS } from './parts.ts';

/**
 * Where the difference between two moves lies: in parts of the player's own side, in the opponent's side, or after this round; `rest` is the
 * sum of what is too small to name.
 */
export const PARTS = [...SIDE_PARTS, 'opponent', 'later', 'rest'] as const;
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
  /** The largest first, `rest` last. */
  readonly parts: readonly Change[];
  /** Tribe cards that the player's turn lays after this move, but not after the other one. */
  readonly lays: readonly TribeId[];
  /** Tribe cards that the turn lays after the other move only. */
  readonly misses: readonly TribeId[];
  /** Cards that the move draws. */
  readonly draws?: 'goods' | 'tribe';
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

/** In the last round nothing comes later: what remains are points, too. */
export function whyOf(made: Traced, than: Traced, isLastRound: boolean): Why {
  const total = toTenths(made.margin - than.margin);
  const later = laterOf(made) - laterOf(than);
  const parts: Change[] = [];
  const add = (part: Part, difference: number) => {
    if (Math.abs(difference) >= SMALL) parts.push({ part, worth: toTenths(difference) });
  };
  for (const part of SIDE_PARTS) {
    const difference = made.trace.own[part] - than.trace.own[part];
    add(part, isLastRound && part === 'points' ? difference + later : difference);
  }
  add('opponent', than.trace.theirs - made.trace.theirs);
  if (!isLastRound) add('later', later);
  parts.sort((a, b) => Math.abs(b.worth) - Math.abs(a.worth));
  const rest = toTenths(parts.reduce((left, { worth }) => left - worth, total));
  if (rest !== 0) parts.push({ part: 'rest', worth: rest });
  const { next, reply } = made.trace;
  const draws = drawnBy(made.move);
  return {
    than: than.move,
    total,
    parts,
    lays: without(made.trace.lays, than.trace.lays),
    misses: without(than.trace.lays, made.trace.lays),
    ...(draws && { draws }),
    ...(next !== undefined && { next }),
    ...(reply !== undefined && { reply }),
  };
}

function drawnBy({ type }: Move): 'goods' | 'tribe' | undefined {
  if (type === 'caravan') return 'goods';
  return type === 'expand' ? 'tribe' : undefined;
}

/** What the margin has beyond the two sides at the end of the round. */
function laterOf({ margin, trace: { own, theirs } }: Traced): number {
  return SIDE_PARTS.reduce((left, part) => left - own[part], margin + theirs);
}

function toTenths(points: number): number {
  return Math.round(points * 10) / 10 || 0; // without the negative zero
}

function without<T>(all: readonly T[], some: readonly T[]): T[] {
  return all.filter((each) => !some.includes(each));
}
