import { Worker } from 'node:worker_threads';
import { at, err, ok, type Result } from '@caravanserai/contract';
import type { PairOutcome } from './pair.ts';
import type { Problem } from './program.ts';

/** One pair to be played: two bots by index, and its number, which is its deal. */
export interface Task {
  readonly a: number;
  readonly b: number;
  readonly pair: number; // from 1
}

export interface Work {
  readonly bots: readonly string[];
  readonly seed: string;
  readonly limitMs: number; // an answer of an external program
  readonly stop: Int32Array; // shared; not 0: leave the game where it is
}

export type ToWorker = { readonly type: 'play'; readonly id: number; readonly task: Task } | { readonly type: 'end' };

/** After the last two a worker is gone, and so are its programs. */
export type FromWorker =
  | { readonly type: 'played'; readonly id: number; readonly outcome: PairOutcome }
  | { readonly type: 'failed'; readonly problem: CrewProblem }
  | { readonly type: 'stopped' };

export type CrewProblem = Problem | { readonly code: 'broke'; readonly detail: string };

/**
 * Plays the tasks in worker threads. Outcomes come in the order of the tasks, however many threads there are, so anyone who counts them gets
 * the same in any case; `onPair` says whether to go on. When it is done no thread and no program is left.
 */
export async function playTasks(
  { bots, seed, limitMs }: Omit<Work, 'stop'>,
  tasks: readonly Task[],
  threads: number,
  onPair: (outcome: PairOutcome, task: Task) => boolean,
): Promise<Result<undefined, CrewProblem>> {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const early = new Map<number, PairOutcome>(); // played before one that comes first
  let [given, told] = [0, 0];
  let problem: CrewProblem | undefined;

  function halt(): void {
    Atomics.store(stop, 0, 1);
  }
  function next(): ToWorker {
    const task = tasks[given];
    if (!task || Atomics.load(stop, 0) !== 0) return { type: 'end' };
    return { type: 'play', id: given++, task };
  }
  function hear(said: FromWorker): void {
    if (said.type === 'failed') {
      problem ??= said.problem;
      halt();
    }
    if (said.type !== 'played') return;
    early.set(said.id, said.outcome);
    for (let outcome = early.get(told); outcome && Atomics.load(stop, 0) === 0; outcome = early.get(told)) {
      early.delete(told);
      if (!onPair(outcome, at(tasks, told++))) halt();
    }
  }
  async function employ(): Promise<void> {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { bots, seed, limitMs, stop } });
    const { promise, resolve } = Promise.withResolvers<void>();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    const give = (message: ToWorker) => thread.postMessage(message);
    thread.on('message', (said: FromWorker) => {
      hear(said);
      if (said.type === 'played') give(next());
    });
    thread.on('error', (error) => hear({ type: 'failed', problem: { code: 'broke', detail: String(error) } }));
    thread.on('exit', () => resolve());
    give(next());
    await promise;
  }

  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, employ));
  return problem ? err(problem) : ok(undefined);
}
