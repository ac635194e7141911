import { assert, keyOf } from '@caravanserai/contract';
import {
  makeMove,
  makePosition,
  type Move,
  parseMove,
  parsePosition,
  type Seat,
  targi,
  type View,
} from '@caravanserai/targi';
import type { Why } from '../evaluation/why.ts';
import type { LevelName } from '../levels.ts';
import type { Theme } from './themes.ts';

/** A placement with one choice that is clearly the best. */
export interface Puzzle extends Judgement {
  readonly id: string;
  /** What the player to act knows. */
  readonly view: View;
}

/** As it is stored. */
export interface PuzzleData extends Judgement {
  readonly position: string;
}

interface Judgement {
  readonly theme: Theme;
  /** By move in notation: points lost against the best. Several moves may be the best choice. */
  readonly costs: Readonly<Record<string, number>>;
  /** After the best choice. */
  readonly margin: number;
  readonly winChance: number;
  /** Of the best choice, compared with the second. */
  readonly why: Why;
  /** By level, from the weakest: how many of five seeds find the best choice. */
  readonly found: readonly number[];
  readonly source: Source;
}

/** Where it was found: the number of the game, its players, and the number of the move, from 1. */
export type Source = { readonly game: number; readonly n: number } & Readonly<Record<Seat, LevelName>>;

/** Puzzles are played with the default options. */
export const PUZZLE_OPTIONS = targi.defaultOptions;
/** Seeds with which each level tries a puzzle. */
export const TRIES = 5;
const ID_LENGTH = 6;

export function readPuzzle({ position, ...judgement }: PuzzleData): Puzzle {
  const view = parsePosition(position, PUZZLE_OPTIONS);
  assert(view.ok, 'a stored puzzle is a position');
  return { ...judgement, id: idOf(position), view: view.value };
}

export function writePuzzle({ view, ...judgement }: Omit<Puzzle, 'id'>): PuzzleData {
  return { position: makePosition(view), ...judgement };
}

/** Follows from the position, so that it stays when the list changes. */
export function idOf(position: string): string {
  return Array.from(keyOf(position).subarray(0, ID_LENGTH), (byte) => (byte % 36).toString(36)).join('');
}

/** The best choice: moves of the same value. */
export function bestOf({ costs }: Pick<Puzzle, 'costs'>): readonly Move[] {
  return Object.keys(costs).flatMap((word) => (costs[word] === 0 ? [moveOf(word)] : []));
}

export function movesOf({ costs }: Pick<Puzzle, 'costs'>): readonly Move[] {
  return Object.keys(costs).map(moveOf);
}

export function costOf({ costs }: Pick<Puzzle, 'costs'>, move: Move): number {
  const cost = costs[makeMove(move)];
  assert(cost !== undefined, 'all legal moves are judged');
  return cost;
}

function moveOf(word: string): Move {
  const move = parseMove(word, true);
  assert(move !== undefined, 'a stored move can be read');
  return move;
}
