import type { BorderNumber, Cell, Move, View } from '@caravanserai/targi';
import type { CardId, Seat, TribeId } from '@caravanserai/targi/cards';
import type { HintAnswer, HintMove, PlaceId, Snapshot } from '../client.ts';
import { borderPlace, isColumnLine, nameAt } from '../places.ts';
import { otherSeat } from '../table/players/seats.ts';

/** A move that gives away so many points is worth a word; less is within what a judgement errs by. */
export const COSTLY = 1.5;
/** What a reason must explain of it. */
const TELLING = 1;

/** Why a move costs much. Each of them is true of the table as the learner sees it; none knows what is hidden. */
export type Cause =
  | { readonly kind: 'leaves'; readonly place: BorderNumber } // the opponent's best place stays open
  | { readonly kind: 'leavesCard'; readonly place: BorderNumber; readonly card: CardId } // and what it would win there
  | { readonly kind: 'misses'; readonly place: BorderNumber; readonly card: CardId } // a crossing that the best place has
  | { readonly kind: 'row'; readonly row: 1 | 2 | 3 }
  | { readonly kind: 'lay' | 'keep' } // the same card
  | { readonly kind: 'better' };
type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

export interface Warning {
  readonly move: Move;
  readonly cost: number;
  readonly reason: Cause;
  /** What the bots would rather do. */
  readonly better: Move;
}

/** What is to be said before this move, from advice on this very moment of the table. */
export function warningOf(snapshot: Snapshot, advice: HintAnswer, move: Move): Warning | undefined {
  const [best] = advice.options;
  const option = advice.options.find((each) => isSame(each.move, move));
  if (!best || !option || option.cost < COSTLY) return undefined;
  const reason = move.type === 'place' ? whyPlace(snapshot, advice, best.move, move) : whyAct(advice.options, option);
  return { move, cost: option.cost, reason, better: best.move };
}

/** For a place: its best use, as long as that costs much too. */
export function warningAt(snapshot: Snapshot, advice: HintAnswer, place: PlaceId): Warning | undefined {
  const moves = snapshot.places[place]?.moves ?? [];
  const best = advice.options.find((option) => moves.some((move) => isSame(move, option.move)));
  return best && warningOf(snapshot, advice, best.move);
}

function isSame(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function whyPlace(snapshot: Snapshot, { why: [why] }: HintAnswer, best: Move, { at }: MoveOf<'place'>): Cause {
  const missed = best.type === 'place' ? missedAt(snapshot, best.at, at) : undefined;
  const denied = why?.denies;
  const isLeft = denied && denied.place !== at && snapshot.previews[at]?.closes !== denied.place;
  const gain = why?.gains[0]?.worth ?? 0;
  if (isLeft && !(missed && gain > denied.worth)) return leaves(snapshot, denied.place);
  return missed ?? { kind: 'better' };
}

function leaves({ view, viewer }: Snapshot, place: BorderNumber): Cause {
  const won = viewer === 'spectator' ? [] : wonAt(view, otherSeat(viewer), place);
  const [card] = won;
  return card !== undefined && won.length === 1 ? { kind: 'leavesCard', place, card } : { kind: 'leaves', place };
}

/** The open cards on which a player's lines would cross with one more Targi there. */
function wonAt(view: View, seat: Seat, place: BorderNumber): readonly CardId[] {
  const from = borderPlace(place);
  const across = view.targis
    .filter((targi) => targi.seat === seat)
    .map(({ at }) => borderPlace(at))
    .filter((other) => isColumnLine(other) !== isColumnLine(from));
  const cells = across.map((other) =>
    nameAt(isColumnLine(from) ? { column: from.column, row: other.row } : { column: other.column, row: from.row }),
  );
  return cardsOn(view, new Set(cells));
}

function cardsOn({ centre }: View, cells: ReadonlySet<unknown>): readonly CardId[] {
  return centre.flatMap(({ cell, card }) => (cells.has(cell) && card !== 'hidden' ? [card] : []));
}

/** A card that the best place would win and this one does not, if it can be paid. */
function missedAt({ view, previews }: Snapshot, best: BorderNumber, at: BorderNumber): Cause | undefined {
  const here = new Set<Cell>(previews[at]?.crossings.map(({ cell }) => cell));
  const there = previews[best]?.crossings.filter(({ cell, isNew, price }) => {
    return isNew && !here.has(cell) && price?.canPay !== false;
  });
  const [card] = cardsOn(view, new Set(there?.map(({ cell }) => cell)));
  return card === undefined ? undefined : { kind: 'misses', place: best, card };
}

/** What else could be done with the same card. */
function whyAct(options: readonly HintMove[], { move, cost }: HintMove): Cause {
  const source = sourceOf(move);
  const same = options
    .filter((option) => cost - option.cost >= TELLING && source !== undefined && sourceOf(option.move) === source)
    .map((option) => option.move);
  const [first] = same;
  if (first?.type === 'keep') return { kind: 'keep' };
  if (first?.type !== 'lay') return { kind: 'better' };
  if (move.type !== 'lay') return { kind: 'lay' };
  // where another payment mends it, the row is not what is wrong
  const isPayment = same.some((other) => other.type === 'lay' && other.row === move.row);
  return isPayment ? { kind: 'better' } : { kind: 'row', row: first.row };
}

/** Where the tribe card of a move comes from. */
export function sourceOf(move: Move): MoveOf<'lay'>['from'] | undefined {
  return move.type === 'lay' || move.type === 'keep' || move.type === 'discard' ? move.from : undefined;
}

/** The tribe card that a move is about. */
export function cardOf({ view, viewer }: Snapshot, move: Move): TribeId | undefined {
  const from = sourceOf(move);
  if (from === undefined || viewer === 'spectator') return undefined;
  const { hand } = view[viewer];
  if (from === 'drawn')
    return view.pending.phase === 'drawn' && view.pending.card !== 'hidden' ? view.pending.card : undefined;
  if (from === 'hand' || from === 'noble') return hand.kind === 'open' ? hand.card : undefined;
  return view.centre.find(({ cell }) => cell === from)?.card as TribeId | undefined;
}
