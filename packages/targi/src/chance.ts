import { err, type Played, type Refusal, type Result } from '@caravanserai/contract';
import { CELLS } from './board.ts';
import type { CardId, Seat } from './cards.ts';
import { play } from './engine.ts';
import type { Event } from './events.ts';
import type { Targi } from './index.ts';
import * as L from './layout.ts';
import type { Move } from './moves.ts';
import type { Reason } from './rules.ts';
import { clone, type Pile, type State } from './state.ts';
import * as T from './tables.ts';

/** Where a card comes from that nobody could see before: a cell of the centre, the Caravan or the Tribal Expansion. */
export const CHANCE_PLACES = [...CELLS, 'caravan', 'expansion'] as const;
export type ChancePlace = (typeof CHANCE_PLACES)[number];

export interface ChanceCard {
  readonly at: ChancePlace;
  readonly card: CardId;
}

/** The cards that these events revealed, as the game itself sees them. */
export function chanceCards(events: readonly Event[]): readonly ChanceCard[] {
  return events.flatMap((event): readonly ChanceCard[] => {
    switch (event.type) {
      case 'revealed':
        return event.cards.map(({ cell, card }) => ({ at: cell, card }));
      case 'caravanShown':
        return [{ at: 'caravan', card: event.card }];
      case 'tribeDrawn':
        return event.card === 'hidden' ? [] : [{ at: 'expansion', card: event.card }];
      default:
        return [];
    }
  });
}

/** Plays a move after which these cards come. Refuses the first one that cannot come there. */
export function playWith(
  state: State,
  seat: Seat,
  move: Move,
  chosen: readonly ChanceCard[],
): Result<Played<Targi>, Refusal<Reason> | { readonly code: 'cannot-come'; readonly at: ChancePlace }> {
  let arranged = state;
  for (const [i, { at }] of chosen.entries()) {
    const next = arrangedFor(arranged, seat, move, chosen.slice(0, i + 1));
    if (!next) return err({ code: 'cannot-come', at });
    arranged = next;
  }
  return play(arranged, seat, move);
}

/** The cards that can come at this place after the move, while the others come as chosen. */
export function cardsThatCanCome(
  state: State,
  seat: Seat,
  move: Move,
  at: ChancePlace,
  others: readonly ChanceCard[] = [],
): readonly CardId[] {
  const came = cardCodeAt(state, seat, move, at);
  if (came === T.NO_CARD) return [];
  const hidden = poolsOf(state).flatMap((pool) => pool.map((place) => state[place]));
  const ofKind = new Set([came, ...hidden].filter((card) => T.isTribe(card) === T.isTribe(came)));
  return [...ofKind]
    .toSorted((a, b) => a - b)
    .map(T.cardId)
    .filter((card) => playWith(state, seat, move, [...others, { at, card }]).ok);
}

/** The state with two hidden cards swapped if needed, so that the last card comes. Undefined if it cannot. */
function arrangedFor(state: State, seat: Seat, move: Move, chosen: readonly ChanceCard[]): State | undefined {
  const { at, card } = chosen[chosen.length - 1];
  const wanted = T.cardOf(card);
  const came = cardCodeAt(state, seat, move, at);
  if (came === wanted) return state;
  for (const pool of poolsOf(state)) {
    const from = pool.find((place) => state[place] === wanted);
    if (from === undefined) continue;
    for (const to of pool.filter((place) => state[place] === came)) {
      const swapped = clone(state);
      swapped[from] = came;
      swapped[to] = wanted;
      if (chosen.every((each) => cardCodeAt(swapped, seat, move, each.at) === T.cardOf(each.card))) return swapped;
    }
  }
  return undefined;
}

function cardCodeAt(state: State, seat: Seat, move: Move, at: ChancePlace): number {
  const played = play(state, seat, move);
  const came = played.ok ? chanceCards(played.value.events).find((each) => each.at === at) : undefined;
  return came ? T.cardOf(came.card) : T.NO_CARD;
}

/** The places of cards hidden from both players; any two cards of one pool may change places. */
function poolsOf(s: State): readonly (readonly number[])[] {
  return [L.GOODS_PILE, L.TRIBE_PILE].flatMap((pile) => [
    [...deckPlaces(s, pile), ...cellsFaced(s, pile, L.FACE_DOWN)],
    cellsFaced(s, pile, L.FACE_DOWN_LONGER),
  ]);
}

function deckPlaces(s: State, pile: Pile): readonly number[] {
  return Array.from({ length: s[pile.left] }, (_, i) => pile.deck + i);
}

function cellsFaced(s: State, pile: Pile, face: number): readonly number[] {
  return CELLS.flatMap((_, cell) => {
    const place = L.CENTRE + cell;
    const isOfPile = T.isTribe(s[place]) === (pile === L.TRIBE_PILE);
    return s[L.FACE + cell] === face && isOfPile ? [place] : [];
  });
}
