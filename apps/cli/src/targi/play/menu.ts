import { assert, at, known } from '@caravanserai/contract';
import { makeMove, type Move, type Slot, type View } from '@caravanserai/targi';
import { borderName, cardName, sayMove, type AnyT } from '@caravanserai/texts';

/** A menu entry: one move, or several to choose among next. */
export interface Entry {
  readonly key: string;
  readonly label: string;
  readonly moves: readonly Move[];
}

export const BACK_KEY = '0';

/**
 * The entries of the menu. Places go by card number. Actions are first grouped by piece, keyed by the number or letter
 * of its card; all other entries are counted from 1, and more than `most` of them are grouped.
 */
export function makeMenu(t: AnyT, view: View, moves: readonly Move[], most: number): Entry[] {
  if (view.pending.phase === 'place') {
    return moves.map((move) => ({
      key: makeMove(move),
      label: move.type === 'place' ? borderName(t, move.at) : '',
      moves: [move],
    }));
  }
  const pieces = Map.groupBy(moves, pieceOf);
  if (view.pending.phase === 'act' && (pieces.size > 1 || moves[0]?.type === 'end')) {
    return [...pieces].map(([piece, group]) => ({
      key: piece,
      label: isOne(group) ? sayMove(t, group[0]) : sayPiece(t, view, piece, group.length),
      moves: group,
    }));
  }
  const groups = moves.length > most ? groupMoves(moves) : moves.map((move) => [move]);
  return groups.map((group, i) => ({
    key: `${i + 1}`,
    label: isOne(group) ? sayMove(t, group[0]) : sayGroup(t, view, group),
    moves: group,
  }));
}

export function isOne(moves: readonly Move[]): moves is readonly [Move] {
  return moves.length === 1;
}

/** The prefix of the notation: 5 of `5:2d>s`, C of `C>hand`, hand of `hand>1:d`. */
function pieceOf(move: Move): string {
  return makeMove(move).replace(/[:>=].*/, '');
}

function sayPiece(t: AnyT, view: View, piece: string, count: number): string {
  if (/^\d+$/.test(piece)) return t('terminal.menu.piece', { name: borderName(t, Number(piece)), count });
  const { pending } = view;
  const hand = pending.phase === 'over' ? undefined : view[pending.seat].hand;
  if (piece === 'hand' && hand?.kind === 'open')
    return t('terminal.menu.hand', { name: cardName(t, hand.card), count });
  const card = view.centre.find(({ cell }) => cell === piece)?.card;
  assert(card !== undefined && card !== 'hidden', 'a piece that can be used is on a card that can be seen');
  return t('terminal.menu.piece', { name: cardName(t, card), count });
}

/** Groups by the first property that yields more than one group. */
function groupMoves(moves: readonly Move[]): Move[][] {
  for (const depth of [1, 2]) {
    const groups = [...Map.groupBy(moves, (move) => pathOf(move).slice(0, depth).join(' ')).values()];
    if (groups.length > 1) return groups;
  }
  return moves.map((move) => [move]);
}

function pathOf(move: Move): string[] {
  switch (move.type) {
    case 'lay':
      return [`row ${move.row}`];
    case 'rearrange':
      return [move.cards[0]?.from ?? '', move.cards[1]?.from ?? ''];
    case 'gain':
    case 'return':
      return 'goods' in move ? [`${move.goods.dates ?? 0}`] : [makeMove(move)];
    default:
      return [makeMove(move)];
  }
}

function sayGroup(t: AnyT, view: View, group: readonly Move[]): string {
  const move = at(group, 0);
  const count = group.length;
  switch (move.type) {
    case 'lay':
      return t('terminal.menu.row', { row: move.row, count });
    case 'rearrange':
      return sayShiftGroup(t, view, group);
    case 'gain':
    case 'return': {
      const dates = 'goods' in move ? (move.goods.dates ?? 0) : 0;
      return t('terminal.menu.dates', { dates: t('targi.token.dates', { count: dates }), count });
    }
    default:
      return sayMove(t, move);
  }
}

function sayShiftGroup(t: AnyT, view: View, group: readonly Move[]): string {
  const shifts = group.map((move) => (move.type === 'rearrange' ? move.cards : []));
  const [first, second] = at(shifts, 0);
  const card = cardAt(t, view, first?.from ?? '1.1');
  const count = group.length;
  if (new Set(shifts.map((cards) => cards[1]?.from)).size > 1) return t('terminal.menu.shift', { card, count });
  if (!second) return t('terminal.menu.shiftAlone', { card, count });
  return t('terminal.menu.shiftBoth', { card, other: cardAt(t, view, second.from), count });
}

function cardAt(t: AnyT, { pending, ...view }: View, slot: Slot): string {
  assert(pending.phase !== 'over', 'somebody is choosing');
  const [row = 0, column = 0] = slot.split('.').map(Number);
  return cardName(t, known(view[pending.seat].display[row - 1]?.[column - 1]));
}
