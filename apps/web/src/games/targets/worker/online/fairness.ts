import type { MatchPicture } from '@caravanserai/contract';
import { type DieId, type Face, faceUp, type Seat, SEATS, seatsOf, type State } from '@caravanserai/targets';
import type { Rules } from '@caravanserai/targets/versions';
import { compareTold, promisedSeed } from '../../../../online/room/fairness.ts';
import type { Recomputed } from '../../../../online/room/gameRoom.ts';
import { madeOf, viewOf } from './log.ts';

/** The randomness of a finished game, recomputed from the commitment made before it. */
export interface RecomputedTargets extends Recomputed {
  readonly first?: Seat;
  /** Top faces of the dice in the towers at the start, from the bottom up. */
  readonly towers?: Readonly<Partial<Record<Seat, readonly (Face | undefined)[]>>>;
}

/** Recomputes the seed, the towers and every event, flick by flick, with the rules version of the match. */
export function recomputeTargets(picture: MatchPicture, rules: Rules): RecomputedTargets {
  const { options } = viewOf(picture);
  const seats = seatsOf(options);
  const promised = promisedSeed(picture, seats);
  if (!promised.ok) return { fault: promised.error, compared: 0 };
  const seed = promised.value;
  const start = rules.init(options, seed);
  const faces = (seat: Seat) => start.towers[seat].map((die) => faceOf(start, die));
  const chance = { first: start.first, towers: Object.fromEntries(seats.map((seat) => [seat, faces(seat)])) };
  const made = madeOf(picture);
  const players = Object.fromEntries(SEATS.map((seat) => [seat, ''])) as Record<Seat, string>;
  const moves = made.map(({ seat, move }) => ({ seat, move }));
  const replayed = rules.replay({ rulesVersion: rules.version, seed, options, players, moves }, rules.flick);
  const told = replayed.ok ? replayed.value.steps.map(({ events }) => events) : undefined;
  return { ...compareTold(made, told), ...chance };
}

function faceOf({ dice }: State, id: DieId): Face | undefined {
  const pose = dice.find(({ die }) => die === id)?.pose;
  return pose && faceUp(pose);
}
