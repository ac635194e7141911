import { groupBy } from '@caravanserai/contract';
import type { Cell, LayFrom, Move, Payment, PlayerView } from '@caravanserai/targi';
import type { PlaceId, Snapshot } from '../../client.ts';
import { cheapestFirst, paymentKey } from './payments.ts';

/** Groups legal moves by the choices they offer. Contains no rules: everything is derived from the list. */

export type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;
export type Row = MoveOf<'lay'>['row'];
export type Purse = Pick<PlayerView, 'goods' | 'gold' | 'storedGold' | 'vp'>;

export function movesOfType<Type extends Move['type']>(moves: readonly Move[], type: Type): readonly MoveOf<Type>[] {
  return moves.filter((move): move is MoveOf<Type> => move.type === type);
}

/** The moves at a place or with the hand card, whether through the Noble or directly. */
export function movesAt(
  { moves, places }: Pick<Snapshot, 'moves' | 'places'>,
  place: PlaceId | 'hand',
): readonly Move[] {
  if (place !== 'hand') return places[place]?.moves ?? [];
  return moves.filter((move) => 'from' in move && (move.from === 'hand' || move.from === 'noble'));
}

/** A playable card: its origin, the open rows, and the payments, cheapest first. */
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

/** The fullest open row, the most likely choice. */
export function likelyRow(rows: readonly Row[], display: PlayerView['display']): Row | undefined {
  return rows.toSorted((a, b) => (display[b - 1]?.length ?? 0) - (display[a - 1]?.length ?? 0) || a - b)[0];
}

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

/** Fata Morgana: the destinations of each marker that can move. */
export function mirageChoices(moves: readonly Move[]): ReadonlyMap<Cell, readonly Cell[]> {
  const byFrom = groupBy(movesOfType(moves, 'mirage'), ({ from }) => from);
  return new Map([...byFrom].map(([from, mirages]) => [from, mirages.map(({ to }) => to)]));
}

/** The Fata Morgana's moves while they are chosen on the board itself; no sheet opens. */
export function mirageMoves(snapshot: Snapshot, sheet: PlaceId | 'hand' | undefined): readonly MoveOf<'mirage'>[] {
  if (sheet === undefined || snapshot.control.kind !== 'act') return [];
  return movesOfType(movesAt(snapshot, sheet), 'mirage');
}

/** Meanwhile, each place offers either to lift another marker or to put down the lifted one. */
export function miragePlaces(moves: readonly MoveOf<'mirage'>[], lifted: Cell | undefined): Snapshot['places'] {
  const choices = mirageChoices(moves);
  const from = [...choices.keys()].filter((cell) => cell !== lifted);
  const to = moves.filter((move) => move.from === lifted);
  const lift = from.map((cell) => [cell, moves.filter((move) => move.from === cell)] as const);
  const set = to.map((move) => [move.to, [move]] as const);
  return Object.fromEntries([...lift, ...set].map(([cell, found]) => [cell, { moves: found }]));
}

/** What ending the turn gives up: all unused own pieces, and those of them that could be of use; discarding a card is no use. */
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
