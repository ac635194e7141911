import { type Rng, shuffle } from '@caravanserai/contract';
import { SEATS, type Seat } from '../src/cards.ts';
import * as L from '../src/layout.ts';
import { clone, playerAt, type State } from '../src/state.ts';
import { isTribe } from '../src/tables.ts';

/**
 * The secrets of a state by the rulebook (TG-49 to TG-52): whether each card in hand is secret, who has a drawn card pending, which cells
 * are face down, and which of them have been since before the last reshuffle of their kind.
 */
export interface Secrets {
  readonly hands: Readonly<Record<Seat, boolean>>;
  readonly drawnBy: Seat | undefined;
  readonly down: readonly boolean[];
  readonly downLonger: readonly boolean[];
}

/** Read from the state's own flags. `secretsAfter` in `follow.ts` derives the same from moves and events. */
export function secretsIn(s: State): Secrets {
  const isSecret = (seat: number) => s[playerAt(seat) + L.HAND_SECRET] === 1;
  const isDrawing = s[L.PHASE] === L.PHASE_DRAWN && s[L.OPEN_HANDS] === 0;
  const faces = [...s.subarray(L.FACE, L.FACE + 9)];
  return {
    hands: { blue: isSecret(0), white: isSecret(1) },
    drawnBy: isDrawing ? SEATS[s[L.TO_ACT]] : undefined,
    down: faces.map((face) => face !== L.FACE_UP),
    downLonger: faces.map((face) => face === L.FACE_DOWN_LONGER),
  };
}

/**
 * The same game with everything hidden from `viewer` dealt again. Written from the rulebook, without `view` or `guess`.
 *
 * Hidden are the order of both decks, the faces of face-down cards (but not their kinds), cards that others drew in secret, and the
 * result of the next reshuffle. Cards that were face down before a reshuffle were not part of it, so they are exchanged only with each
 * other.
 */
export function redeal(truth: State, viewer: Seat | 'spectator', rng: Rng, secrets = secretsIn(truth)): State {
  const s = clone(truth);
  for (const pile of [L.GOODS_PILE, L.TRIBE_PILE]) {
    const ofTribe = pile === L.TRIBE_PILE;
    const cells = secrets.down.flatMap((isDown, cell) =>
      isDown && isTribe(truth[L.CENTRE + cell]) === ofTribe ? [cell] : [],
    );
    const unknown = Array.from({ length: truth[pile.left] }, (_, i) => pile.deck + i);
    unknown.push(...cells.filter((cell) => !secrets.downLonger[cell]).map((cell) => L.CENTRE + cell));
    if (ofTribe) unknown.push(...secretPlaces(secrets, viewer));
    dealAgain(s, unknown, rng);
    dealAgain(
      s,
      cells.filter((cell) => secrets.downLonger[cell]).map((cell) => L.CENTRE + cell),
      rng,
    );
  }
  for (let i = 0; i < 32; i++) s[L.KEY + i] = rng.next();
  return s;
}

function secretPlaces({ hands, drawnBy }: Secrets, viewer: Seat | 'spectator'): number[] {
  const others = SEATS.filter((seat) => seat !== viewer);
  const places = others.filter((seat) => hands[seat]).map((seat) => playerAt(SEATS.indexOf(seat)) + L.HAND);
  return drawnBy !== undefined && drawnBy !== viewer ? [...places, L.DRAWN] : places;
}

function dealAgain(s: State, places: readonly number[], rng: Rng): void {
  const cards = places.map((at) => s[at]);
  shuffle(cards, rng);
  places.forEach((at, i) => (s[at] = cards[i]));
}
