import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { commitmentOf, faultOf, seedOf } from './fairness.ts';

const deal = {
  matchId: 'Zm9vYmFyYmF6cXV4MTIzNA',
  secret: '0f'.repeat(32),
  nonces: ['01'.repeat(16), 'a9'.repeat(16)],
};
const shown = { commitment: commitmentOf(deal.secret), seed: seedOf(deal) };

function openssl(text: string): string {
  return createHash('sha256').update(text, 'ascii').digest('hex');
}

test('[fairness] commitment and seed are plain SHA-256 of plain text: any tool can recompute them', () => {
  expect(shown.commitment).toBe(openssl(deal.secret));
  expect(shown.seed).toBe(openssl(`${deal.secret}:${deal.matchId}:${deal.nonces.join(':')}`));
});

test('[fairness] a deal that matches its commitment and seed has no fault', () => {
  expect(faultOf(deal, shown)).toBeUndefined();
});

test.each([
  ['another secret', { ...deal, secret: '1f'.repeat(32) }, 'wrong-commitment'],
  ['another match', { ...deal, matchId: 'other' }, 'wrong-seed'],
  ['another number of a player', { ...deal, nonces: [deal.nonces[1], deal.nonces[0]] }, 'wrong-seed'],
  ['a number left out', { ...deal, nonces: [deal.nonces[0]] }, 'wrong-seed'],
  ['something that is no secret', { ...deal, secret: 'please' }, 'malformed'],
  ['something that is no number', { ...deal, nonces: ['', deal.nonces[1]] }, 'malformed'],
])('[fairness] %s is found out', (_what, changed, fault) => {
  expect(faultOf(changed, shown)).toBe(fault);
});
