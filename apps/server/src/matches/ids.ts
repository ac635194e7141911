import { createHash, randomBytes } from 'node:crypto';
import type { MatchId } from '@caravanserai/contract';

/** 128 random bits: the id is the secret of the link, and cannot be guessed. */
export function newMatchId(): MatchId {
  return randomBytes(16).toString('base64url') as MatchId;
}

export function newUserId(): string {
  return randomBytes(12).toString('base64url');
}

export function newSecret(): string {
  return randomBytes(32).toString('hex');
}

export function newNonce(): string {
  return randomBytes(16).toString('hex');
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The database stores only this hash of a token. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
