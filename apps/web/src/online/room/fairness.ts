import { err, faultOf, type MatchPicture, ok, type Result } from '@caravanserai/contract';
import type { Recomputed } from './gameRoom.ts';

/** The seed of a finished game, if it matches the commitment. */
export function promisedSeed(
  { id, fairness }: MatchPicture,
  seats: readonly string[],
): Result<string, NonNullable<Recomputed['fault']>> {
  const { commitment, secret, seed, nonces } = fairness;
  if (secret === undefined || seed === undefined) return err('not-shown');
  const deal = { matchId: id, secret, nonces: seats.map((seat) => nonces[seat] ?? '') };
  const fault = faultOf(deal, { commitment, seed });
  return fault ? err(fault) : ok(seed);
}

/** Compares the recorded events with those of the replay (`told`), which is undefined if the moves are not legal. */
export function compareTold(
  made: readonly { readonly events: readonly object[] }[],
  told: readonly (readonly object[])[] | undefined,
): Recomputed {
  const isSame = told !== undefined && JSON.stringify(told) === JSON.stringify(made.map(({ events }) => events));
  const compared = (told ?? []).reduce((sum, events) => sum + events.length, 0);
  return { compared, ...(isSame ? {} : { fault: 'other-cards' }) };
}
