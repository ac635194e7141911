import { Worker } from 'node:worker_threads';
import { at, err, ok, openRemote, type Result, threadPort } from '@caravanserai/contract';
import type { PairOutcome } from './pair.ts';
import type { Problem } from '../../userBots/problem.ts';

/** One pair of games: two bots by index, and the pair number, which determines the deal. */
export interface Task {
  readonly a: number;
  readonly b: number;
  readonly pair: number; // counts from 1
}

export interface Work {
  readonly bots: readonly string[];
  readonly seed: string;
  readonly limitMs: number; // per answer of an external program
  readonly stop: Int32Array; // shared memory; non-zero: abandon the game
}

/**
 * The requests that a worker thread answers. Call `close` before terminating it: that stops the programs of its bots.
 */
export interface CrewAnswers {
  play(task: Task): Promise<Result<PairOutcome | undefined, Problem>>; // undefined: stopped
  close(): Promise<void>;
}

/**
 * Plays the tasks in worker threads. Outcomes are reported in task order, so that totals do not depend on the number of
 * threads; `onPair` returns whether to continue. When it resolves, all threads and programs have ended.
 */
export async function playTasks(
  { bots, seed, limitMs }: Omit<Work, 'stop'>,
  tasks: readonly Task[],
  threads: number,
  onPair: (outcome: PairOutcome, task: Task) => boolean,
): Promise<Result<undefined, Problem>> {
  const stop = new Int32Array(new SharedArrayBuffer(4)); // a thread does not read messages during a game
  const early = new Map<number, PairOutcome>(); // outcomes that wait for a task with a lower number
  let [given, reported] = [0, 0];
  let problem: Problem | undefined;

  function halt(): void {
    Atomics.store(stop, 0, 1);
  }
  function isStopped(): boolean {
    return Atomics.load(stop, 0) !== 0;
  }
  function fail(why: Problem): void {
    problem ??= why;
    halt();
  }
  function report(number: number, finished: PairOutcome): void {
    early.set(number, finished);
    for (let outcome = early.get(reported); outcome && !isStopped(); outcome = early.get(reported)) {
      early.delete(reported);
      if (!onPair(outcome, at(tasks, reported++))) halt();
    }
  }
  async function employ(): Promise<void> {
    const workerData: Work = { bots, seed, limitMs, stop };
    const thread = openRemote<CrewAnswers>((listener) =>
      threadPort(new Worker(new URL('./worker.ts', import.meta.url), { workerData }), listener),
    );
    try {
      while (given < tasks.length && !isStopped()) {
        const number = given++;
        const played = await thread.ask('play', [at(tasks, number)]);
        if (!played.ok) fail(played.error);
        else if (played.value) report(number, played.value);
      }
      await thread.ask('close', []);
    } catch (error) {
      fail({ code: 'broke', detail: String(error) });
    } finally {
      await thread.close();
    }
  }

  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, employ));
  return problem ? err(problem) : ok(undefined);
}
