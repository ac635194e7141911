import { err, ok } from '@caravanserai/contract';
import { RULES_VERSION, type Seat, seatsOf } from '@caravanserai/targets';
import { readGame } from '@caravanserai/targets/versions';
import { type GameKeeper, type KeeperDeps, openKeeper } from '../../../keeper/keeper.ts';
import type { Handle } from '../../../keeper/openTable.ts';
import { serveGames } from '../../../keeper/port.ts';
import { LEVEL_NAMES, type Pace, type Player, type TableClient } from '../client.ts';
import { keptOf, restore, summaryOfKept } from './kept.ts';
import { OpenGame, type Types } from './openGame.ts';
import { pastOf } from './past.ts';
import type { RulesByVersion } from './rules.ts';
import * as T from './table.ts';

export interface More {
  /** Called when a game is likely to start soon. */
  warmUp(): void;
  pace(pace: Pace): void;
}

export interface Physics {
  /** Loaded on demand: a list of games needs no rules. */
  readonly rulesOf: RulesByVersion;
  yieldToEventLoop(): Promise<void>;
}

/** Stores and plays the local games of Targets: simulates the flicks, and lets bots move only after the previous flick has been shown. */
export function serveTargets(
  post: (message: unknown) => void,
  deps: KeeperDeps,
  { rulesOf, yieldToEventLoop }: Physics,
): (message: unknown) => void {
  let pace: Pace = 'calm';
  const game: GameKeeper<Types, OpenGame> = {
    name: 'targets',
    newTable: async (id, setup) => T.newTable(id, setup, await rulesOf(RULES_VERSION)),
    keptOf,
    isKept: ({ setup }) => setup.kind === 'game',
    restore: (kept) => restore(kept, rulesOf),
    summaryOf: summaryOfKept,
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
    open: (restored, hold, deps) => new OpenGame(restored, hold, { ...deps, yieldToEventLoop, pace: () => pace }),
  };
  const more: More = {
    warmUp: () => void rulesOf(RULES_VERSION).catch(() => undefined), // an error is reported when the rules are really needed
    pace: (next) => void (pace = next),
  };
  return serveGames(post, openKeeper(deps, game, clientOf), more);
}

function notationOf(table: T.Table): string {
  const { makeGame, flick } = table.rules;
  return makeGame(T.recordOf(table), flick);
}

/** The client of a table on the worker's side of the port. */
function clientOf(game: OpenGame, handle: Handle<Types>): Omit<TableClient, 'own'> {
  return {
    ...handle,
    act: (by, move) => game.act(by, move), // the rules parse it
    undo: () => game.undo(),
    lay: (drill) => game.lay(drill),
    rested: (version) => game.rested(version),
    wait: (isOn) => game.wait(isOn),
    async notation() {
      const { table } = game;
      return table.setup.kind === 'game' ? ok(notationOf(table)) : err({ code: 'no-such-game' });
    },
    async past(version) {
      const { table } = game;
      const isOver = table.rules.toAct(T.stateOf(table)).length === 0;
      return isOver ? pastOf(table, version) : undefined;
    },
  };
}

/** A level name denotes a bot, any other name a person. */
function namedPlayer(name: string, seat: Seat): Player {
  const level = LEVEL_NAMES.find((each) => each === name);
  return level ? { kind: 'bot', level } : { kind: 'person', name: name || seat };
}
