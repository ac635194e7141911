import { caravanWords } from './caravan.ts';
import { craftWords } from './craft.ts';
import { flickWords } from './flick.ts';
import { guideWords } from './guide.ts';
import { learnWords } from './learn.ts';

/** What guides say: one file a lesson. Loaded with the first of them. */
export const lessonsWords = {
  lessons: { guide: guideWords, learn: learnWords, caravan: caravanWords, craft: craftWords, flick: flickWords },
} as const;
