import { randomBytes } from 'node:crypto';

/** 128 random bits: not guessable, and unique in practice. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}
