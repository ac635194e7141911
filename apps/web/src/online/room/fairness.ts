import { err, faultOf, type MatchPicture, ok, type Result } from '@caravanserai/contract';
import type { Recomputed } from './gameRoom.ts';

/** The seed of a finished game, if it is what was promised before it. */
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

/** What was told at the table, held against what its moves lead to; nothing: they could not be played. */
export function compareTold(
  made: readonly { readonly events: readonly object[] }[],
  told: readonly (readonly object[])[] | undefined,
): Recomputed {
  const isSame = told !== undefined && JSON.stringify(told) === JSON.stringify(made.map(({ events }) => events));
  const compared = (told ?? []).reduce((sum, events) => sum + events.length, 0);
  return { compared, ...(isSame ? {} : { fault: 'other-cards' }) };
}
