import { randomBytes } from 'node:crypto';

/** 128 bits: nobody guesses them, and no two games share them. */
export function newSeed(): string {
  return randomBytes(16).toString('hex');
}
