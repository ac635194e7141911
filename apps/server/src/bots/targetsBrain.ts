import { openRemote } from '@caravanserai/contract';
import type { Brain } from './brains.ts';
import type { TargetsThinker } from './targetsThinkerWorker.ts';
import { openThread } from './thread.ts';

/** Several may act at once, each with reflexes of its own. The thread starts with the first question, and again after a crash. */
export function targetsBrain(): Brain {
  const thread = openRemote<TargetsThinker>((listener) =>
    openThread(new URL('./targetsThinkerWorker.ts', import.meta.url), listener),
  );
  return { decide: (asked) => thread.ask('decide', [asked]), close: thread.close };
}
