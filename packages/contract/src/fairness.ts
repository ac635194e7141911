import { sha256 } from './sha256.ts';

/**
 * A commit–reveal scheme for a seed that neither side can choose. The server draws a secret and publishes its hash, then each
 * player's browser adds a nonce; the seed is the hash of all of them. The secret is published after the game, so that anybody can
 * check commitment and seed. docs/fairness.md explains why this is enough.
 */
export interface FairDeal {
  readonly matchId: string;
  readonly secret: string; // 64 hex digits
  readonly nonces: readonly string[]; // in the order of the seats, 32 hex digits each
}

export const SECRET_PATTERN = /^[0-9a-f]{64}$/;
export const NONCE_PATTERN = /^[0-9a-f]{32}$/;

/** SHA-256 of the secret's hex digits as ASCII text; published before any player takes a seat. */
export function commitmentOf(secret: string): string {
  return hex(sha256(ascii(secret)));
}

/** SHA-256 of the ASCII text `secret:matchId:nonce:nonce…`. */
export function seedOf({ secret, matchId, nonces }: FairDeal): string {
  return hex(sha256(ascii([secret, matchId, ...nonces].join(':'))));
}

export type FairnessFault = 'malformed' | 'wrong-commitment' | 'wrong-seed';

/** The first fault of a published deal, or undefined if it is fair. */
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
