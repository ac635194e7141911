import { type LevelName, openThinker, type Thinker } from '@caravanserai/bots';
import type { Move, View } from '@caravanserai/targi';
import { Worker } from 'node:worker_threads';
import type { Brain } from './brains.ts';

/** One is to act at a time, and moves when it has thought. */
export function targiBrain(): Brain {
  const thinker = openNodeThinker();
  return {
    async decide([{ seat, bot, view, moves, seed }]) {
      const level = bot as LevelName;
      const request = { view: view as View, moves: moves as Move[], level, seed, mode: { kind: 'usual' } } as const;
      const move = moves.length === 1 ? moves[0] : (await thinker.think(request)).move;
      return { seat, move, afterMs: 0 };
    },
    close: () => thinker.close(),
  };
}

function openNodeThinker(): Thinker {
  return openThinker(({ heard, crashed }) => {
    const thread = new Worker(new URL('./thinkerWorker.ts', import.meta.url));
    thread.on('message', heard);
    thread.on('messageerror', (error) => crashed(String(error)));
    thread.on('error', (error) => crashed(String(error)));
    thread.on('exit', (code) => crashed(`ended with ${code}`));
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      post: (message) => thread.postMessage(message),
      close: async () => void (await thread.terminate()),
    };
  });
}
