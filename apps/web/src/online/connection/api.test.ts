import { afterEach, expect, test, vi } from 'vitest';
import { forgetSession, openSession } from './api.ts';

afterEach(() => {
  forgetSession();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a request without an answer ends, and the next one asks again', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  const stop = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal);
  let asked = 0;
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => {
    asked++;
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  const first = openSession();
  stop.abort();
  expect(await first).toEqual({ ok: false, error: { code: 'offline' } });
  void openSession();
  expect(asked).toBe(2);
});
