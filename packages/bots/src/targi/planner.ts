import {
  copyInto,
  listMoves,
  MAX_MOVES,
  type MoveCode,
  newState,
  playUnchecked,
  type State,
} from '@caravanserai/targi';
import { codes as M, layout as L, states as S, tables as T } from '@caravanserai/targi/search';
import { newSeen, wordsOf } from './seen.ts';
import { sideValue, SOBER, type Taste } from './value.ts';

/**
 * The best continuation of one player's turn. The search covers every relevant order of actions and visits each position once. Free gains
 * and draws come first, because they cost nothing and a drawn card helps later choices.
 */
export interface Plan {
  /** The value of the side at the end of the turn. */
  readonly value: number;
  /** The next move; `END` if no action is worthwhile. */
  readonly code: MoveCode;
  readonly nodes: number;
}

const MAX_DEPTH = 64;
const pool = Array.from({ length: MAX_DEPTH + 1 }, newState);
const words = pool.map(wordsOf);
const seen = newSeen();
const lists = Array.from({ length: MAX_DEPTH + 1 }, () => new Uint16Array(MAX_MOVES));

const { CENTRE, MARKERS, PHASE, PHASE_ACT, TARGIS, TO_ACT, DISPLAY } = L;
const { BORDER_GOOD, CARAVAN_CARD, EXPANSION, MIRAGE_CARD, NOT_A_GOOD } = T;

let seat = 0;
let budget = 0;
let taste: Taste;
let best = 0;
let bestRoot: MoveCode = 0;
let nodes = 0;

export function planTurn(root: State, nodeLimit: number, weights: Taste = SOBER): Plan {
  seat = root[TO_ACT];
  budget = nodeLimit;
  taste = weights;
  nodes = 0;
  best = Number.NEGATIVE_INFINITY;
  bestRoot = M.END;
  seen.clear();
  copyInto(pool[0], root);
  keepRound(pool[0], seat);
  explore(0, M.END);
  return { value: best, code: bestRoot, nodes };
}

/** Pretends that the opponent's turn comes next, so that effects of the next round are not credited to the move that ends this one. */
export function keepRound(s: State, acting: number): void {
  s[L.FIRST] = acting;
}

function explore(depth: number, rootCode: MoveCode): void {
  const s = pool[depth];
  nodes++;
  const isOver = s[TO_ACT] !== seat;
  const isAct = !isOver && s[PHASE] === PHASE_ACT;
  const mayStop = isOver || (isAct && freeGain(s) === 0);
  if (mayStop) {
    const value = sideValue(s, seat, taste);
    if (value > best) {
      best = value;
      bestRoot = rootCode;
    }
  }
  if (isOver || depth === MAX_DEPTH) return;
  if (mayStop && nodes > budget) return;
  if (!seen.add(words[depth])) return;

  const moves = lists[depth];
  const count = isAct ? listWorthwhile(s, moves) : listMoves(s, moves);
  for (let i = 0; i < count; i++) {
    copyInto(pool[depth + 1], s);
    playUnchecked(pool[depth + 1], moves[i]);
    explore(depth + 1, depth === 0 ? moves[i] : rootCode);
    if (nodes > budget && !isAct && i > 0) return; // out of budget: one complete line is enough
  }
}

/** Lists only a free gain if there is one. Otherwise omits ending, discarding, and the second of two equivalent rows. */
export function listWorthwhile(s: State, out: Uint16Array): number {
  const gain = freeGain(s);
  if (gain !== 0) {
    out[0] = gain;
    return 1;
  }
  const all = listMoves(s, out);
  let kept = 0;
  for (let i = 0; i < all; i++) {
    const code = out[i];
    const isPointless = code === M.END || (M.kindOf(code) === M.DISCARD && code !== M.DISCARD + M.FROM_NOBLE);
    const isSameRow = M.isLay(code) && isSecondEmptyRow(s, M.layRow(code));
    if (!isPointless && !isSameRow) out[kept++] = code;
  }
  return kept;
}

function isSecondEmptyRow(s: State, row: number): boolean {
  const display = S.playerAt(s[TO_ACT]) + DISPLAY;
  if (row === 0 || s[display + row * 4] !== T.NO_CARD) return false;
  for (let before = 0; before < row; before++) if (s[display + before * 4] === T.NO_CARD) return true;
  return false;
}

/** A move that has a gain but no drawback, or 0. */
export function freeGain(s: State): MoveCode {
  const mine = s[TO_ACT] + 1;
  if (s[PHASE] !== PHASE_ACT) return 0;
  for (let border = 1; border <= 15; border++) {
    if (s[TARGIS + border] === mine && BORDER_GOOD[border] !== NOT_A_GOOD) return M.TAKE_BORDER + border;
  }
  if (s[TARGIS + MIRAGE_CARD] !== mine) {
    for (let cell = 0; cell < 9; cell++) {
      const card = s[CENTRE + cell];
      const isPlain = s[MARKERS + cell] === mine && !T.isTribe(card) && !T.isOfChoice(card);
      if (isPlain) return M.takeCentreCode(cell, 0);
    }
  }
  if (s[TARGIS + CARAVAN_CARD] === mine) return M.CARAVAN;
  return s[TARGIS + EXPANSION] === mine ? M.EXPAND : 0;
}
