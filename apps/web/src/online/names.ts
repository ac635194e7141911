import type { MatchPicture } from '@caravanserai/contract';
import { type Who, YOU } from '@caravanserai/texts/page';
import type { GameT } from '../games/listing.ts';
import { listingOf } from '../games/listings.ts';
import { sayPerson } from './words.ts';

/** The name of the player at a seat; guests are named by their seat. `t` from `useGameT`. */
export function nameAt(t: GameT, { seats, terms }: MatchPicture, seat: string | undefined): string {
  const person = seats.find((each) => each.seat === seat)?.person;
  return person?.name ? sayPerson(t, person) : listingOf(terms.game).saySeat(t, seat);
}

/** The player at a seat in a sentence: `YOU`, or a name. */
export function playerAt(t: GameT, picture: MatchPicture, seat: string | undefined): Who {
  return seat !== undefined && seat === picture.viewer ? YOU : nameAt(t, picture, seat);
}

/** Undefined with several opponents. */
export function opponentOf({ seats, viewer }: MatchPicture): string | undefined {
  const [other, ...more] = seats.filter(({ seat }) => seat !== viewer);
  return more.length === 0 ? other?.seat : undefined;
}

/** The player to move. */
export function lateSeat({ play }: MatchPicture): string | undefined {
  return play?.toAct[0];
}
