import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { Painter } from './painter.ts';

test('pictures that are wanted at once are drawn one after the other, on one thread, and each of them once', async () => {
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const painter = new Painter();
  const names = ['one', 'two', 'three'];
  const wanted = [...names, ...names].map((title) => painter.picture(title, { drawing: undefined, title, text: '' }));
  for (const [i, picture] of wanted.entries()) {
    expect(String.fromCharCode(...(await picture).subarray(1, 4))).toBe('PNG');
    expect(posted.mock.calls.length).toBeLessThanOrEqual(Math.min(i + 2, names.length)); // the next has begun at most
  }
  expect(posted).toHaveBeenCalledTimes(names.length);
  expect(new Set(posted.mock.contexts).size).toBe(1);
  await painter.close();
  posted.mockRestore();
});
