import type { BorderNumber, Cell, Move } from '@caravanserai/targi';
import type { CardId, TribeId } from '@caravanserai/targi/cards';
import type { HintAnswer, HintMove, HintWhy, PlaceId, Snapshot } from '../client.ts';

/** Points lost from which a warning is given. */
export const COSTLY = 1.5;
/** Points by which an alternative must be better to be given as the reason. */
const TELLING = 1;

/** Why a move is costly. Every cause holds on the table as the learner sees it; none uses hidden information. */
export type Cause =
  | { readonly kind: 'leaves'; readonly place: BorderNumber } // leaves the opponent's best place open
  | { readonly kind: 'leavesCard'; readonly place: BorderNumber; readonly cards: readonly CardId[] } // and the cards that the opponent would win there
  | { readonly kind: 'misses'; readonly place: BorderNumber; readonly cards: readonly CardId[] } // misses crossings that the best place has
  | { readonly kind: 'row'; readonly row: 1 | 2 | 3 }
  | { readonly kind: 'lay' | 'keep' } // another use of the same card is better
  | { readonly kind: 'allows'; readonly cards: readonly TribeId[] } // the best move lets the player lay them in this turn
  | { readonly kind: 'better' };
type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

export interface Warning {
  readonly move: Move;
  readonly cost: number;
  readonly reason: Cause;
  /** What the reason speaks of, to be marked on the board. */
  readonly places: readonly PlaceId[];
  /** The best move. */
  readonly better: Move;
  readonly why: HintWhy;
}

/** Warning about this move, from advice computed for this very snapshot. */
export function warningOf(
  snapshot: Snapshot,
  advice: HintAnswer,
  move: Move,
  costly: number = COSTLY,
): Warning | undefined {
  const [best] = advice.options;
  const option = advice.options.find((each) => isSame(each.move, move));
  if (!best || !option?.why || option.isEqual || option.cost < costly) return undefined;
  const { why, cost } = option;
  const reason =
    move.type === 'place' ? whyPlace(snapshot, why, best.move, move) : whyAct(snapshot, advice.options, option);
  return { move, cost, reason, places: placesIn(snapshot, reason), better: best.move, why };
}

function placesIn({ view }: Snapshot, reason: Cause): readonly PlaceId[] {
  const cards: readonly CardId[] = 'cards' in reason ? reason.cards : [];
  return [
    ...('place' in reason ? [reason.place] : []),
    ...view.centre.filter(({ card }) => cards.some((each) => each === card)).map(({ cell }) => cell),
  ];
}

/** Warning about a place, if even its best use is costly. */
export function warningAt(snapshot: Snapshot, advice: HintAnswer, place: PlaceId): Warning | undefined {
  const moves = snapshot.places[place]?.moves ?? [];
  const best = advice.options.find((option) => moves.some((move) => isSame(move, option.move)));
  return best && warningOf(snapshot, advice, best.move);
}

function isSame(a: Move, b: Move): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The opponent's reply, if it costs more than anything else and the best move prevents it; otherwise what the best place wins. */
function whyPlace(snapshot: Snapshot, why: HintWhy, best: Move, { at }: MoveOf<'place'>): Cause {
  if (best.type !== 'place') return { kind: 'better' };
  const { reply, parts } = why;
  const largest = parts.find(({ worth }) => worth < 0);
  const isClosedBy = (place: BorderNumber) =>
    place === reply?.place || snapshot.previews[place]?.closes === reply?.place;
  if (reply && largest?.part === 'opponent' && isClosedBy(best.at) && !isClosedBy(at)) {
    const { place, cards } = reply;
    return cards.length > 0 ? { kind: 'leavesCard', place, cards } : { kind: 'leaves', place };
  }
  const cards = missedAt(snapshot, best.at, at).filter((card) => why.misses.some((each) => each === card));
  return cards.length > 0 ? { kind: 'misses', place: best.at, cards } : { kind: 'better' };
}

/** Affordable cards that the best place would win and this place does not. */
function missedAt({ view, previews }: Snapshot, best: BorderNumber, at: BorderNumber): readonly CardId[] {
  const here = new Set<Cell>(previews[at]?.crossings.map(({ cell }) => cell));
  const crossings = previews[best]?.crossings.filter(
    ({ cell, isNew, price }) => isNew && !here.has(cell) && price?.canPay !== false,
  );
  const there = new Set<Cell>(crossings?.map(({ cell }) => cell));
  return view.centre.flatMap(({ cell, card }) => (there.has(cell) && card !== 'hidden' ? [card] : []));
}

/** Compares a move with other uses of the same card; otherwise names what the best move makes possible. */
function whyAct(snapshot: Snapshot, options: readonly HintMove[], option: HintMove): Cause {
  const cause = whyOtherUse(options, option);
  const best = options[0]?.move;
  if (cause.kind !== 'better' || !best || snapshot.moves.some(isDraw)) return cause;
  const own = cardOf(snapshot, best);
  const cards = option.why?.misses.filter((card) => card !== own) ?? [];
  return cards.length > 0 ? { kind: 'allows', cards } : cause;
}

/** With such a move ahead, what the turn allows depends on the card that comes. */
function isDraw({ type }: Move): boolean {
  return type === 'caravan' || type === 'expand';
}

function whyOtherUse(options: readonly HintMove[], { move, cost }: HintMove): Cause {
  const source = sourceOf(move);
  const same = options
    .filter((option) => cost - option.cost >= TELLING && source !== undefined && sourceOf(option.move) === source)
    .map((option) => option.move);
  const [first] = same;
  if (first?.type === 'keep') return { kind: 'keep' };
  if (first?.type !== 'lay') return { kind: 'better' };
  if (move.type !== 'lay') return { kind: 'lay' };
  // if another payment fixes it, the row is not the problem
  const isPayment = same.some((other) => other.type === 'lay' && other.row === move.row);
  return isPayment ? { kind: 'better' } : { kind: 'row', row: first.row };
}

/** The origin of the tribe card that a move plays. */
export function sourceOf(move: Move): MoveOf<'lay'>['from'] | undefined {
  return move.type === 'lay' || move.type === 'keep' || move.type === 'discard' ? move.from : undefined;
}

/** The tribe card that a move concerns. */
export function cardOf({ view, viewer }: Snapshot, move: Move): TribeId | undefined {
  const from = sourceOf(move);
  if (from === undefined || viewer === 'spectator') return undefined;
  const { hand } = view[viewer];
  if (from === 'drawn')
    return view.pending.phase === 'drawn' && view.pending.card !== 'hidden' ? view.pending.card : undefined;
  if (from === 'hand' || from === 'noble') return hand.kind === 'open' ? hand.card : undefined;
  return view.centre.find(({ cell }) => cell === from)?.card as TribeId | undefined;
}
