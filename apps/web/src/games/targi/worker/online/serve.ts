import type { Thinker } from '@caravanserai/bots';
import { assert, assertNever, err, ok, type Rng } from '@caravanserai/contract';
import { makeGame } from '@caravanserai/targi';
import * as T from '../table.ts';
import { recompute } from './fairness.ts';
import { OnlineGame } from './game.ts';
import { undoTarget } from './log.ts';
import type { FromOnlineWorker, OnlineWish, ToOnlineWorker } from './protocol.ts';

export interface OnlineWorkerHouse {
  post(message: FromOnlineWorker): void;
  readonly thinker: Pick<Thinker, 'analyse'>;
  rng(): Rng;
  key(): string;
}

/** The inside of the worker of one match: hand every message to the function that comes back. */
export function serveOnline({ post, thinker, rng, key }: OnlineWorkerHouse): (message: ToOnlineWorker) => void {
  const asked = new Map<number, AbortController>();
  let game: OnlineGame | undefined;

  function told(message: ToOnlineWorker): void {
    switch (message.type) {
      case 'open':
        game = new OnlineGame(message.picture, message.quick, {
          show: (snapshot) => post({ type: 'snapshot', snapshot }),
          send: (request) => post({ type: 'send', request }),
          dropped: () => post({ type: 'dropped' }),
          rng,
          key,
        });
        return post({ type: 'snapshot', snapshot: game.snapshot() });
      case 'see':
        return game?.see(message.picture);
      case 'answered':
        return game?.answered(message.key, message.answer);
      case 'abort':
        return asked.get(message.id)?.abort();
      case 'wish':
        return void grant(message.id, message.wish);
    }
  }

  async function grant(id: number, wish: OnlineWish): Promise<void> {
    const stop = new AbortController();
    asked.set(id, stop);
    try {
      assert(game !== undefined, 'the match was opened');
      const onProgress = (done: number) => post({ type: 'progress', id, done });
      post({ type: 'answer', id, answer: await answerTo(game, wish, { signal: stop.signal, onProgress }) });
    } catch (error) {
      post({ type: 'failed', id, detail: String(error) });
    } finally {
      asked.delete(id);
    }
  }

  interface Asked {
    readonly signal: AbortSignal;
    readonly onProgress: (done: number) => void;
  }

  function answerTo(game: OnlineGame, wish: OnlineWish, asked: Asked): unknown {
    switch (wish.type) {
      case 'act':
        return game.act(wish.move);
      case 'try':
        return game.try(wish.move);
      case 'setQuick':
        return game.setQuick(wish.isOn);
      case 'past':
        return game.past(wish.version);
      case 'undo':
        return game.undo();
      case 'undoTurn':
        return game.undoTurn();
      case 'confirm':
        return game.confirm();
      case 'undoTarget':
        return undoTarget(game.picture);
      case 'recompute':
        return recompute(game.picture, game.table);
      case 'notation':
        return game.isOver ? ok(makeGame(recordOf(game))) : err({ code: 'not-now' });
      case 'analyse':
        return game.isOver ? analyse(game, asked) : err({ code: 'not-now' });
      default:
        return assertNever(wish);
    }
  }

  async function analyse(game: OnlineGame, { signal, onProgress }: Asked): Promise<unknown> {
    try {
      return ok(await thinker.analyse(recordOf(game), { signal, onProgress }));
    } catch (error) {
      return err(signal.aborted ? { code: 'aborted' } : { code: 'crashed', detail: String(error) });
    }
  }

  return told;
}

function recordOf({ table }: OnlineGame) {
  return T.recordOf(table.setup, T.movesOf(table));
}
