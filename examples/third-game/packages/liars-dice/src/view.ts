import { below, type Rng } from '@caravanserai/contract';
import { type Event, type Options, type State, toAct } from './rules.ts';
import { type Bid, type Face, FACES, type Seat, SEATS } from './tables.ts';

export type Viewer = Seat | 'spectator';

/** A cup shows its dice to their owner, and their number to everybody else. */
export type Cup =
  | { readonly kind: 'open'; readonly dice: readonly Face[] }
  | { readonly kind: 'hidden'; readonly count: number };

export interface View {
  readonly options: Options;
  readonly round: number;
  readonly cups: Readonly<Record<Seat, Cup>>;
  readonly turn: Seat;
  readonly bid?: Bid;
  readonly isOver: boolean;
}

/** After the end all cups are lifted. */
export function view(state: State, viewer: Viewer): View {
  const { options, round, dice, turn, bid } = state;
  const isOver = toAct(state).length === 0;
  const cup = (seat: Seat): Cup =>
    isOver || seat === viewer ? { kind: 'open', dice: dice[seat] } : { kind: 'hidden', count: dice[seat].length };
  const cups = { left: cup('left'), right: cup('right') };
  return { options, round, cups, turn, ...(bid ? { bid } : {}), isOver };
}

export function redact(event: Event, viewer: Viewer): Event {
  return event.type === 'rolled' && event.seat !== viewer ? { ...event, dice: 'hidden' } : event;
}

/**
 * Samples a state that fits the view. Dice under the other cup are uniform, and later rolls come from a made-up seed,
 * since the real one is unknown.
 */
export function guess({ options, round, cups, turn, bid }: View, rng: Rng): State {
  const dice = (seat: Seat): readonly Face[] => {
    const cup = cups[seat];
    return cup.kind === 'open'
      ? cup.dice
      : Array.from({ length: cup.count }, () => FACES[below(rng, 6)] ?? 1).toSorted();
  };
  const seed = `guess ${rng.next()}`;
  return { options, seed, round, dice: { left: dice('left'), right: dice('right') }, turn, ...(bid ? { bid } : {}) };
}

export interface Score {
  readonly dice: Readonly<Record<Seat, number>>; // dice left
  readonly winner?: Seat; // once the other player has no dice
}

export function score(state: State): Score {
  const dice = { left: state.dice.left.length, right: state.dice.right.length };
  const winner = SEATS.find((seat) => toAct(state).length === 0 && dice[seat] > 0);
  return { dice, ...(winner ? { winner } : {}) };
}
