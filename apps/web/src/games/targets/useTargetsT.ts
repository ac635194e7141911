import { targetsWords, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../../app/settings/language.tsx';

/** Speaks of Targets: its words are loaded only where they are wanted. Suspends until they are there. */
export function useTargetsT(): Translator {
  const { language } = useSpeech();
  return use(targetsWords(language));
}
