import type { Arrangement } from '../arrange.ts';
import type { DiscColour } from '../discs.ts';
import type { DieId, Face } from '../geometry.ts';
import type { Stroke } from '../moves.ts';

/** One part of a goal. The flick has to meet all parts, without a fault of the flicked die and with its own tower standing. */
export type Want =
  | { readonly want: 'stop'; readonly disc?: DiscColour; readonly face?: Face } // the flicked die lies wholly on a disc
  | { readonly want: 'black'; readonly disc: DiscColour } // the flicked die touches the black centre
  | { readonly want: 'near'; readonly die: DieId; readonly mm: number } // at most this far beside the die
  | { readonly want: 'double' } // the flicked die can be called for a Double
  | { readonly want: 'steal'; readonly count: 1 | 2 } // discs of the rival
  | { readonly want: 'topple' } // the rival's tower
  | { readonly want: 'push'; readonly die: DieId; readonly to: 'disc' | 'black' | 'off' }
  | { readonly want: 'clear'; readonly die: DieId } // the die leaves its disc
  | { readonly want: 'leave'; readonly die: DieId }; // the die stays where it lies

/** A trick shot: a table and a goal for one flick. */
export interface Trick {
  readonly id: string;
  readonly table: Arrangement;
  readonly wants: readonly Want[];
  /** The intended stroke that most often succeeds with a practised hand, and the share of its successes. */
  readonly aim: Stroke;
  readonly rate: number;
  /** A stroke that succeeds as it is. */
  readonly flick: Stroke;
}

/** One line of the stored file: without what follows from the rest. */
export interface TrickData {
  /** Where it comes from: the kind of the search, and the number of the table tried. */
  readonly kind: string;
  readonly n: number;
  readonly table: Arrangement;
  readonly wants: readonly Want[];
  readonly aim: readonly [vxMmS: number, vzMmS: number, highPm: number, sidePm: number];
  readonly flick: readonly [vxMmS: number, vzMmS: number, highPm: number, sidePm: number];
  readonly rate: number;
}

export function idOfTrick({ kind, n }: Pick<TrickData, 'kind' | 'n'>): string {
  return `${kind}-${n}`;
}

export function trickOf(data: TrickData): Trick {
  const { table, wants, aim, flick, rate } = data;
  return { id: idOfTrick(data), table, wants, aim: strokeOf(aim), flick: strokeOf(flick), rate };
}

function strokeOf([vxMmS, vzMmS, highPm, sidePm]: TrickData['aim']): Stroke {
  return { vxMmS, vzMmS, highPm, sidePm };
}

const THREE_STARS = 0.35; // chance of a practised hand to succeed in so few tries
const TWO_STARS = 0.75;

/** Tries up to which a success earns three and two stars. Later ones earn one. */
export function triesFor({ rate }: Pick<Trick, 'rate'>): { readonly three: number; readonly two: number } {
  const three = triesWithin(rate, THREE_STARS);
  return { three, two: Math.max(three + 1, triesWithin(rate, TWO_STARS)) };
}

function triesWithin(rate: number, chance: number): number {
  let tries = 1;
  for (let missed = 1 - rate; missed > 1 - chance; missed *= 1 - rate) tries++;
  return tries;
}

export function starsOf(trick: Pick<Trick, 'rate'>, tries: number): 1 | 2 | 3 {
  const { three, two } = triesFor(trick);
  return tries <= three ? 3 : tries <= two ? 2 : 1;
}
