import { openRemote } from '@caravanserai/contract';
import type { Brain } from './brains.ts';
import type { TargetsThinker } from './targetsThinkerWorker.ts';
import { openThread } from './thread.ts';

/** Several bots may act at once, each with its own reaction time. The thread starts on first use, and again after a crash. */
export function targetsBrain(): Brain {
  const thread = openRemote<TargetsThinker>((listener) =>
    openThread(new URL('./targetsThinkerWorker.ts', import.meta.url), listener),
  );
  return { decide: (asked) => thread.ask('decide', [asked]), close: thread.close };
}
