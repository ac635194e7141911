import type { MatchPicture } from '@caravanserai/contract';
import type { Translator } from '@caravanserai/texts/page';
import { sayPerson } from './words.ts';

/** The player at a seat, told apart where both are guests. */
export function nameAt(t: Translator, { seats }: MatchPicture, seat: string | undefined): string {
  const person = seats.find((each) => each.seat === seat)?.person;
  return person?.name ? sayPerson(t, person) : t(`targi.seat.${seat === 'white' ? 'white' : 'blue'}`);
}

export function opponentOf({ seats, viewer }: MatchPicture): string | undefined {
  return seats.find(({ seat }) => seat !== viewer)?.seat;
}
