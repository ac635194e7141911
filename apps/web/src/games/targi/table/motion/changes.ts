import type { BorderNumber, CardId, Cell, CentreCard, PlayerView, Slot, TribeId, View } from '@caravanserai/targi';
import { GOODS, type Good, type Seat, SEATS } from '@caravanserai/targi/cards';
import type { PlaceId } from '../../client.ts';

export type Coin = Good | 'gold' | 'vp';
const COINS = [...GOODS, 'gold', 'vp'] as const satisfies readonly Coin[];

/** Locations of cards outside the centre. */
export type CardSeat =
  | { readonly kind: 'hand'; readonly seat: Seat }
  | { readonly kind: 'slot'; readonly seat: Seat; readonly slot: Slot }
  | { readonly kind: 'deck'; readonly pile: 'goods' | 'tribe' };
export type CardPlace = Cell | CardSeat;

/** One thing that changed its place. Says nothing about duration or looks. */
export type Change =
  | {
      readonly kind: 'targi';
      readonly seat: Seat;
      readonly from: BorderNumber | 'camp';
      readonly to: BorderNumber | 'camp';
    }
  | { readonly kind: 'marker'; readonly seat: Seat; readonly from: Cell | 'camp'; readonly to: Cell | 'camp' }
  | { readonly kind: 'robber'; readonly from: BorderNumber; readonly to: BorderNumber }
  | {
      readonly kind: 'card';
      readonly card: CardId | 'hidden';
      readonly from: CardPlace;
      readonly to: CardPlace | 'discard';
    }
  | { readonly kind: 'refill'; readonly cell: Cell; readonly pile: 'goods' | 'tribe' }
  | { readonly kind: 'reveal'; readonly cell: Cell; readonly card: CardId; readonly pile: 'goods' | 'tribe' }
  | {
      readonly kind: 'coins';
      readonly seat: Seat;
      readonly coin: Coin;
      readonly count: number; // below 0: spent
      readonly at: PlaceId | undefined; // their origin or destination; undefined: the supply
    }
  | { readonly kind: 'raid'; readonly at: BorderNumber }
  | { readonly kind: 'amulet'; readonly from: Seat; readonly to: Seat };

/** The visible changes between two views, derived by comparison; `at` may tell the origin of coins more precisely. */
export function changes(before: View, after: View, at?: PlaceId): readonly Change[] {
  const pieces = [...targiChanges(before, after), ...markerChanges(before, after)];
  return [
    ...robberChanges(before, after),
    ...pieces,
    ...cardChanges(before, after),
    ...coinChanges(before, after, at ?? placeOfUse(pieces)),
    ...(before.first === after.first ? [] : [{ kind: 'amulet', from: before.first, to: after.first } as const]),
  ];
}

function robberChanges(before: View, after: View): Change[] {
  const moved: Change[] =
    before.robber === after.robber ? [] : [{ kind: 'robber', from: before.robber, to: after.robber }];
  const isRaid = after.pending.phase === 'raid' && (before.pending.phase !== 'raid' || before.robber !== after.robber);
  return isRaid ? [...moved, { kind: 'raid', at: after.robber }] : moved;
}

function targiChanges(before: View, after: View): Change[] {
  const stands = ({ targis }: View, place: BorderNumber, seat: Seat) =>
    targis.some((targi) => targi.at === place && targi.seat === seat);
  return [
    ...before.targis
      .filter(({ at, seat }) => !stands(after, at, seat))
      .map(({ at, seat }): Change => ({ kind: 'targi', seat, from: at, to: 'camp' })),
    ...after.targis
      .filter(({ at, seat }) => !stands(before, at, seat))
      .map(({ at, seat }): Change => ({ kind: 'targi', seat, from: 'camp', to: at })),
  ];
}

/** A marker that disappears while another of its side appears has moved. */
function markerChanges(before: View, after: View): Change[] {
  return SEATS.flatMap((seat) => {
    const cells = ({ centre }: View) => centre.filter(({ marker }) => marker === seat).map(({ cell }) => cell);
    const left = cells(before).filter((cell) => !cells(after).includes(cell));
    const come = cells(after).filter((cell) => !cells(before).includes(cell));
    const count = Math.max(left.length, come.length);
    return Array.from({ length: count }, (_, i): Change => {
      return { kind: 'marker', seat, from: left[i] ?? 'camp', to: come[i] ?? 'camp' };
    });
  });
}

