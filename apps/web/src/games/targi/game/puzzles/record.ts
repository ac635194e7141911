import { afterPuzzle, pointsOf, type Skill, START } from '@caravanserai/bots/targi/puzzles';
import { type PuzzleTry, type Vote, VOTES } from '@caravanserai/contract';
import { fieldsOf, parseFields } from '../../../../app/settings/stored.ts';
import { storedSignal } from '../../../../app/signals/storedSignal.ts';
import type { Listed } from './puzzles.ts';

/** A first try at a puzzle, as this device stores it. */
export interface OwnTry extends PuzzleTry {
  /** Whether the server has it. */
  readonly isSent: boolean;
}

/** The player's puzzles on this device. */
export interface PuzzleRecord {
  /** The oldest first. The rating follows from them. */
  readonly tries: readonly OwnTry[];
  readonly longestStreak: number;
}

export const record = storedSignal<PuzzleRecord>('caravanserai.targi.puzzles', parseRecord);

export function parseRecord(text: string | undefined): PuzzleRecord {
  const { tries, longestStreak } = parseFields(text);
  return {
    tries: (Array.isArray(tries) ? tries : []).flatMap(parseTry),
    longestStreak: typeof longestStreak === 'number' && longestStreak > 0 ? Math.floor(longestStreak) : 0,
  };
}

function parseTry(value: unknown): OwnTry[] {
  const { puzzle, isSolved, isRated, isSent, playerPoints, puzzlePoints, atMs, vote } = fieldsOf(value);
  const isTry =
    typeof puzzle === 'string' &&
    typeof isSolved === 'boolean' &&
    typeof isRated === 'boolean' &&
    Number.isSafeInteger(playerPoints) &&
    Number.isSafeInteger(puzzlePoints) &&
    Number.isSafeInteger(atMs);
  if (!isTry) return [];
  const known = VOTES.find((each) => each === vote);
  const numbers = { playerPoints, puzzlePoints, atMs } as Pick<PuzzleTry, 'playerPoints' | 'puzzlePoints' | 'atMs'>;
  return [{ puzzle, isSolved, isRated, ...numbers, isSent: isSent === true, ...(known && { vote: known }) }];
}

/** Only the first try counts, and only where the player did not choose the puzzle. */
export function withTry(
  before: PuzzleRecord,
  { id, rating }: Listed,
  { isSolved, isRated, atMs }: Pick<PuzzleTry, 'isSolved' | 'isRated' | 'atMs'>,
): PuzzleRecord {
  if (before.tries.some(({ puzzle }) => puzzle === id)) return before;
  const playerPoints = Math.max(0, ratingOf(before).points);
  const made: OwnTry = { puzzle: id, isSolved, isRated, playerPoints, puzzlePoints: rating, atMs, isSent: false };
  return { ...before, tries: [...before.tries, made] };
}

export function withVote(before: PuzzleRecord, id: string, vote: Vote): PuzzleRecord {
  const tries = before.tries.map((each) => (each.puzzle === id ? { ...each, vote, isSent: false } : each));
  return { ...before, tries };
}

export function withStreak(before: PuzzleRecord, streak: number): PuzzleRecord {
  return streak > before.longestStreak ? { ...before, longestStreak: streak } : before;
}

/** Marks tries that the server has taken, unless they have changed since. */
export function withSent(before: PuzzleRecord, sent: readonly OwnTry[]): PuzzleRecord {
  const isTaken = (one: OwnTry) => sent.some(({ puzzle, vote }) => puzzle === one.puzzle && vote === one.vote);
  return { ...before, tries: before.tries.map((each) => (isTaken(each) ? { ...each, isSent: true } : each)) };
}

/** The tries that the server stores for the player, from all devices, and those of this device that it does not have yet. */
export function withStored(before: PuzzleRecord, stored: readonly PuzzleTry[]): PuzzleRecord {
  const unsent = new Map(before.tries.flatMap((each) => (each.isSent ? [] : [[each.puzzle, each]])));
  const known = stored.map((each): OwnTry => {
    const own = unsent.get(each.puzzle);
    unsent.delete(each.puzzle);
    return own?.vote ? { ...each, vote: own.vote, isSent: false } : { ...each, isSent: true };
  });
  return { ...before, tries: [...known, ...unsent.values()].toSorted((a, b) => a.atMs - b.atMs) };
}

/** The displayed rating of the player. */
export function ratingOf({ tries }: PuzzleRecord): ReturnType<typeof pointsOf> {
  return pointsOf(tries.reduce(skillAfter, START));
}

function skillAfter(skill: Skill, { isRated, isSolved, puzzlePoints }: OwnTry): Skill {
  return isRated ? afterPuzzle(skill, puzzlePoints, isSolved) : skill;
}
