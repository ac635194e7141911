import { assert, keyOf } from '@caravanserai/contract';
import { makeMove, makePosition, type Move, parseMove, parsePosition, targi, type View } from '@caravanserai/targi';
import { NORMAL } from '../evaluation/depth.ts';
import type { Why } from '../evaluation/why.ts';
import { LEVEL_NAMES, type LevelName } from '../levels.ts';
import { ROUND_WEIGHTS } from '../ahead/roundWeights.ts';
import { SPREADS } from '../spread.ts';
import { WEIGHTS } from '../weights.ts';
import { DEEP, SEEDS } from './gates.ts';
import type { Theme } from './themes.ts';

/** A placement with one choice that is clearly the best. */
export interface Puzzle {
  readonly id: string;
  /** What the player to act knows. */
  readonly view: View;
  readonly theme: Theme;
  /** By move in notation: points lost against the best. Several moves may be the best choice. */
  readonly costs: Readonly<Record<string, number>>;
  /** After the best choice. */
  readonly margin: number;
  readonly winChance: number;
  /** Of the best choice, compared with the second. */
  readonly why: Why;
  /** How many of five seeds of each level find the best choice. */
  readonly found: Readonly<Record<LevelName, number>>;
  /** Where it was found: the number of the game, its levels, and the number of the move, from 1. */
  readonly source: Source;
}

export interface Source {
  readonly game: number;
  readonly blue: LevelName;
  readonly white: LevelName;
  readonly n: number;
}

/** As it is stored. */
export interface PuzzleData extends Omit<Puzzle, 'id' | 'view' | 'found'> {
  readonly position: string;
  /** In the order of the levels. */
  readonly found: readonly number[];
}

/** Puzzles play with the default options. */
export const PUZZLE_OPTIONS = targi.defaultOptions;
const ID_LENGTH = 6;

export function readPuzzle({ position, found, ...data }: PuzzleData): Puzzle {
  const view = parsePosition(position, PUZZLE_OPTIONS);
  assert(view.ok, 'a stored puzzle is a position');
  const counts = Object.fromEntries(LEVEL_NAMES.map((level, i) => [level, found[i]]));
  return { ...data, id: idOf(position), view: view.value, found: counts as Puzzle['found'] };
}

export function writePuzzle({ view, found, ...data }: Omit<Puzzle, 'id'>): PuzzleData {
  return { position: makePosition(view), ...data, found: LEVEL_NAMES.map((level) => found[level]) };
}

/** Of the position, so that it stays when the list changes. */
export function idOf(position: string): string {
  return Array.from(keyOf(position).subarray(0, ID_LENGTH), (byte) => (byte % 36).toString(36)).join('');
}

/** The best choice: moves of the same value. */
export function bestOf({ costs }: Pick<Puzzle, 'costs'>): readonly Move[] {
  return Object.entries(costs).flatMap(([word, cost]) => (cost === 0 ? [moveOf(word)] : []));
}

export function costOf({ costs }: Puzzle, move: Move): number {
  const cost = costs[makeMove(move)];
  assert(cost !== undefined, 'all legal moves are judged');
  return cost;
}

export function moveOf(word: string): Move {
  const move = parseMove(word, true);
  assert(move !== undefined, 'a stored move can be read');
  return move;
}

/** Identifies the weights and depths by which puzzles are judged. If it changes, they have to be verified again. */
export function engineOf(): string {
  const { worth: _normal, ...normal } = NORMAL;
  const { worth: _deep, ...deep } = DEEP;
  const key = keyOf(JSON.stringify([WEIGHTS, ROUND_WEIGHTS, SPREADS, normal, deep, SEEDS]));
  return Array.from(key.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
