import { type LevelName, openThinker, type Thinker } from '@caravanserai/bots';
import type { Move, View } from '@caravanserai/targi';
import { Worker } from 'node:worker_threads';

/** What it takes to think about one position: a view, the legal moves, and a seed, so that the same position gets the same move. */
export interface Question {
  readonly bot: string;
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly seed: string;
}

/** By game: who thinks for our own opponents. In threads of their own, started when first needed. */
export interface Brain {
  choose(question: Question): Promise<unknown>;
  close(): Promise<void>;
}

export function openBrains(): Readonly<Record<string, Brain>> {
  return { targi: targiBrain(openNodeThinker()) };
}

function targiBrain(thinker: Thinker): Brain {
  return {
    async choose({ bot, view, moves, seed }) {
      const { move } = await thinker.think({
        view: view as View,
        moves: moves as Move[],
        level: bot as LevelName,
        seed,
        mode: { kind: 'nodes' },
      });
      return move;
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
