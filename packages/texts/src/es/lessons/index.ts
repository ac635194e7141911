import type { LessonsWords } from '../../words.ts';
import { boardWords } from './board.ts';
import { caravanWords } from './caravan.ts';
import { craftWords } from './craft.ts';
import { flickWords } from './flick.ts';
import { guideWords } from './guide.ts';
import { learnWords } from './learn.ts';
import { almanacWords, mistakesWords, puzzlesWords } from './exercises.ts';

/** Texts of the lessons, one file per lesson. Loaded with the first lesson. */
export const lessonsWords = {
  lessons: {
    guide: guideWords,
    learn: learnWords,
    caravan: caravanWords,
    craft: craftWords,
    flick: flickWords,
    mistakes: mistakesWords,
    puzzles: puzzlesWords,
    almanac: almanacWords,
    board: boardWords,
  },
} as const satisfies LessonsWords;
