import { loadDuo, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../../app/settings/language.tsx';

/** Translator that also has the texts of tables of two. */
export type DuoT = Translator<'frame' | 'duo'>;

/** Suspends until the texts are loaded. */
export function useDuoT(): DuoT {
  return use(loadDuo(useSpeech().language));
}
