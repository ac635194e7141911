import type { Thinker } from '@caravanserai/bots';
import { assertNever, err, ok } from '@caravanserai/contract';
import { makeGame, targi } from '@caravanserai/targi';
import type { AnalysisAnswer, HintAnswer, TableResult, Trial } from '../client.ts';
import { viewAt } from './snapshot.ts';
import * as T from './table.ts';
import { tryMove } from './trial.ts';
import type { OpenGame } from './openGame.ts';
import type { TableWish } from './protocol.ts';

/** How somebody waits for an answer. */
export interface Asked {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void; // from 0 to 1
}

export const NO_SUCH_GAME = err({ code: 'no-such-game' } as const);
const NOT_HERE: Trial = { ok: false, refusal: { code: 'not-your-turn' } };

export function answerAtTable(game: OpenGame | undefined, wish: TableWish, thinker: Thinker, asked: Asked): unknown {
  if (wish.type === 'try') return game ? tryMove(game.table, wish.move) : NOT_HERE;
  if (wish.type === 'past') return game && viewAt(game.table, wish.version);
  if (!game) return NO_SUCH_GAME;
  switch (wish.type) {
    case 'act':
      return game.change((table) => T.act(table, wish.move));
    case 'undo':
      return game.change(T.undo);
    case 'undoTurn':
      return game.change(T.undoTurn);
    case 'confirm':
      return game.change(T.confirm);
    case 'liftCurtain':
      return game.change(T.liftCurtain);
    case 'setCurtain':
      return game.change((table) => ok(T.setCurtain(table, wish.isOn)));
    case 'setQuick':
      return game.change((table) => ok(T.setQuick(table, wish.isOn)));
    case 'hint':
      return hint(game, thinker, asked);
    case 'analyse':
      return analyse(game, thinker, asked);
    case 'notation':
      return ok(notationOf(game.table));
    default:
      return assertNever(wish);
  }
}

async function hint(game: OpenGame, thinker: Thinker, asked: Asked): Promise<TableResult<HintAnswer>> {
  const control = T.controlOf(game.table);
  if (control.kind !== 'act') return err({ code: 'not-now' });
  const view = targi.view(T.stateOf(game.table), control.seat);
  return game.advise(asked.signal, async (signal) => {
    const { options, spread } = await thinker.hint(view, { signal, onProgress: asked.onProgress });
    return { options, spread };
  });
}

async function analyse(game: OpenGame, thinker: Thinker, asked: Asked): Promise<TableResult<AnalysisAnswer>> {
  if (T.controlOf(game.table).kind !== 'over') return err({ code: 'not-now' });
  const record = T.recordOf(game.table.setup, T.movesOf(game.table));
  return game.advise(asked.signal, (signal) => thinker.analyse(record, { signal, onProgress: asked.onProgress }));
}

export function notationOf(table: T.Table): string {
  return makeGame(T.recordOf(table.setup, T.movesOf(table)));
}
