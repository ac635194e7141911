import { loadDaily, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../../app/settings/language.tsx';

/** Translator that also has the texts of the daily game. */
export type DailyT = Translator<'frame' | 'daily'>;

/** Suspends until the texts are loaded. */
export function useDailyT(): DailyT {
  return use(loadDaily(useSpeech().language));
}
