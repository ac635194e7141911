import { groupBy } from '@caravanserai/contract';
import type { Cell, LayFrom, Move, Payment, PlayerView } from '@caravanserai/targi';
import type { PlaceId, Snapshot } from '../../client.ts';
import { cheapestFirst, paymentKey } from './payments.ts';

/** Legal moves, sorted into what a person chooses: nothing here knows a rule, all of it is read from the list. */

export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;
export type Row = MoveOf<'lay'>['row'];
export type Purse = Pick<PlayerView, 'goods' | 'gold' | 'storedGold' | 'vp'>;

export function movesOfType<Type extends Move['type']>(moves: readonly Move[], type: Type): readonly MoveOf<Type>[] {
  return moves.filter((move): move is MoveOf<Type> => move.type === type);
}

/** What can be done with a place, or with the hand card: through the Noble, and without. */
export function movesAt(
  { moves, places }: Pick<Snapshot, 'moves' | 'places'>,
  place: PlaceId | 'hand',
): readonly Move[] {
  if (place !== 'hand') return places[place]?.moves ?? [];
  return moves.filter((move) => 'from' in move && (move.from === 'hand' || move.from === 'noble'));
}

/** A card that can be laid: where it comes from, the rows that are open, the ways to pay, the cheapest first. */
export interface LayChoice {
  readonly from: LayFrom;
  readonly rows: readonly Row[];
  readonly payments: readonly Payment[];
  readonly moves: readonly MoveOf<'lay'>[];
}

export function layChoices(moves: readonly Move[], purse: Purse): readonly LayChoice[] {
  const byFrom = groupBy(movesOfType(moves, 'lay'), ({ from }) => from);
  return [...byFrom].map(([from, lays]) => ({
    from,
    rows: [...new Set(lays.map(({ row }) => row))].toSorted(),
    payments: cheapestFirst([...new Map(lays.map(({ pay }) => [paymentKey(pay), pay])).values()], purse.goods),
    moves: lays,
  }));
}

export function findLay({ moves }: LayChoice, row: Row, pay: Payment): MoveOf<'lay'> | undefined {
  const key = paymentKey(pay);
  return moves.find((move) => move.row === row && paymentKey(move.pay) === key);
}

/** Rows fill up from the fullest: a row that is nearly done is what most people want next. */
export function likelyRow(rows: readonly Row[], display: PlayerView['display']): Row | undefined {
  return rows.toSorted((a, b) => (display[b - 1]?.length ?? 0) - (display[a - 1]?.length ?? 0) || a - b)[0];
}

/** What would lie in the purse after giving some tokens. */
export function purseAfter(purse: Purse, given: Payment & { readonly vp?: number }): Purse {
  return {
    goods: {
      dates: purse.goods.dates - (given.dates ?? 0),
      salt: purse.goods.salt - (given.salt ?? 0),
      pepper: purse.goods.pepper - (given.pepper ?? 0),
    },
    gold: purse.gold - (given.gold ?? 0),
    storedGold: purse.storedGold - (given.stored ?? 0),
    vp: purse.vp - (given.vp ?? 0),
  };
}

/** Fata Morgana: where a marker can be taken from, and for each where it can go. */
export function mirageChoices(moves: readonly Move[]): ReadonlyMap<Cell, readonly Cell[]> {
  const byFrom = groupBy(movesOfType(moves, 'mirage'), ({ from }) => from);
  return new Map([...byFrom].map(([from, mirages]) => [from, mirages.map(({ to }) => to)]));
}

/** Its moves, while they are being chosen from: on the board itself, so no sheet opens. */
export function mirageMoves(snapshot: Snapshot, sheet: PlaceId | 'hand' | undefined): readonly MoveOf<'mirage'>[] {
  if (sheet === undefined || snapshot.control.kind !== 'act') return [];
  return movesOfType(movesAt(snapshot, sheet), 'mirage');
}

/** What can be done at the places of the board meanwhile: take up another marker, or set the one that is taken up. */
export function miragePlaces(moves: readonly MoveOf<'mirage'>[], lifted: Cell | undefined): Snapshot['places'] {
  const choices = mirageChoices(moves);
  const from = [...choices.keys()].filter((cell) => cell !== lifted);
  const to = moves.filter((move) => move.from === lifted);
  const lift = from.map((cell) => [cell, moves.filter((move) => move.from === cell)] as const);
  const set = to.map((move) => [move.to, [move]] as const);
  return Object.fromEntries([...lift, ...set].map(([cell, found]) => [cell, { moves: found }]));
}

/** What ending the turn would give up: all own pieces that still wait, and those of them that could be of use; throwing a card away is none. */
export function declinedByEnding({ view, places }: Pick<Snapshot, 'view' | 'places'>): {
  readonly all: readonly PlaceId[];
  readonly usable: readonly PlaceId[];
} {
  const { pending } = view;
  if (pending.phase !== 'act') return { all: [], usable: [] };
  const border = view.targis.filter(({ seat }) => seat === pending.seat).map(({ at }): PlaceId => at);
  const centre = view.centre.filter(({ marker }) => marker === pending.seat).map(({ cell }): PlaceId => cell);
  const all = [...border, ...centre];
  return { all, usable: all.filter((place) => places[place]?.moves.some(({ type }) => type !== 'discard')) };
}
