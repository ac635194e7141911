import { loadLessons, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../settings/language.tsx';

/** Speaks as the guides do. */
export type LessonsT = Translator<'frame' | 'lessons'>;

/** Suspends until the words are there. */
export function useLessonsT(): LessonsT {
  return use(loadLessons(useSpeech().language));
}
