import { sha256 } from './sha256.ts';

/**
 * How a seed comes about that nobody could choose. The house draws a secret and shows its fingerprint; only then do the players'
 * browsers bring numbers of their own; the seed is made of all of them. After the game the secret is shown, and everyone can
 * check that it has that fingerprint and gives that seed. docs/fairness.md tells why this is enough.
 */
export interface FairDeal {
  readonly matchId: string;
  readonly secret: string; // 64 hex digits
  readonly nonces: readonly string[]; // in the order of the seats, 32 hex digits each
}

export const SECRET_PATTERN = /^[0-9a-f]{64}$/;
export const NONCE_PATTERN = /^[0-9a-f]{32}$/;

/** The fingerprint that the house shows before anybody sits down: of the secret's digits as ASCII text. */
export function commitmentOf(secret: string): string {
  return hex(sha256(ascii(secret)));
}

/** ASCII text `secret:matchId:nonce:nonce…`, hashed. */
export function seedOf({ secret, matchId, nonces }: FairDeal): string {
  return hex(sha256(ascii([secret, matchId, ...nonces].join(':'))));
}

export type FairnessFault = 'malformed' | 'wrong-commitment' | 'wrong-seed';

/** What is wrong with a deal that was shown, or nothing. */
export function faultOf(
  deal: FairDeal,
  shown: { readonly commitment: string; readonly seed: string },
): FairnessFault | undefined {
  const isWellFormed = SECRET_PATTERN.test(deal.secret) && deal.nonces.every((nonce) => NONCE_PATTERN.test(nonce));
  if (!isWellFormed) return 'malformed';
  if (commitmentOf(deal.secret) !== shown.commitment) return 'wrong-commitment';
  return seedOf(deal) === shown.seed ? undefined : 'wrong-seed';
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
