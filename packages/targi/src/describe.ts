import type { Cell } from './board.ts';
import type { CardId, GoodsId, Seat, TribeId } from './cards.ts';
import * as L from './layout.ts';
import { score } from './scoring.ts';
import * as S from './state.ts';
import type { Pile, State } from './state.ts';
import * as T from './tables.ts';
import { type PlayerView, view, type View } from './view.ts';

/** A readable form of a whole state, including hidden cards. For logs, checks and finished games, never for a player or a bot. */
export interface Described extends Pick<View, 'options' | 'round' | 'robber' | 'first' | 'pending' | 'targis'> {
  readonly centre: readonly DescribedPlace[];
  readonly blue: DescribedPlayer;
  readonly white: DescribedPlayer;
  readonly goods: DescribedPile<GoodsId>;
  readonly tribe: DescribedPile<TribeId>;
  readonly reshuffles: number;
}

export interface DescribedPlace {
  readonly cell: Cell;
  readonly card: CardId;
  /** `downLonger`: face down since before the last reshuffle of its kind. */
  readonly face: 'up' | 'down' | 'downLonger';
  readonly marker?: Seat;
}

export interface DescribedPlayer extends Omit<PlayerView, 'hand'> {
  readonly hand?: { readonly card: TribeId; readonly secret: boolean; readonly keptThisRound: boolean };
  readonly points: number; // as if the game ended now
}

export interface DescribedPile<Id> {
  readonly deck: readonly Id[]; // the next card first
  readonly discards: readonly Id[]; // the oldest first
}

const FACES = ['up', 'down', 'downLonger'] as const;

export function describe(s: State): Described {
  const seen = view(s, 'spectator');
  const { blue, white } = score(s);
  const { pending } = seen;
  return {
    options: seen.options,
    round: seen.round,
    robber: seen.robber,
    first: seen.first,
    pending: pending.phase === 'drawn' ? { ...pending, card: T.tribeId(s[L.DRAWN]) } : pending,
    targis: seen.targis,
    centre: seen.centre.map(({ cell, marker }, i) => ({
      cell,
      card: T.cardId(s[L.CENTRE + i]),
      face: FACES[s[L.FACE + i]],
      ...(marker ? { marker } : {}),
    })),
    blue: describePlayer(s, 'blue', seen.blue, blue.total),
    white: describePlayer(s, 'white', seen.white, white.total),
    goods: { deck: deckOf(s, L.GOODS_PILE, T.goodsId), discards: seen.goods.discards },
    tribe: { deck: deckOf(s, L.TRIBE_PILE, T.tribeId), discards: seen.tribe.discards },
    reshuffles: s[L.RESHUFFLES],
  };
}

function describePlayer(s: State, seat: Seat, { hand: _, ...open }: PlayerView, points: number): DescribedPlayer {
  const me = S.playerAt(S.seatIndex(seat));
  const card = s[me + L.HAND];
  if (card === T.NO_CARD) return { ...open, points };
  const hand = {
    card: T.tribeId(card),
    secret: s[me + L.HAND_SECRET] === 1,
    keptThisRound: s[me + L.HAND_FRESH] === 1,
  };
  return { ...open, hand, points };
}

/** Reversed, because a state stores the next card last. */
function deckOf<Id>(s: State, pile: Pile, idOf: (card: number) => Id): Id[] {
  return Array.from(s.subarray(pile.deck, pile.deck + s[pile.left]), idOf).toReversed();
}
