import { Worker } from 'node:worker_threads';
import { openRemote, threadPort } from '../packages/contract/src/index.ts';

type Ask<Answers extends object> = ReturnType<typeof openRemote<Answers>>['ask'];

/** Starts `count` workers, gives each its work and stops them. */
export async function inThreads<Answers extends object>(
  worker: URL,
  count: number,
  work: (ask: Ask<Answers>) => Promise<void>,
): Promise<void> {
  const threads = Array.from({ length: count }, () =>
    openRemote<Answers>((listener) => threadPort(new Worker(worker), listener)),
  );
  try {
    await Promise.all(threads.map((thread) => work(thread.ask)));
  } finally {
    await Promise.all(threads.map((thread) => thread.close()));
  }
}
