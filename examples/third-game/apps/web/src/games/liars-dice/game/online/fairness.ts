import { faultOf, type MatchPicture } from '@caravanserai/contract';
import { type Event, type Face, liarsDice, type Move, type Options, type Seat, SEATS } from '@caravanserai/liars-dice';
import type { Recomputed } from '../../../../online/room/gameRoom.ts';
import { eventsOf } from './onlineTable.ts';

export interface RecomputedDice extends Recomputed {
  readonly dice?: Readonly<Record<Seat, readonly Face[]>>; // of the first round
}

/** Recomputes the seed, all rolls and all events, and compares them with the game as played. */
export function recompute(picture: MatchPicture): RecomputedDice {
  const { commitment, secret, seed, nonces } = picture.fairness;
  if (secret === undefined || seed === undefined) return { fault: 'not-shown', compared: 0 };
  const deal = { matchId: picture.id, secret, nonces: SEATS.map((seat) => nonces[seat] ?? '') };
  const fault = faultOf(deal, { commitment, seed });
  if (fault) return { fault, compared: 0 };

  const viewer = SEATS.find((seat) => seat === picture.viewer) ?? 'spectator';
  const start = liarsDice.init(picture.terms.options as Options, seed);
  const told: Event[] = [];
  let state = start;
  for (const entry of picture.log) {
    if (entry.kind !== 'move') continue;
    const played = liarsDice.play(state, entry.seat as Seat, entry.move as Move);
    if (!played.ok) return { fault: 'other-cards', compared: told.length, dice: start.dice };
    state = played.value.state;
    told.push(...played.value.events);
  }
  const seen = (events: readonly Event[]) => JSON.stringify(events.map((event) => liarsDice.redact(event, viewer)));
  const made = { compared: told.length, dice: start.dice };
  return seen(told) === seen(eventsOf(picture)) ? made : { ...made, fault: 'other-cards' };
}
