import { LEVEL_NAMES } from '@caravanserai/bots/targi';
import type { Game, GameTypes } from '@caravanserai/contract';
import {
  makeGame,
  type Move,
  type Options,
  type Score,
  type Seat,
  SEATS,
  type State,
  targi,
} from '@caravanserai/targi';
import { parseWireMove, parseWireOptions } from '@caravanserai/targi/wire';
import { targiBrain } from '../bots/targiBrain.ts';
import type { GameFamily, GameHost } from './host.ts';
import { targiLinkPreview } from './targiLinkPreview.ts';

/** Each retired version gets its own host here, over its frozen rules; so far there is only one. */
export const targiFamily: GameFamily = {
  versions: [targi.rulesVersion],
  host: () => targiHost,
  brain: targiBrain,
  linkPreview: targiLinkPreview,
};

const targiHost: GameHost = {
  rulesVersion: targi.rulesVersion,
  game: targi as unknown as Game<GameTypes>,
  defaultOptions: targi.defaultOptions,
  seatCounts: [SEATS.length],
  seats: () => SEATS,
  parseOptions: parseWireOptions,
  startedBy: (options, seat) => ({ ...(options as Options), first: seat as Seat }),
  parseMove: parseWireMove,
  bots: LEVEL_NAMES,
  daily: { bot: 'guide', options: { first: 'blue' } },
  sides: () => SEATS.map((seat) => [seat]),
  ratedMoves: 12, // about two rounds
  result(score) {
    const { blue, white, winner } = score as Score;
    return { winners: winner ? [winner] : [], scores: { blue: blue.total, white: white.total } };
  },
  notation: ({ seed, options, players, moves }) =>
    makeGame({
      rulesVersion: targi.rulesVersion,
      seed,
      options: options as Options,
      players: players as Record<Seat, string>,
      moves: moves.map(({ move }) => move as Move),
    }),
  phaseOf: (state) => targi.view(state as State, 'spectator').pending.phase,
  makeState: (state) => Buffer.from(state as Uint8Array).toString('base64'),
  readState: (text) => new Uint8Array(Buffer.from(text, 'base64')),
};
