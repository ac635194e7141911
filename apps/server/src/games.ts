import { LEVEL_NAMES } from '@caravanserai/bots';
import type { Game, GameTypes } from '@caravanserai/contract';
import { makeGame, type Move, type Options, type Score, type Seat, SEATS, targi } from '@caravanserai/targi';
import { parseWireMove, parseWireOptions } from '@caravanserai/targi/wire';

/** What the server asks of a game beyond the contract. The rest of the server knows no game. */
export interface GameHost {
  readonly game: Game<GameTypes>;
  /** Numbers of players it can be played by. */
  readonly seatCounts: readonly number[];
  /** Who sits there, in the order of the table. */
  seats(count: number): readonly string[];
  parseOptions(value: unknown): unknown;
  parseMove(value: unknown): unknown;
  /** Names of our own opponents, the weakest first. */
  readonly bots: readonly string[];
  /** Points by seat, and who won; nobody on a tie. */
  result(score: unknown): { readonly winners: readonly string[]; readonly scores: Readonly<Record<string, number>> };
  /** The finished game as a file. */
  notation(game: {
    readonly seed: string;
    readonly options: unknown;
    readonly players: Readonly<Record<string, string>>;
    readonly moves: readonly unknown[];
  }): string;
  /** For snapshots: a state as text and back. */
  makeState(state: unknown): string;
  readState(text: string): unknown;
}

const targiHost: GameHost = {
  game: targi as unknown as Game<GameTypes>,
  seatCounts: [SEATS.length],
  seats: () => SEATS,
  parseOptions: parseWireOptions,
  parseMove: parseWireMove,
  bots: LEVEL_NAMES,
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
      moves: moves as Move[],
    }),
  makeState: (state) => Buffer.from(state as Uint8Array).toString('base64'),
  readState: (text) => new Uint8Array(Buffer.from(text, 'base64')),
};

export const GAMES: Readonly<Record<string, GameHost>> = { targi: targiHost };

export function hostOf(game: string): GameHost | undefined {
  return Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
}
