import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { HASH_QUEUE } from '../limits/limits.ts';
import { TooBusyError } from '../limits/fairQueue.ts';
import { derive } from './hashing.ts';
import { passwordsAt } from './password.ts';

const { hash, check } = passwordsAt();
const HERE = ['192.0.2.1'];

test('a password is known again, another is not, and neither is one that is not there', async () => {
  const stored = await hash('correct horse', HERE);
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/); // OWASP's cost, unless a test lowers it
  expect(await check('correct horse', stored, HERE)).toBe(true);
  expect(await check('wrong horse', stored, HERE)).toBe(false);
  expect(await check('correct horse', undefined, HERE)).toBe(false);
});

test('passwords leave the threads alone in which files are written', async () => {
  const done: string[] = [];
  const hashes = Array.from({ length: 8 }, async (_, i) => {
    await hash(`password ${i}`, HERE);
    done.push('hash');
  });
  await stat('.').then(() => done.push('file'));
  await Promise.all(hashes);
  expect(done.indexOf('file')).toBeLessThan(4); // in Node's pool of four threads it would wait for five
});

const QUICK = { password: 'password', salt: '', keyBytes: 32, cost: { N: 2, r: 1, p: 1 }, memoryBytes: 2 ** 20 };

test('more than the queue takes are refused with a time, and all others are answered', async () => {
  const asked = Array.from({ length: HASH_QUEUE + 4 }, () => derive(QUICK, HERE));
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused).toHaveLength(3);
  for (const error of refused) expect(error).toMatchObject({ retryAfterS: expect.any(Number) });
  expect(refused[0]).toBeInstanceOf(TooBusyError);
});

test('a client that fills the queue loses its own places, not those of others', async () => {
  const flood = Array.from({ length: HASH_QUEUE + 1 }, () => derive(QUICK, ['192.0.2.1']));
  const done: string[] = [];
  const honest = derive(QUICK, ['198.51.100.1']).then(() => void done.push('honest'));
  for (const one of flood) void one.then(() => void done.push('flood')).catch(() => undefined);
  await honest;
  expect(done.length).toBeLessThanOrEqual(2); // one was running
  const answers = await Promise.allSettled(flood);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(1);
});

test('a thread that fails is replaced, and only its own caller hears of it', async () => {
  const broken = derive({ ...QUICK, cost: { N: 3, r: 1, p: 1 } }, HERE); // N must be a power of two
  const fine = derive(QUICK, HERE);
  await expect(broken).rejects.toThrow();
  expect(await fine).toBe(await derive(QUICK, HERE));
});
