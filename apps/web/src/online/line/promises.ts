import type { MatchId, MatchPicture } from '@caravanserai/contract';
import { keptCell } from '../../app/cells/keptCell.ts';
import { parseFields } from '../../app/settings/stored.ts';

const MOST_KEPT = 200; // matches

/** What this device knows of a match by itself: what it was shown before it sat down, and what it brought. */
interface Noted {
  readonly commitment: string;
  readonly nonces: readonly string[]; // every one that was sent: the answer to the first may have been lost
}

const notes = keptCell('caravanserai.promises', (text) => parseFields(text) as Readonly<Record<string, Noted>>);

/** Before the number leaves this device. The first fingerprint that was ever shown is the one that binds the house. */
export function noteSitting(match: MatchId, commitment: string, nonce: string): void {
  const { [match]: before, ...others } = notes.get();
  const noted: Noted = {
    commitment: before?.commitment ?? commitment,
    nonces: [...(before?.nonces ?? []), nonce],
  };
  const kept = [...Object.entries(others), [match, noted] as const].slice(-MOST_KEPT);
  notes.set(Object.fromEntries(kept));
}

/** `not-noted`: this device did not sit down there, so it has nothing to compare with. */
export type Kept = 'kept' | 'not-noted' | 'other-commitment' | 'other-nonce';

/** Whether a match is still the one that this device sat down at. What the server says now is held against what was noted then. */
export function keptPromise({ id, viewer, fairness }: Pick<MatchPicture, 'id' | 'viewer' | 'fairness'>): Kept {
  const noted = notes.get()[id];
  if (!noted) return 'not-noted';
  if (noted.commitment !== fairness.commitment) return 'other-commitment';
  const own = fairness.nonces[viewer];
  return own === undefined || noted.nonces.includes(own) ? 'kept' : 'other-nonce';
}
