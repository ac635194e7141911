import type { PortListener } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { someRecord, someRequests } from '../../test/requests.ts';
import type { Analysis } from '../targi/analysis.ts';
import type { Hint } from '../targi/hint.ts';
import { openThinker, ThinkingError } from './client.ts';
import type { Thought, ToWorker } from './protocol.ts';

const [REQUEST] = someRequests(2);
const ANSWER: Thought = { move: REQUEST.moves[0], options: [] };
const RECORD = someRecord('client');
const HINT: Hint = { seat: 'blue', options: [], spread: 2, why: [] };
const ANALYSIS: Analysis = { moves: [], turningPoints: { blue: [], white: [] }, lost: { blue: 0, white: 0 } };

/** Workers that do nothing but note what they are told; the test speaks for them. */
function workshop() {
  const workers: { readonly told: ToWorker[]; readonly listener: PortListener; isClosed: boolean }[] = [];
  const thinker = openThinker((listener) => {
    const worker = { told: [] as ToWorker[], listener, isClosed: false };
    workers.push(worker);
    return {
      post: (message) => void worker.told.push(structuredClone(message) as ToWorker),
      close: async () => void (worker.isClosed = true),
    };
  });
  return { workers, thinker };
}

function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no failure',
    (error: unknown) => (error instanceof ThinkingError ? error.code : error),
  );
}

describe('asking', () => {
  test('starts a worker with the first question, and only one', async () => {
    const { workers, thinker } = workshop();
    expect(workers).toHaveLength(0);
    const answers = [thinker.think(REQUEST), thinker.think({ ...REQUEST, seed: 'other' })];
    expect(workers).toHaveLength(1);
    expect(workers[0].told).toEqual([
      { type: 'think', id: 1, ...REQUEST },
      { type: 'think', id: 2, ...REQUEST, seed: 'other' },
    ]);
    const other = { ...ANSWER, move: REQUEST.moves[1] };
    workers[0].listener.heard({ type: 'answer', id: 2, answer: other });
    workers[0].listener.heard({ type: 'answer', id: 1, answer: ANSWER });
    expect(await Promise.all(answers)).toEqual([ANSWER, other]);
  });

  test('a hint and an analysis are questions like any other', async () => {
    const { workers, thinker } = workshop();
    const stop = new AbortController();
    const [hint, analysis] = [thinker.hint(REQUEST.view), thinker.analyse(RECORD)];
    const aborted = failure(thinker.analyse(RECORD, { signal: stop.signal }));
    expect(workers[0].told).toEqual([
      { type: 'hint', id: 1, view: REQUEST.view },
      { type: 'analyse', id: 2, record: RECORD },
      { type: 'analyse', id: 3, record: RECORD },
    ]);
    workers[0].listener.heard({ type: 'answer', id: 1, answer: HINT });
    workers[0].listener.heard({ type: 'answer', id: 2, answer: ANALYSIS });
    stop.abort('enough');
    expect([await hint, await analysis, await aborted]).toEqual([HINT, ANALYSIS, 'enough']);
  });

  test('hears of progress until the answer', async () => {
    const { workers, thinker } = workshop();
    const heard: number[] = [];
    const answer = thinker.think(REQUEST, { onProgress: (done) => heard.push(done) });
    const { listener } = workers[0];
    for (const done of [0.2, 0.7]) listener.heard({ type: 'progress', id: 1, done });
    listener.heard({ type: 'progress', id: 2, done: 0.9 });
    listener.heard({ type: 'answer', id: 1, answer: ANSWER });
    listener.heard({ type: 'progress', id: 1, done: 1 });
    await answer;
    expect(heard).toEqual([0.2, 0.7]);
  });

  test.each(['malformed', 'impossible', 'over', 'not-to-act', 'failed'] as const)(
    'fails with the error of the worker: %s',
    async (code) => {
      const { workers, thinker } = workshop();
      const answer = thinker.think(REQUEST);
      workers[0].listener.heard({ type: 'error', code, detail: 'to nobody' });
      workers[0].listener.heard({ type: 'error', id: 1, code, detail: 'why' });
      await expect(answer).rejects.toThrow(`${code}: why`);
      expect(workers[0].isClosed).toBe(false);
    },
  );

  test('what cannot be sent fails', async () => {
    const { thinker } = workshop();
    const request = { ...REQUEST, seed: (() => 'no data') as never };
    expect(await failure(thinker.think(request))).toBeInstanceOf(DOMException);
  });
});

describe('aborting', () => {
  test('fails at once with the reason, and tells the worker', async () => {
    const { workers, thinker } = workshop();
    const stop = new AbortController();
    const aborted = failure(thinker.think(REQUEST, { signal: stop.signal }));
    const other = thinker.think(REQUEST);
    stop.abort('enough');
    expect(await aborted).toBe('enough');
    expect(workers[0].told.at(-1)).toEqual({ type: 'abort', id: 1 });
    workers[0].listener.heard({ type: 'answer', id: 1, answer: ANSWER }); // it was just ready
    workers[0].listener.heard({ type: 'answer', id: 2, answer: ANSWER });
    expect(await other).toEqual(ANSWER);
  });

  test('before asking asks nothing', async () => {
    const { workers, thinker } = workshop();
    expect(await failure(thinker.think(REQUEST, { signal: AbortSignal.abort('early') }))).toBe('early');
    expect(workers).toHaveLength(0);
  });

  test('after the answer is nothing', async () => {
    const { workers, thinker } = workshop();
    const stop = new AbortController();
    const answer = thinker.think(REQUEST, { signal: stop.signal });
    workers[0].listener.heard({ type: 'answer', id: 1, answer: ANSWER });
    await answer;
    stop.abort();
    expect(workers[0].told).toHaveLength(1);
  });
});

describe('a crash', () => {
  test('is told to all who wait, and the next question starts a new worker', async () => {
    const { workers, thinker } = workshop();
    const waiting = [thinker.think(REQUEST), thinker.think(REQUEST)].map(failure);
    workers[0].listener.crashed('out of memory');
    workers[0].listener.crashed('and ended');
    expect(await Promise.all(waiting)).toEqual(['crashed', 'crashed']);
    expect(workers[0].isClosed).toBe(true);

    const again = thinker.think(REQUEST);
    expect(workers).toHaveLength(2);
    workers[0].listener.crashed('and ended again');
    workers[0].listener.heard({ type: 'error', id: 3, code: 'failed', detail: 'from the grave' });
    workers[1].listener.heard({ type: 'answer', id: 3, answer: ANSWER });
    expect(await again).toEqual(ANSWER);
  });
});

describe('closing', () => {
  test('fails all who wait, ends the worker, and nothing starts any more', async () => {
    const { workers, thinker } = workshop();
    const waiting = failure(thinker.think(REQUEST));
    await thinker.close();
    expect(await waiting).toBe('closed');
    expect(workers[0].isClosed).toBe(true);
    expect(await failure(thinker.think(REQUEST))).toBe('closed');
    await thinker.close();
    expect(workers).toHaveLength(1);
  });
});
