import {
  DAILY_NONCE,
  dailyDealId,
  err,
  faultOf,
  isDailyDate,
  type MatchPicture,
  ok,
  type Result,
} from '@caravanserai/contract';
import type { Recomputed } from './gameRoom.ts';

/** The seed of a finished game, if it matches the commitment. */
export function promisedSeed(
  { id, terms, fairness, twin }: MatchPicture,
  seats: readonly string[],
): Result<string, NonNullable<Recomputed['fault']>> {
  const { commitment, secret, seed, daily, deal: first, nonces } = fairness;
  if (secret === undefined || seed === undefined) return err('not-shown');
  const own = seats.map((seat) => nonces[seat] ?? '');
  // With any other id or number, the server could have chosen among many deals.
  if (daily !== undefined && !(isDailyDate(daily) && own.every((nonce) => nonce === DAILY_NONCE)))
    return err('malformed');
  if (first !== undefined && ![id, twin ?? first].includes(first)) return err('malformed');
  const deal = { matchId: daily === undefined ? (first ?? id) : dailyDealId(terms.game, daily), secret, nonces: own };
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
