import type { MatchId, MatchPicture } from '@caravanserai/contract';
import { keptCell } from '../../app/cells/keptCell.ts';
import { parseFields } from '../../app/settings/stored.ts';

const MOST_KEPT = 200; // matches

/** What this device knows of a match by itself: what it was shown before it sat down, what it sent, and where it sat down. */
interface Noted {
  readonly commitment: string;
  readonly nonces?: readonly string[]; // sent and not refused; the answer may have been lost
  readonly seats?: Readonly<Record<string, string>>; // the number by seat, once the server has taken it
}

const notes = keptCell('caravanserai.promises', (text) => parseFields(text) as Readonly<Record<string, Noted>>);

/** Stored in one synchronous step, so that another tab cannot write in between. */
function note(match: MatchId, change: (before: Noted | undefined) => Noted | undefined): void {
  const { [match]: before, ...others } = notes.get();
  const after = change(before);
  if (after === before) return;
  const kept = [...Object.entries(others), ...(after ? [[match, after] as const] : [])].slice(-MOST_KEPT);
  notes.set(Object.fromEntries(kept));
}

/** Before the number leaves this device. The first fingerprint that was ever shown is the one that binds the server. */
export function noteSitting(match: MatchId, commitment: string, nonce: string): void {
  note(match, (before) => ({
    ...before,
    commitment: before?.commitment ?? commitment,
    nonces: [...(before?.nonces ?? []), nonce],
  }));
}

/** The server has taken the number for this seat. */
export function noteSeat(match: MatchId, seat: string, nonce: string): void {
  note(match, (before) => before && { ...before, seats: { ...before.seats, [seat]: nonce } });
}

/** The server has refused the number: it is in no seed. */
export function noteRefused(match: MatchId, nonce: string): void {
  note(match, (before) => before && { ...before, nonces: before.nonces?.filter((sent) => sent !== nonce) ?? [] });
}

export function noteLeft(match: MatchId): void {
  note(match, (before) => before && { commitment: before.commitment });
}

/** A picture that shows one of our numbers says where we sit, if the answer to sitting down was lost. */
export function noteShown({ id, viewer, fairness }: Pick<MatchPicture, 'id' | 'viewer' | 'fairness'>): void {
  const noted = notes.get()[id];
  const own = fairness.nonces[viewer];
  if (own === undefined || noted?.seats?.[viewer] !== undefined || !noted?.nonces?.includes(own)) return;
  noteSeat(id, viewer, own);
}

export const PROMISE_FAULTS = ['other-commitment', 'other-nonce', 'other-seat'] as const;
/** `not-noted`: this device did not sit down there, so it has nothing to compare with. */
export type Kept = 'kept' | 'not-noted' | (typeof PROMISE_FAULTS)[number];

/**
 * Whether a match is still the one that this device sat down at. What the server says now is compared with what was noted then; who we are
 * is part of what it says, so a seat that was noted counts whatever the server calls us.
 */
export function keptPromise({ id, viewer, fairness }: Pick<MatchPicture, 'id' | 'viewer' | 'fairness'>): Kept {
  const noted = notes.get()[id];
  if (!noted) return 'not-noted';
  if (noted.commitment !== fairness.commitment) return 'other-commitment';
  const seats = Object.entries(noted.seats ?? {});
  if (seats.some(([seat, nonce]) => fairness.nonces[seat] !== nonce)) return 'other-nonce';
  if (seats.length > 0) return seats.some(([seat]) => seat === viewer) ? 'kept' : 'other-seat';
  const own = fairness.nonces[viewer];
  if (own === undefined || !noted.nonces?.length) return 'not-noted';
  return noted.nonces.includes(own) ? 'kept' : 'other-nonce';
}
