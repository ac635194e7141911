import { loadLessons, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../settings/language.tsx';

/** A translator that includes the lessons' texts. */
export type LessonsT = Translator<'frame' | 'lessons'>;

/** Suspends until the texts are loaded. */
export function useLessonsT(): LessonsT {
  return use(loadLessons(useSpeech().language));
}
