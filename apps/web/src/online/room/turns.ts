import type { MatchPicture } from '@caravanserai/contract';
import type { GameListing } from '../../games/listing.ts';
import { listingOf } from '../../games/listings.ts';

/** The seats to move, as known to all players. */
export function turnSeats(
  { status, terms, play }: MatchPicture,
  listing: Pick<GameListing, 'turnSeats'> = listingOf(terms.game),
): readonly string[] {
  if (status !== 'running' || !play) return [];
  return listing.turnSeats?.(play) ?? play.toAct;
}
