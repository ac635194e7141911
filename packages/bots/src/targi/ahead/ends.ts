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
import { freeGain, keepRound, listWorthwhile } from '../planner.ts';
import { newSeen, wordsOf } from '../seen.ts';
import type { Worth } from './worth.ts';

/** A position at the end of a turn, before `END` is played. */
export interface End {
  readonly s: State;
  /** The first move of the line. */
  code: MoveCode;
  value: number; // of the side at that point
}

const MAX_DEPTH = 40;

/** Reusable storage for the successors of a position. */
interface Ply {
  readonly moves: Uint16Array;
  readonly states: State[];
  readonly words: Uint32Array[];
  /** Indices of the successors to search, the most promising first, and their estimates. */
  readonly order: Uint16Array;
  readonly promise: Float64Array;
}

const plies: Ply[] = Array.from({ length: MAX_DEPTH }, () => ({
  moves: new Uint16Array(MAX_MOVES),
  states: [],
  words: [],
  order: new Uint16Array(MAX_MOVES),
  promise: new Float64Array(MAX_MOVES),
}));
const root = newState();
const seen = newSeen();

const MOST_ENDS = 8;
const ends: End[] = Array.from({ length: MOST_ENDS }, () => ({ s: newState(), code: 0, value: 0 }));

const { PHASE, PHASE_ACT, TARGIS, TO_ACT } = L;

let seat = 0;
let most = 1;
let found = 0;
let nodes = 0;
let worth: Worth;

/** Positions searched since the program started. */
let work = 0;
export function workDone(): number {
  return work;
}

/**
 * The best ends of the current turn, best first, at most `count` distinct ones. They are valid until the next call. The most promising
 * successor is searched first with half of the remaining budget, so that even a short search finds a good line.
 */
export function endsOf(start: State, nodeLimit: number, count: number, worthOf: Worth): readonly End[] {
  search(start, nodeLimit, count, worthOf);
  return ends.slice(0, found);
}

/** The best end of the current turn. */
export function bestEnd(start: State, nodeLimit: number, worthOf: Worth): End {
  search(start, nodeLimit, 1, worthOf);
  return ends[0];
}

function search(start: State, nodeLimit: number, count: number, worthOf: Worth): void {
  seat = start[TO_ACT];
  most = count;
  found = 0;
  nodes = 0;
  worth = worthOf;
  seen.clear();
  copyInto(root, start);
  keepRound(root, seat);
  const gain = freeGain(root);
  takeGains(root);
  if (root[PHASE] === PHASE_ACT) offer(root, gain === 0 ? M.END : gain, worth(root, seat));
  explore(root, 0, gain, nodeLimit);
  work += nodes;
}

/** Plays all free gains. Stops if a draw requires a choice. */
function takeGains(s: State): void {
  for (let gain = freeGain(s); gain !== 0; gain = freeGain(s)) playUnchecked(s, gain);
}

/** Searches about `budget` positions, or until the first end is found. `rootCode` is the first move of the line, 0 at the root. */
function explore(s: State, depth: number, rootCode: MoveCode, budget: number): void {
  if (depth === MAX_DEPTH) return;
  const { order, promise, moves, states } = plies[depth];
  const limit = nodes + budget;
  const count = s[PHASE] === PHASE_ACT ? listInOrder(s, moves) : listMoves(s, moves);
  let open = 0;
  for (let i = 0; i < count; i++) {
    const code = rootCode === 0 ? moves[i] : rootCode;
    const value = look(s, plies[depth], i, code);
    if (Number.isNaN(value)) continue;
    let at = open++;
    for (; at > 0 && promise[at - 1] < value; at--) {
      promise[at] = promise[at - 1];
      order[at] = order[at - 1];
    }
    promise[at] = value;
    order[at] = i;
  }
  for (let i = 0; i < open; i++) {
    const left = limit - nodes;
    if (left <= 0 && found > 0) return;
    const next = order[i];
    explore(states[next], depth + 1, rootCode === 0 ? moves[next] : rootCode, i === open - 1 ? left : left >> 1);
  }
}

/**
 * Lists moves in a canonical order, to avoid searching permutations of independent actions: Fata Morgana first or not at all, then goods
 * with a choice; the Silversmith last (see `look`).
 */
function listInOrder(s: State, moves: Uint16Array): number {
  const count = listWorthwhile(s, moves);
  if (s[TARGIS + T.MIRAGE_CARD] === seat + 1) return count;
  for (let i = 0; i < count; i++) {
    if (M.kindOf(moves[i]) !== M.TAKE_CENTRE) continue;
    let takes = 1;
    while (i + takes < count && isSameCell(moves[i], moves[i + takes])) takes++;
    moves.copyWithin(0, i, i + takes);
    return takes;
  }
  return count;
}

function isSameCell(a: MoveCode, b: MoveCode): boolean {
  return M.kindOf(b) === M.TAKE_CENTRE && M.argumentOf(a) >>> 2 === M.argumentOf(b) >>> 2;
}

/** Computes the position after a move. Returns its estimate, or NaN if it needs no further search. */
function look(s: State, { moves, states, words }: Ply, i: number, code: MoveCode): number {
  if (i === states.length) {
    states.push(newState());
    words.push(wordsOf(states[i]));
  }
  const next = states[i];
  copyInto(next, s);
  if (s[PHASE] === PHASE_ACT && s[TARGIS + T.MIRAGE_CARD] === seat + 1) next[TARGIS + T.MIRAGE_CARD] = 0;
  playUnchecked(next, moves[i]);
  takeGains(next);
  nodes++;
  if (next[TO_ACT] !== seat || M.kindOf(moves[i]) === M.SMITH) {
    offer(next, code, worth(next, seat));
    return Number.NaN;
  }
  if (!seen.add(words[i])) return Number.NaN;
  const value = worth(next, seat);
  if (next[PHASE] === PHASE_ACT) offer(next, code, value);
  return value;
}

function offer(s: State, code: MoveCode, value: number): void {
  if (found === most && value <= ends[found - 1].value) return;
  let at = found === most ? found - 1 : found;
  for (let i = 0; i < found; i++) {
    if (ends[i].value !== value || !isSameEnd(ends[i].s, s, seat)) continue;
    return;
  }
  const spare = found === most ? ends[at] : ends[found++];
  while (at > 0 && ends[at - 1].value < value) {
    ends[at] = ends[at - 1];
    at--;
  }
  ends[at] = spare;
  copyInto(spare.s, s);
  spare.code = code;
  spare.value = value;
}

/** Whether two positions are equal after `END`. */
export function isSameEnd(a: State, b: State, acting: number): boolean {
  const me = S.playerAt(acting);
  for (let i = me; i < me + L.PLAYER_SIZE; i++) if (a[i] !== b[i]) return false;
  for (let cell = 0; cell < 9; cell++) if (a[L.CENTRE + cell] !== b[L.CENTRE + cell]) return false;
  return true;
}
