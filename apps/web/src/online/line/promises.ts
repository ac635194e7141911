import type { MatchId, MatchPicture } from '@caravanserai/contract';
import { readStored, writeStored } from '../../app/settings/stored.ts';

const KEY = 'caravanserai.promises';
const MOST_KEPT = 200; // matches

/** What this device knows of a match by itself: what it was shown before it sat down, and what it brought. */
interface Noted {
  readonly commitment: string;
  readonly nonces: readonly string[]; // every one that was sent: the answer to the first may have been lost
}

/** Before the number leaves this device. The first fingerprint that was ever shown is the one that binds the house. */
export function noteSitting(match: MatchId, commitment: string, nonce: string): void {
  const all = readAll();
  const before = all[match];
  const { [match]: _, ...others } = all;
  const noted: Noted = {
    commitment: before?.commitment ?? commitment,
    nonces: [...(before?.nonces ?? []), nonce],
  };
  const kept = [...Object.entries(others), [match, noted]].slice(-MOST_KEPT);
  writeStored(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** `not-noted`: this device did not sit down there, so it has nothing to compare with. */
export type Kept = 'kept' | 'not-noted' | 'other-commitment' | 'other-nonce';

/** Whether a match is still the one that this device sat down at. What the server says now is held against what was noted then. */
export function keptPromise({ id, viewer, fairness }: Pick<MatchPicture, 'id' | 'viewer' | 'fairness'>): Kept {
  const noted = readAll()[id];
  if (!noted) return 'not-noted';
  if (noted.commitment !== fairness.commitment) return 'other-commitment';
  const own = fairness.nonces[viewer];
  return own === undefined || noted.nonces.includes(own) ? 'kept' : 'other-nonce';
}

function readAll(): Readonly<Record<string, Noted | undefined>> {
  try {
    const read: unknown = JSON.parse(readStored(KEY) ?? '{}');
    return typeof read === 'object' && read ? (read as Record<string, Noted>) : {};
  } catch {
    return {}; // somebody else wrote there
  }
}
