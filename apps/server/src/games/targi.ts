import { LEVEL_NAMES } from '@caravanserai/bots/targi';
import type { Game, GameTypes } from '@caravanserai/contract';
import {
  makeGame,
  type Move,
  type Options,
  parseGame,
  replay,
  type Score,
  type Seat,
  SEATS,
  type State,
  targi,
  type View,
} from '@caravanserai/targi';
import { parseWireMove, parseWireOptions } from '@caravanserai/targi/wire';
import { targiBrain } from '../bots/targiBrain.ts';
import type { GameFamily, GameHost, ReadGame } from './host.ts';
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
  read: readFinished,
  cardsOf: (view) => cardsOf(view as View),
  phaseOf: (state) => targi.view(state as State, 'spectator').pending.phase,
  makeState: (state) => Buffer.from(state as Uint8Array).toString('base64'),
  readState: (text) => new Uint8Array(Buffer.from(text, 'base64')),
};

/** Games from a set-up position or with a bot are not games of two people. */
function readFinished(text: string): ReadGame | undefined {
  const parsed = parseGame(text);
  if (!parsed.ok || parsed.value.position !== undefined) return undefined;
  const { original: _, ...record } = parsed.value;
  const isOfPeople = SEATS.every((seat) => !LEVEL_NAMES.some((level) => level === record.players[seat]));
  const replayed = replay(record);
  if (!isOfPeople || !replayed.ok || targi.toAct(replayed.value.end).length > 0) return undefined;
  const { end } = replayed.value;
  return {
    text: makeGame({ ...record, players: { blue: 'guest', white: 'guest' } }),
    ...targiHost.result(targi.score(end)),
    cards: cardsOf(targi.view(end, 'spectator')),
  };
}

function cardsOf(view: View): Record<Seat, readonly string[]> {
  return { blue: view.blue.display.flat(), white: view.white.display.flat() };
}
