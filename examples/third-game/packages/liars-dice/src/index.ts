import { type Game, type MoveSource, sha256 } from '@caravanserai/contract';
import {
  diceOf,
  type Event,
  init,
  type Move,
  type Options,
  play,
  type Reason,
  refusalOf,
  type State,
  toAct,
} from './rules.ts';
import { FACES, type Seat, SEATS } from './tables.ts';
import { guess, redact, type Score, score, type View, view } from './view.ts';

export * from './bot.ts';
export * from './notation.ts';
export * from './rules.ts';
export * from './tables.ts';
export * from './view.ts';
export * from './wire.ts';

export interface LiarsDice {
  seat: Seat;
  options: Options;
  state: State;
  move: Move;
  event: Event;
  view: View;
  reason: Reason;
  score: Score;
}

const moves: MoveSource<LiarsDice> = { kind: 'listed', list: legalMoves };

export const liarsDice: Game<LiarsDice> = {
  key: 'liars-dice',
  rulesVersion: 1,
  seats: SEATS,
  defaultOptions: { dice: 5 },
  moves,
  init,
  toAct,
  play,
  view,
  redact,
  guess,
  score,
  hash,
};

function hash({ options, seed, round, dice, turn, bid }: State): string {
  const text = JSON.stringify([options.dice, seed, round, dice.left, dice.right, turn, bid?.count, bid?.face]);
  return [...sha256(new TextEncoder().encode(text))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** All legal bids, and the doubt. */
export function legalMoves(state: State, seat: Seat): readonly Move[] {
  const bids = Array.from({ length: diceOf(state) }, (_, i) =>
    FACES.map((face): Move => ({ type: 'bid', count: i + 1, face })),
  );
  return [...bids.flat(), { type: 'doubt' } as const].filter((move) => !refusalOf(state, seat, move));
}
