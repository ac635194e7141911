import { err, ok } from '@caravanserai/contract';
import { type Move, RULES_VERSION, type Seat, seatsOf } from '@caravanserai/targets';
import { readGame } from '@caravanserai/targets/versions';
import type { GameKeeper } from '../../../keeper/keeper.ts';
import { type Drill, LEVEL_NAMES, type Pace, type Past, type Player, type Setup, type TableResult } from '../client.ts';
import { keptOf, restore, summaryOfKept } from './kept.ts';
import { OpenGame, type Types } from './openGame.ts';
import { pastOf } from './past.ts';
import type { RulesByVersion } from './rules.ts';
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
  readonly rulesOf: RulesByVersion;
  breathe(): Promise<void>;
}

/** Targets as it is kept on a device: flicks are rolled here, and bots wait until they have been seen. */
export function targetsKeeper({ rulesOf, breathe }: Physics): GameKeeper<Keeper, OpenGame> {
  let pace: Pace = 'calm';
  return {
    name: 'targets',
    newTable: async (id, setup) => T.newTable(id, setup, await rulesOf(RULES_VERSION)),
    keptOf,
    isKept: ({ setup }) => setup.kind === 'game',
    restore: (kept) => restore(kept, rulesOf),
    summaryOf: summaryOfKept,
    snapshotOf,
    async read(id, text) {
      const read = await readGame(text);
      if (!read.ok) return err({ code: 'broken-file', error: read.error });
      const { rules, record } = read.value;
      const { seed, options, players, moves } = record;
      const seats = seatsOf(options).map((seat) => [seat, namedPlayer(players[seat], seat)]);
      const setup: T.FullSetup = { kind: 'game', players: Object.fromEntries(seats), options, seed };
      const resumed = T.resume(id, setup, moves, rules);
      if (!resumed.ok) throw new Error('the reader has checked every move');
      return resumed;
    },
    notationOf,
    open: (restored, hold, around) => new OpenGame(restored, hold, { ...around, breathe, pace: () => pace }),
    atTable: atTable(),
    answers: {
      warmUp: () => void rulesOf(RULES_VERSION).catch(() => undefined), // anyone who really needs it will hear of it
      pace: (wished) => void (pace = wished),
    } satisfies More,
  };
}

function notationOf(table: T.Table): string {
  const { makeGame, flick } = table.rules;
  return makeGame(T.recordOf(table), flick);
}

/** What can be asked at an open table. */
function atTable() {
  return {
    async act(game: OpenGame, seat: Seat, move: Move): Promise<TableResult> {
      const parsed = game.table.rules.parseMove(move); // numbers of a gesture: whole, and within what a hand can do
      if (!parsed) return err({ code: 'refused', refusal: { code: 'illegal', reason: 'not-a-move' } });
      return game.act(seat, parsed);
    },
    undo: (game: OpenGame): Promise<TableResult> => game.undo(),
    lay: (game: OpenGame, drill: Drill | undefined): Promise<TableResult> => game.lay(drill),
    rested: (game: OpenGame, version: number): void => game.rested(version),
    wait: (game: OpenGame, isOn: boolean): void => game.wait(isOn),
    async notation({ table }: OpenGame): Promise<TableResult<string>> {
      if (table.setup.kind !== 'game') return err({ code: 'no-such-game' });
      return ok(notationOf(table));
    },
    async past({ table }: OpenGame, version: number): Promise<Past | undefined> {
      const isOver = table.rules.toAct(T.stateOf(table)).length === 0;
      return isOver ? pastOf(table, version) : undefined;
    },
  };
}

/** A level's name is a bot's, every other a person's. */
function namedPlayer(name: string, seat: Seat): Player {
  const level = LEVEL_NAMES.find((each) => each === name);
  return level ? { kind: 'bot', level } : { kind: 'person', name: name || seat };
}
