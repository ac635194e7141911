import { stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { HASH_QUEUE } from '../limits/limits.ts';
import { derive, TooBusyError } from './hashing.ts';
import { passwordsAt } from './password.ts';

const { hash, check } = passwordsAt();

test('a password is known again, another is not, and neither is one that is not there', async () => {
  const stored = await hash('correct horse');
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/); // OWASP's cost, unless a test asks for less
  expect(await check('correct horse', stored)).toBe(true);
  expect(await check('wrong horse', stored)).toBe(false);
  expect(await check('correct horse', undefined)).toBe(false);
});

test('passwords leave the threads alone in which files are written', async () => {
  const done: string[] = [];
  const hashes = Array.from({ length: 8 }, async (_, i) => {
    await hash(`password ${i}`);
    done.push('hash');
  });
  await stat('.').then(() => done.push('file'));
  await Promise.all(hashes);
  expect(done.indexOf('file')).toBeLessThan(4); // in Node’s four threads it would wait for five
});

test('more than the queue takes are refused with a time, and all others are answered', async () => {
  const quick = { password: 'password', salt: '', keyBytes: 32, cost: { N: 2, r: 1, p: 1 }, memoryBytes: 2 ** 20 };
  const asked = Array.from({ length: HASH_QUEUE + 4 }, () => derive(quick));
  const answers = await Promise.allSettled(asked);
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
  expect(refused).toHaveLength(3);
  for (const error of refused) expect(error).toMatchObject({ retryAfterS: expect.any(Number) });
  expect(refused[0]).toBeInstanceOf(TooBusyError);
});
