import { afterPuzzle, pointsOf, type Skill, START } from '@caravanserai/bots/targi/puzzles';
import { fieldsOf, parseFields } from '../../../../app/settings/stored.ts';
import { storedSignal } from '../../../../app/signals/storedSignal.ts';
import type { Listed } from './puzzles.ts';

/** The player's puzzles on this device. */
export interface PuzzleRecord {
  readonly skill: Skill;
  /** By puzzle: whether the first try was right. */
  readonly tried: Readonly<Record<string, boolean>>;
  readonly longestStreak: number;
}

export const record = storedSignal<PuzzleRecord>('caravanserai.targi.puzzles', parseRecord);

export function parseRecord(text: string | undefined): PuzzleRecord {
  const { skill, tried, longestStreak } = parseFields(text);
  const { mu, sigma } = fieldsOf(skill);
  const isSkill = typeof mu === 'number' && typeof sigma === 'number' && sigma > 0;
  const tries = Object.entries(fieldsOf(tried)).filter((one): one is [string, boolean] => typeof one[1] === 'boolean');
  return {
    skill: isSkill ? { mu, sigma } : START,
    tried: Object.fromEntries(tries),
    longestStreak: typeof longestStreak === 'number' && longestStreak > 0 ? Math.floor(longestStreak) : 0,
  };
}

/** Only the first try counts, and only where the player did not choose the puzzle. */
export function withTry(before: PuzzleRecord, puzzle: Listed, isSolved: boolean, isRated: boolean): PuzzleRecord {
  if (puzzle.id in before.tried) return before;
  return {
    ...before,
    tried: { ...before.tried, [puzzle.id]: isSolved },
    skill: isRated ? afterPuzzle(before.skill, puzzle.rating, isSolved) : before.skill,
  };
}

export function withStreak(before: PuzzleRecord, streak: number): PuzzleRecord {
  return streak > before.longestStreak ? { ...before, longestStreak: streak } : before;
}

/** The displayed rating of the player. */
export function ratingOf({ skill }: PuzzleRecord): ReturnType<typeof pointsOf> {
  return pointsOf(skill);
}
