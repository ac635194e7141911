import { quickRng } from '@caravanserai/contract';
import type { Replayed, View } from '@caravanserai/targi';
import { analyse } from './analysis.ts';
import { hint } from './hint.ts';
import { type LevelName, LEVELS } from './levels.ts';

/** Whose effort goes into advice; a whole game is many questions, so less goes into each of them. */
export const ADVISER: LevelName = 'amenokal';
export const ANALYST: LevelName = 'merchant';

// The same question has the same answer everywhere: its chance is fixed.

export function advise(view: View, level = ADVISER): ReturnType<typeof hint> {
  return hint(view, LEVELS[level], quickRng('advice'));
}

export function review(game: Replayed, level = ANALYST): ReturnType<typeof analyse> {
  return analyse(game, LEVELS[level], quickRng('analysis'));
}
