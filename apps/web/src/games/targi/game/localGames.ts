import type { Thinker } from '@caravanserai/bots/targi';
import { err, ok, type Result } from '@caravanserai/contract';
import { targi } from '@caravanserai/targi';
import { browserDeps } from '../../../keeper/browserDeps.ts';
import { type GameKeeper, type KeeperDeps, openKeeper } from '../../../keeper/keeper.ts';
import type { Handle } from '../../../keeper/openTable.ts';
import { type LocalGames, NOT_HERE, type TableClient, type TableError } from '../client.ts';
import { openBrowserThinker } from '../worker/thinker.ts';
import { keptOf, restore, summaryOfKept } from './kept.ts';
import { OpenGame, type Types } from './openGame.ts';
import { pastAt } from './snapshot.ts';
import * as T from './table.ts';
import { tryMove } from './trial.ts';

/** The games of this device, stored and played by the page itself; bots run in a worker. */
export function createLocalGames(
  deps: KeeperDeps = browserDeps('caravanserai-targi'),
  thinker: Thinker = openBrowserThinker(),
): LocalGames {
  const keeper: GameKeeper<Types, OpenGame> = {
    name: 'targi',
    newTable: (id, setup) => T.newTable(id, { quick: false, ...setup }),
    keptOf,
    restore,
    summaryOf: summaryOfKept,
    read: async (id, text) => (await gameText()).readGame(id, text),
    notationOf,
    open: (restored, hold, deps) => new OpenGame(restored, hold, deps, thinker),
  };
  return openKeeper(deps, keeper, clientOf);
}

/** Drafts are stored with the table, so an unconfirmed turn survives a reload. */
function clientOf(game: OpenGame, handle: Handle<Types>): TableClient {
  const change = (changed: (table: T.Table) => Result<T.Table, TableError>) => game.change(changed);
  return {
    ...handle,
    act: (move) => change((table) => T.act(table, move)),
    undo: () => change(T.undo),
    undoTurn: () => change(T.undoTurn),
    confirm: () => change(T.confirm),
    liftCurtain: () => change(T.liftCurtain),
    setCurtain: (isOn) => change((table) => ok(T.setCurtain(table, isOn))),
    setQuick: (isOn) => change((table) => ok(T.setQuick(table, isOn))),
    try: (move) => (game.isEnded ? NOT_HERE : tryMove(game.table, move)),
    past: (version) => (game.isEnded ? undefined : pastAt(game.table, version)),
    notation: async (version) => (game.isEnded ? err(stopOf(game)) : ok(await notationOf(game.table, version))),

    async hint({ signal, onProgress } = {}) {
      if (game.isEnded) return err(stopOf(game));
      const control = T.controlOf(game.table);
      if (control.kind !== 'act') return err({ code: 'not-now' });
      const view = targi.view(T.stateOf(game.table), control.seat);
      return game.advise(signal, async (thinker, signal) => {
        const { options, spread } = await thinker.hint(view, { signal, onProgress });
        return { options, spread };
      });
    },

    async analyse({ signal, ...told } = {}) {
      if (game.isEnded) return err(stopOf(game));
      if (T.controlOf(game.table).kind !== 'over') return err({ code: 'not-now' });
      const record = T.recordOf(game.table.setup, T.movesOf(game.table));
      return game.advise(signal, (thinker, signal) => thinker.analyse(record, { ...told, signal }));
    },
  };
}

function stopOf({ fault }: OpenGame): TableError {
  return fault ?? { code: 'no-such-game' };
}

/** Loaded with the first file or link. */
const gameText = () => import('./gameText.ts');

async function notationOf(table: T.Table, version?: number): Promise<string> {
  return (await gameText()).makeGame(T.recordOf(table.setup, T.movesOf(table).slice(0, version)));
}
