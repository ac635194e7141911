import { afterEach, beforeEach, expect, test } from 'vitest';
import { EngineTimeoutError, type EnginePool, openPool } from './pool.ts';

const WORKER = new URL('../../test/moodyWorker.ts', import.meta.url);
const LIMIT_MS = 500;
let pool: EnginePool;
beforeEach(() => {
  pool = openPool({ threads: 1, limitMs: LIMIT_MS, worker: WORKER });
});
afterEach(() => pool.close());

const ask = (mood: string) => pool.ask('', { type: 'forget', match: mood });
const ANSWER = { type: 'forgotten' };

test('a question that takes too long is stopped, and the others are answered all the same', async () => {
  const asked = [ask('fine'), ask('hangs'), ask('fine'), ask('fine')];
  const [before, hanging, ...after] = await Promise.allSettled(asked);
  expect(before).toEqual({ status: 'fulfilled', value: ANSWER });
  expect(hanging).toMatchObject({ status: 'rejected', reason: expect.any(EngineTimeoutError) });
  expect(after).toEqual([before, before]);
});

test('a thread that ends takes one question with it, and one that fails does not end', async () => {
  const asked = [ask('ends'), ask('fails'), ask('fine')];
  const [ended, failed, fine] = await Promise.allSettled(asked);
  expect(ended).toMatchObject({ status: 'rejected', reason: new Error('the engine ended') });
  expect(failed).toMatchObject({ status: 'rejected', reason: new Error('Error: a mistake') });
  expect(fine).toEqual({ status: 'fulfilled', value: ANSWER });
});

test('questions about running matches do not wait for replays', async () => {
  const past = pool.recall({ type: 'forget', match: 'hangs' }).catch((error: unknown) => error);
  expect(await Promise.race([past, ask('fine')])).toEqual(ANSWER);
  expect(await past).toBeInstanceOf(EngineTimeoutError);
});

test('while a thread loads a game nobody’s time runs', async () => {
  expect(await ask('loads')).toEqual(ANSWER); // three times the time limit
});

test('who waits when it is closed is told', async () => {
  const waiting = expect(ask('hangs')).rejects.toThrow('the engine is closed');
  await pool.close();
  await waiting;
  await expect(ask('fine')).rejects.toThrow('the engine is closed');
});
