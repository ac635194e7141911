import { quickRng } from '@caravanserai/contract';
import type { Replayed, View } from '@caravanserai/targi';
import { analyse } from './analysis.ts';
import { hint } from './hint.ts';
import { BRIEF, type LevelName, LEVELS } from './levels.ts';

/** Whose eyes advice is given with. */
export const ADVISER: LevelName = 'tinHinan';

// The same question has the same answer everywhere: its chance is fixed.

/** When it is late, what is known by then is the advice: a fast machine comes to the end of its effort before. */
export function advise(view: View, level = ADVISER, isLate?: () => boolean): ReturnType<typeof hint> {
  return hint(view, LEVELS[level], quickRng('advice'), isLate);
}

/** A whole game is many questions, so less goes into each of them. */
export function review(game: Replayed, level = ADVISER): ReturnType<typeof analyse> {
  return analyse(game, { ...LEVELS[level], ...(level === ADVISER && { foresight: BRIEF }) }, quickRng('analysis'));
}