function cardChanges(before: View, after: View): Change[] {
  const gone = before.centre.flatMap((was, i) => {
    const is = after.centre[i];
    return is && !isSameCard(was, is) ? [{ was, is }] : [];
  });
  const fromCentre = gone.flatMap(({ was, is }): Change[] => {
    if (was.card === 'hidden') {
      return is.card === 'hidden' ? [] : [{ kind: 'reveal', cell: is.cell, card: is.card, pile: is.kind }];
    }
    const to = whereLies(after, before, was.card);
    return [
      { kind: 'card', card: was.card, from: was.cell, to: to ?? 'discard' },
      { kind: 'refill', cell: is.cell, pile: is.kind },
    ];
  });
  const taken = new Set(gone.map(({ was }) => was.card));
  return [...fromCentre, ...SEATS.flatMap((seat) => handAndDisplay(before, after, seat, taken))];
}

function isSameCard(was: CentreCard, is: CentreCard): boolean {
  return was.card === is.card && was.kind === is.kind;
}

/** Cards that reached a hand or display from outside the centre, and cards moved between or within them. */
function handAndDisplay(before: View, after: View, seat: Seat, taken: ReadonlySet<CardId | 'hidden'>): Change[] {
  const hadHand = handCard(before[seat]);
  const hasHand = handCard(after[seat]);
  const laidBefore = slotsOf(before[seat]);
  const laid = [...slotsOf(after[seat])].flatMap(([card, slot]): Change[] => {
    const was = laidBefore.get(card);
    const to = { kind: 'slot', seat, slot } as const;
    if (was === slot || taken.has(card)) return [];
    if (was) return [{ kind: 'card', card, from: { kind: 'slot', seat, slot: was }, to }];
    const fromHand = hadHand !== undefined && hasHand !== hadHand && (hadHand === card || hadHand === 'hidden');
    return [{ kind: 'card', card, from: fromHand ? { kind: 'hand', seat } : { kind: 'deck', pile: 'tribe' }, to }];
  });
  const isLaidNow = laid.some((change) => change.kind === 'card' && isHand(change.from));
  const hand: Change[] = [];
  if (hadHand === undefined && hasHand !== undefined && !taken.has(hasHand)) {
    hand.push({ kind: 'card', card: hasHand, from: { kind: 'deck', pile: 'tribe' }, to: { kind: 'hand', seat } });
  }
  if (hadHand !== undefined && hasHand === undefined && !isLaidNow) {
    hand.push({ kind: 'card', card: hadHand, from: { kind: 'hand', seat }, to: 'discard' });
  }
  return [...laid, ...hand];
}

function isHand(place: CardPlace): boolean {
  return typeof place === 'object' && place.kind === 'hand';
}

function handCard({ hand }: PlayerView): TribeId | 'hidden' | undefined {
  if (hand.kind === 'empty') return undefined;
  return hand.kind === 'hidden' ? 'hidden' : hand.card;
}

function slotsOf({ display }: PlayerView): ReadonlyMap<TribeId, Slot> {
  return new Map(
    display.flatMap((row, i) => row.map((card, j): [TribeId, Slot] => [card, `${i + 1}.${j + 1}` as Slot])),
  );
}

/** Where a card from the centre lies now, if it is face up. */
function whereLies(after: View, before: View, card: CardId): CardSeat | undefined {
  for (const seat of SEATS) {
    const slot = [...slotsOf(after[seat])].find(([id]) => id === card)?.[1];
    if (slot) return { kind: 'slot', seat, slot };
    const hand = handCard(after[seat]);
    if (hand === card && handCard(before[seat]) !== card) return { kind: 'hand', seat };
  }
  return undefined;
}

/** Coins come from the place that was used, if exactly one piece was removed. */
function placeOfUse(pieces: readonly Change[]): PlaceId | undefined {
  const places = pieces.flatMap((change) => {
    if ((change.kind !== 'targi' && change.kind !== 'marker') || change.to !== 'camp') return [];
    return change.from === 'camp' ? [] : [change.from];
  });
  return places.length === 1 ? places[0] : undefined;
}

function coinChanges(before: View, after: View, used: PlaceId | undefined): Change[] {
  const raided = before.pending.phase === 'raid' ? before.robber : undefined;
  return SEATS.flatMap((seat) =>
    COINS.flatMap((coin): Change[] => {
      const count = held(after[seat], coin) - held(before[seat], coin);
      return count === 0 ? [] : [{ kind: 'coins', seat, coin, count, at: used ?? raided }];
    }),
  );
}

function held(player: PlayerView, coin: Coin): number {
  if (coin === 'vp') return player.vp;
  return coin === 'gold' ? player.gold + player.storedGold : player.goods[coin];
}
