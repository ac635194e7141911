import { type Game, type GameTypes, quickRng } from '@caravanserai/contract';
import {
  choose,
  type Level,
  LEVEL_NAMES,
  liarsDice,
  makeText,
  type Move,
  type Options,
  parseMove,
  parseOptions,
  type Score,
  type Seat,
  SEATS,
  type State,
  type View,
} from '@caravanserai/liars-dice';
import { liarsDiceTeaser } from '@caravanserai/texts/liars-dice';
import type { Brain } from '../bots/brains.ts';
import type { GameFamily, GameHost } from './host.ts';

export const liarsDiceFamily: GameFamily = {
  versions: [liarsDice.rulesVersion],
  host: () => host,
  brain: () => brain,
  linkPreview: { sayName: (t) => liarsDiceTeaser[t.language].name },
};

const host: GameHost = {
  rulesVersion: liarsDice.rulesVersion,
  game: liarsDice as unknown as Game<GameTypes>,
  defaultOptions: liarsDice.defaultOptions,
  seatCounts: [SEATS.length],
  seats: () => SEATS,
  parseOptions,
  parseMove,
  bots: LEVEL_NAMES,
  sides: () => SEATS.map((seat) => [seat]),
  ratedMoves: 6, // about two rounds
  result(score) {
    const { winner, dice } = score as Score;
    return { winners: winner ? [winner] : [], scores: dice };
  },
  notation: ({ seed, options, players, moves }) =>
    makeText({ seed, options: options as Options, players, moves: moves.map(({ move }) => move as Move) }),
  makeState: (state) => JSON.stringify(state),
  readState: (text) => JSON.parse(text) as State,
};

/** Decides in under a millisecond, so it runs without a thread. */
const brain: Brain = {
  async decide([question]) {
    if (!question) return undefined;
    const { seat, bot, view, moves, seed } = question;
    const move = choose(view as View, seat as Seat, moves as readonly Move[], bot as Level, quickRng(seed));
    return { seat, move, afterMs: 0 };
  },
  close: async () => undefined,
};
