import { expect, test } from 'vitest';
import { FairQueue, type FairQueueOptions, TooBusyError } from './fairQueue.ts';

/** Jobs that take one second of a simulated clock. */
function workshop(options: Partial<FairQueueOptions> = {}) {
  const clock = { nowMs: 0 };
  const queue = new FairQueue({ now: () => clock.nowMs, ...options });
  const done: string[] = [];
  const ask = (name: string, ...groups: readonly string[]) =>
    queue.run(groups, async () => {
      clock.nowMs += 1000;
      done.push(name);
    });
  return { clock, done, ask };
}

/** Settles all: done, or the name of the error. */
async function answered(asked: readonly Promise<void>[]): Promise<string[]> {
  const settled = await Promise.allSettled(asked);
  return settled.map((one) => (one.status === 'fulfilled' ? 'done' : (one.reason as Error).constructor.name));
}

test('thirty games of one person do not keep somebody else waiting for more than one thought', async () => {
  const { done, ask } = workshop();
  const all = Array.from({ length: 30 }, (_, i) => ask(`greedy ${i}`, '192.0.2.1', 'greedy'));
  all.push(ask('honest', '198.51.100.1', 'honest'));
  await Promise.all(all);
  expect(done.indexOf('honest')).toBe(1);
});

test('many guests of one address are one address', async () => {
  const { done, ask } = workshop();
  const all = Array.from({ length: 30 }, (_, i) => ask(`guest ${i}`, '192.0.2.1', `guest ${i}`));
  await Promise.all(all.slice(0, 1));
  all.push(ask('honest', '198.51.100.1', 'honest'), ask('honest too', '198.51.100.1', 'honest'));
  await Promise.all(all);
  const [first, second] = [done.indexOf('honest'), done.indexOf('honest too')];
  expect(first).toBeLessThan(4);
  expect(second).toBeLessThan(5);
});

test('what was used long ago is forgiven, and a failure is the asker’s alone', async () => {
  const { clock, done, ask } = workshop();
  await Promise.all([ask('a', 'x', 'a'), ask('a', 'x', 'a'), ask('b', 'y', 'b')]);
  clock.nowMs += 24 * 3_600_000;
  await Promise.all([ask('b', 'y', 'b'), ask('b', 'y', 'b'), ask('b', 'y', 'b'), ask('a', 'x', 'a')]);
  expect(done.slice(3)).toEqual(['b', 'a', 'b', 'b']);
  const queue = new FairQueue({ now: () => 0 });
  const failed = queue.run(['x', 'a'], () => Promise.reject(new Error('no idea')));
  const fine = queue.run(['x', 'a'], async () => 'fine');
  await expect(failed).rejects.toThrow('no idea');
  expect(await fine).toBe('fine');
});

test('a caller waits for one job of each other group at most, never for a backlog', async () => {
  const { done, ask } = workshop();
  const all = Array.from({ length: 10 }, (_, i) => [1, 2, 3].map(() => ask(`bad ${i}`, `bad ${i}`))).flat();
  all.push(ask('honest', 'honest'));
  await Promise.all(all);
  expect(done.indexOf('honest')).toBe(10);
});

test('newcomers without end overtake a retry for a minute and no longer', async () => {
  const { clock, done, ask } = workshop();
  const honest = [ask('first try', 'honest'), ask('retry', 'honest')];
  const fresh = [ask('fresh', 'fresh'), ask('fresh', 'fresh too')]; // one job always waits
  for (let i = 0; i < 200; i++) {
    await fresh[i];
    fresh.push(ask('fresh', `fresh ${i}`));
  }
  await Promise.all([...honest, ...fresh]);
  expect(clock.nowMs).toBeGreaterThan(200_000);
  expect(done.indexOf('retry')).toBeLessThanOrEqual(62);
});

test('a full queue refuses the last job of the largest group, and takes a newcomer', async () => {
  const { done, ask } = workshop({ mostWaiting: 4 });
  const greedy = Array.from({ length: 6 }, (_, i) => ask(`greedy ${i}`, 'greedy')); // one runs, four wait
  const honest = ask('honest', 'honest');
  expect(await answered([...greedy, honest])).toEqual([
    ...Array(4).fill('done'),
    TooBusyError.name,
    TooBusyError.name,
    'done',
  ]);
  expect(done[1]).toBe('honest');
});

test('where the lane of strangers is full, another lane still has room', async () => {
  const { done, ask } = workshop({ mostWaiting: 10 });
  const strangers = Array.from({ length: 100 }, (_, i) => ask('stranger', 'new', `address ${i}`));
  const known = [ask('known', 'known', 'home'), ask('known', 'known', 'work')];
  expect((await answered(strangers)).filter((answer) => answer === 'done')).toHaveLength(9);
  expect(await answered(known)).toEqual(['done', 'done']);
  expect(done.indexOf('known')).toBe(1);
});

test('runs one job per slot; the next slot goes to a group without one', async () => {
  const clock = { nowMs: 0 };
  const queue = new FairQueue({ now: () => clock.nowMs, slots: 2 });
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const hang = (name: string) =>
    queue.run([name], () => {
      started.push(name);
      return new Promise<void>((resolve) => void ends.push(resolve));
    });
  const all = ['slow', 'slow', 'slow', 'quick'].map(hang);
  expect(started).toEqual(['slow', 'slow']);
  clock.nowMs += 5000;
  for (let n = 0; n < all.length; n++) {
    await expect.poll(() => ends.length).toBeGreaterThan(n);
    ends[n]();
  }
  await Promise.all(all);
  expect(started).toEqual(['slow', 'slow', 'quick', 'slow']);
});
