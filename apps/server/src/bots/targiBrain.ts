import { type LevelName, openThinker } from '@caravanserai/bots/targi';
import { at } from '@caravanserai/contract';
import type { Move, View } from '@caravanserai/targi';
import type { Brain } from './brains.ts';
import { openThread } from './thread.ts';

/** One seat is to act at a time, and moves when its decision is ready. */
export function targiBrain(): Brain {
  const thinker = openThinker((listener) => openThread(new URL('./thinkerWorker.ts', import.meta.url), listener));
  return {
    async decide(asked) {
      const { seat, bot, view, moves, seed } = at(asked, 0);
      const level = bot as LevelName;
      const request = { view: view as View, moves: moves as Move[], level, seed, mode: { kind: 'usual' } } as const;
      const move = moves.length === 1 ? moves[0] : (await thinker.think(request)).move;
      return { seat, move, afterMs: 0 };
    },
    close: () => thinker.close(),
  };
}
