import type { Thinker } from '@caravanserai/bots';
import { type Asked, err, ok } from '@caravanserai/contract';
import { makeGame, type Move, parseGame, targi } from '@caravanserai/targi';
import type { GameKeeper } from '../../../keeper/keeper.ts';
import {
  type AnalysisAnswer,
  type HintAnswer,
  LEVEL_NAMES,
  type Player,
  type Setup,
  type TableResult,
} from '../client.ts';
import { keptOf, restore, summaryOfKept } from './kept.ts';
import { OpenGame, type Types } from './openGame.ts';
import { pastViewOf, snapshotOf, viewAt } from './snapshot.ts';
import * as T from './table.ts';
import { tryMove } from './trial.ts';

/** The types of Targi's keeper, for both sides of the port. */
export interface Keeper extends Types {
  setup: Setup;
}
export type AtTable = ReturnType<typeof atTable>;

/** Targi as it is kept on a device. Drafts are its own: what a turn still may take back. */
export function targiKeeper(thinker: Thinker): GameKeeper<Keeper, OpenGame> {
  return {
    name: 'targi',
    newTable: (id, setup) => T.newTable(id, { quick: false, ...setup }),
    keptOf,
    restore,
    summaryOf: summaryOfKept,
    snapshotOf,
    read,
    notationOf,
    open: (restored, hold, around) => new OpenGame(restored, hold, { ...around, thinker }),
    atTable: atTable(thinker),
  };
}

/** What can be asked at an open table. */
function atTable(thinker: Thinker) {
  return {
    act: (game: OpenGame, move: Move): Promise<TableResult> => game.change((table) => T.act(table, move)),
    undo: (game: OpenGame): Promise<TableResult> => game.change(T.undo),
    undoTurn: (game: OpenGame): Promise<TableResult> => game.change(T.undoTurn),
    confirm: (game: OpenGame): Promise<TableResult> => game.change(T.confirm),
    liftCurtain: (game: OpenGame): Promise<TableResult> => game.change(T.liftCurtain),
    setCurtain: (game: OpenGame, isOn: boolean): Promise<TableResult> =>
      game.change((table) => ok(T.setCurtain(table, isOn))),
    setQuick: (game: OpenGame, isOn: boolean): Promise<TableResult> =>
      game.change((table) => ok(T.setQuick(table, isOn))),
    try: (game: OpenGame, move: Move) => tryMove(game.table, move),
    past: (game: OpenGame, version: number) => pastViewOf(viewAt(game.table, version)),
    notation: (game: OpenGame, version?: number): TableResult<string> => ok(notationOf(game.table, version)),

    async hint(game: OpenGame, asked: Asked): Promise<TableResult<HintAnswer>> {
      const control = T.controlOf(game.table);
      if (control.kind !== 'act') return err({ code: 'not-now' });
      const view = targi.view(T.stateOf(game.table), control.seat);
      return game.advise(asked.signal, async (signal) => {
        const { options, spread, why } = await thinker.hint(view, { signal, onProgress: asked.onProgress });
        return { options, spread, why };
      });
    },

    async analyse(game: OpenGame, asked: Asked): Promise<TableResult<AnalysisAnswer>> {
      if (T.controlOf(game.table).kind !== 'over') return err({ code: 'not-now' });
      const record = T.recordOf(game.table.setup, T.movesOf(game.table));
      return game.advise(asked.signal, (signal) => thinker.analyse(record, { signal, onProgress: asked.onProgress }));
    },
  };
}

async function read(id: string, text: string): Promise<TableResult<T.Table>> {
  const parsed = parseGame(text);
  if (!parsed.ok) return err({ code: 'broken-file', error: parsed.error });
  const { seed, options, players, moves } = parsed.value;
  const [blue, white] = [playerOf(players.blue), playerOf(players.white)];
  const curtain = blue.kind === 'person' && white.kind === 'person';
  const setup = { players: { blue, white }, options, curtain, quick: false, seed, isBrought: true };
  const resumed = T.resume(id, setup, moves, moves.length);
  if (!resumed.ok) throw new Error('the reader has checked every move');
  return resumed;
}

function notationOf(table: T.Table, version?: number): string {
  return makeGame(T.recordOf(table.setup, T.movesOf(table).slice(0, version)));
}

/** A level's name is a bot's, every other a person's. */
function playerOf(name: string): Player {
  const level = LEVEL_NAMES.find((level) => level === name);
  return level ? { kind: 'bot', level } : { kind: 'person', name };
}
