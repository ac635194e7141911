import type { LessonsWords } from '../../words.ts';
import { caravanWords } from './caravan.ts';
import { guideWords } from './guide.ts';

/** What guides say: one file a lesson. Loaded with the first of them. */
export const lessonsWords = { lessons: { guide: guideWords, caravan: caravanWords } } as const satisfies LessonsWords;
