import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

/** Work that takes a second of a clock of its own, and is done when the test says so. */
function workshop() {
  const clock = { nowMs: 0 };
  const queue = new FairQueue(() => clock.nowMs);
  const done: string[] = [];
  const ask = (name: string, person: string, address: string) =>
    queue.run(person, address, async () => {
      clock.nowMs += 1000;
      done.push(name);
    });
  return { clock, done, ask };
}

test('thirty games of one person do not keep somebody else waiting for more than one thought', async () => {
  const { done, ask } = workshop();
  const all = Array.from({ length: 30 }, (_, i) => ask(`greedy ${i}`, 'greedy', '192.0.2.1'));
  all.push(ask('honest', 'honest', '198.51.100.1'));
  await Promise.all(all);
  expect(done.indexOf('honest')).toBe(1);
});

test('many guests of one address are one address', async () => {
  const { done, ask } = workshop();
  const all = Array.from({ length: 30 }, (_, i) => ask(`guest ${i}`, `guest ${i}`, '192.0.2.1'));
  await Promise.all(all.slice(0, 1));
  all.push(ask('honest', 'honest', '198.51.100.1'), ask('honest too', 'honest', '198.51.100.1'));
  await Promise.all(all);
  const [first, second] = [done.indexOf('honest'), done.indexOf('honest too')];
  expect(first).toBeLessThan(4);
  expect(second).toBeLessThan(5);
});

test('what was used long ago is forgiven, and a failure is the asker’s alone', async () => {
  const { clock, done, ask } = workshop();
  await Promise.all([ask('a', 'a', 'x'), ask('a', 'a', 'x'), ask('b', 'b', 'y')]);
  clock.nowMs += 24 * 3_600_000;
  await Promise.all([ask('b', 'b', 'y'), ask('b', 'b', 'y'), ask('b', 'b', 'y'), ask('a', 'a', 'x')]);
  expect(done.slice(3)).toEqual(['b', 'a', 'b', 'b']);
  const queue = new FairQueue(() => 0);
  const failed = queue.run('a', 'x', () => Promise.reject(new Error('no idea')));
  const fine = queue.run('a', 'x', async () => 'fine');
  await expect(failed).rejects.toThrow('no idea');
  expect(await fine).toBe('fine');
});
