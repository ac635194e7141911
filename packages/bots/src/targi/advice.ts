import { quickRng } from '@caravanserai/contract';
import type { Replayed, View } from '@caravanserai/targi';
import { analyse, type Scrutiny } from './analysis.ts';
import { hint } from './hint.ts';
import { BRIEF, type LevelName, LEVELS, THOROUGH } from './levels.ts';

/** Whose eyes advice is given with. */
export const ADVISER: LevelName = 'tinHinan';

export const ADVISERS_SCRUTINY: Scrutiny = {
  first: { ...LEVELS[ADVISER], foresight: BRIEF },
  second: { ...LEVELS[ADVISER], foresight: THOROUGH },
};

// The same question has the same answer everywhere: its chance is fixed.

/** When it is late, what is known by then is the advice: a fast machine comes to the end of its effort before. */
export function advise(view: View, level = ADVISER, isLate?: () => boolean): ReturnType<typeof hint> {
  return hint(view, LEVELS[level], quickRng('advice'), isLate);
}

/** A whole game is many questions, so less goes into each of them, and more where something seems wrong. */
export function review(game: Replayed, level = ADVISER): ReturnType<typeof analyse> {
  return analyse(game, level === ADVISER ? ADVISERS_SCRUTINY : { first: LEVELS[level] }, quickRng('analysis'));
}
