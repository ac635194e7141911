import type { MatchId, MatchPicture } from '@caravanserai/contract';
import { storedSignal } from '../../app/signals/storedSignal.ts';
import { parseFields } from '../../app/settings/stored.ts';

const MOST_KEPT = 200; // matches

/** This device's own record of a match: the commitment shown before sitting down, the nonces sent, and the seat taken. */
interface Noted {
  readonly commitment: string;
  readonly nonces?: readonly string[]; // sent and not refused; the answer may have been lost
  readonly seats?: Readonly<Record<string, string>>; // the nonce by seat, once the server has accepted it
}

const notes = storedSignal('caravanserai.promises', (text) => parseFields(text) as Readonly<Record<string, Noted>>);

/** Reads and writes in one synchronous step, so that no other tab can write in between. */
function note(match: MatchId, change: (before: Noted | undefined) => Noted | undefined): void {
  const { [match]: before, ...others } = notes.get();
  const after = change(before);
  if (after === before) return;
  const kept = [...Object.entries(others), ...(after ? [[match, after] as const] : [])].slice(-MOST_KEPT);
  notes.set(Object.fromEntries(kept));
}

/** Call before the nonce is sent. The first commitment ever shown is the binding one. */
export function noteSitting(match: MatchId, commitment: string, nonce: string): void {
  note(match, (before) => ({
    ...before,
    commitment: before?.commitment ?? commitment,
    nonces: [...(before?.nonces ?? []), nonce],
  }));
}

/** The server has accepted the nonce for this seat. */
export function noteSeat(match: MatchId, seat: string, nonce: string): void {
  note(match, (before) => before && { ...before, seats: { ...before.seats, [seat]: nonce } });
}

/** The server has refused the nonce: it is part of no seed. */
export function noteRefused(match: MatchId, nonce: string): void {
  note(match, (before) => before && { ...before, nonces: before.nonces?.filter((sent) => sent !== nonce) ?? [] });
}

export function noteLeft(match: MatchId): void {
  note(match, (before) => before && { commitment: before.commitment });
}

/** Finds our seat from a picture that contains one of our nonces, in case the answer to sitting down was lost. */
export function noteShown({ id, viewer, fairness }: Pick<MatchPicture, 'id' | 'viewer' | 'fairness'>): void {
  const noted = notes.get()[id];
  const own = fairness.nonces[viewer];
  if (own === undefined || noted?.seats?.[viewer] !== undefined || !noted?.nonces?.includes(own)) return;
  noteSeat(id, viewer, own);
}

export const PROMISE_FAULTS = ['other-commitment', 'other-nonce', 'other-seat'] as const;
/** `not-noted`: this device did not sit down there and has nothing to compare. */
export type Kept = 'kept' | 'not-noted' | (typeof PROMISE_FAULTS)[number];

/**
 * Whether this is still the match that this device joined, by comparing the server's data with the stored record. The viewer's seat is also claimed
 * by the server, so a recorded seat takes precedence over it.
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
