import { err, ok } from '@caravanserai/contract';
import { makeGame, type Move, parseGame, parseMove, type Seat, SEATS, seatsOf, toAct } from '@caravanserai/targets';
import type { GameKeeper } from '../../../keeper/keeper.ts';
import { LEVEL_NAMES, type Pace, type Past, type Player, type Setup, type TableResult } from '../client.ts';
import { keptOf, restore, summaryOfKept } from './kept.ts';
import { OpenGame, type Types } from './openGame.ts';
import { pastOf } from './past.ts';
import { snapshotOf } from './snapshot.ts';
import * as T from './table.ts';

/** The types of Targets' keeper, for both sides of the port. */
export interface Keeper extends Types {
  setup: Setup;
}
export type AtTable = ReturnType<typeof atTable>;
export interface More {
  /** Somebody may want to play soon. */
  warmUp(): void;
  pace(pace: Pace): void;
}

export interface Physics {
  /** Once they are wanted: a list of games needs none. */
  simulator(): Promise<T.Simulator>;
  breathe(): Promise<void>;
}

/** Targets as it is kept on a device: flicks are rolled here, and bots wait until they have been seen. */
export function targetsKeeper({ simulator, breathe }: Physics): GameKeeper<Keeper, OpenGame> {
  let pace: Pace = 'calm';
  return {
    name: 'targets',
    newTable: T.newTable,
    keptOf,
    isKept: ({ setup }) => setup.kind === 'game',
    restore: async (kept) => restore(kept, await simulator()),
    summaryOf: summaryOfKept,
    snapshotOf,
    async read(id, text) {
      const parsed = parseGame(text, await simulator());
      if (!parsed.ok) return err({ code: 'broken-file', error: parsed.error });
      const { seed, options, players, moves } = parsed.value;
      const seats = seatsOf(options).map((seat) => [seat, namedPlayer(players[seat], seat)]);
      const setup: T.FullSetup = { kind: 'game', players: Object.fromEntries(seats), options, seed };
      const resumed = T.resume(id, setup, moves, await simulator());
      if (!resumed.ok) throw new Error('the reader has checked every move');
      return resumed;
    },
    notationOf: async (table) => makeGame(T.recordOf(table), await simulator()),
    open: async (restored, hold, around) =>
      new OpenGame(restored, hold, { ...around, simulator: await simulator(), breathe, pace: () => pace }),
    atTable: atTable(simulator),
    answers: {
      warmUp: () => void simulator().catch(() => undefined), // anyone who really needs it will hear of it
      pace: (wished) => void (pace = wished),
    } satisfies More,
  };
}

/** What can be asked at an open table. */
function atTable(simulator: Physics['simulator']) {
  return {
    async act(game: OpenGame, seat: Seat, move: Move): Promise<TableResult> {
      const parsed = parseMove(move); // numbers of a gesture: whole, and within what a hand can do
      if (!parsed) return err({ code: 'refused', refusal: { code: 'illegal', reason: 'not-a-move' } });
      return game.act(seat, parsed);
    },
    undo: (game: OpenGame): Promise<TableResult> => game.undo(),
    rested: (game: OpenGame, version: number): void => game.rested(version),
    wait: (game: OpenGame, isOn: boolean): void => game.wait(isOn),
    async notation({ table }: OpenGame): Promise<TableResult<string>> {
      if (table.setup.kind !== 'game') return err({ code: 'no-such-game' });
      return ok(makeGame(T.recordOf(table), await simulator()));
    },
    async past({ table }: OpenGame, version: number): Promise<Past | undefined> {
      const isOver = toAct(T.stateOf(table)).length === 0;
      return isOver ? pastOf(table, version, await simulator()) : undefined;
    },
  };
}

/** A level's name is a bot's, every other a person's. */
function namedPlayer(name: string, seat: Seat): Player {
  const level = LEVEL_NAMES.find((each) => each === name);
  return level ? { kind: 'bot', level } : { kind: 'person', name: name || SEATS[SEATS.indexOf(seat)] };
}
