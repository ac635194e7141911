import { describe, expect, test } from 'vitest';
import { webLocks } from './locks.ts';

const locks = webLocks(navigator.locks, 20);
let count = 0;
const newName = () => `test/${process.pid}/${++count}`;
const notLost = () => expect.unreachable('nobody takes it over');

describe('a lock', () => {
  test('is one holder’s until it is released', async () => {
    const name = newName();
    const first = await locks.hold(name, false, notLost);
    expect(first).toBeDefined();
    expect(await locks.hold(name, false, notLost)).toBeUndefined();
    first!.release();
    const second = await locks.hold(name, false, notLost);
    expect(second).toBeDefined();
    second!.release();
  });

  test('is waited for a moment', async () => {
    const name = newName();
    const patient = webLocks(navigator.locks, 60_000);
    const first = await patient.hold(name, false, notLost);
    const waiting = patient.hold(name, false, notLost);
    first!.release();
    const second = await waiting;
    expect(second).toBeDefined();
    second!.release();
  });

  test('can be taken over, and the former holder is notified', async () => {
    const name = newName();
    let isLost = false;
    const first = await locks.hold(name, false, () => (isLost = true));
    const second = await locks.hold(name, true, notLost);
    await expect.poll(() => isLost).toBe(true);
    first!.release();
    expect(await locks.hold(name, false, notLost)).toBeUndefined();
    second!.release();
  });

  test('is everybody’s where the browser has none', async () => {
    const none = webLocks(undefined);
    expect(await none.hold('a', false, notLost)).toBeDefined();
    expect(await none.hold('a', false, notLost)).toBeDefined();
  });
});
