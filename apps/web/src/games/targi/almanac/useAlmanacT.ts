import { loadTargiAlmanac, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../../../app/settings/language.tsx';

/** Translator that also has the texts of the page «What wins». */
export type AlmanacT = Translator<'frame' | 'targi' | 'almanac'>;

export function useAlmanacT(): AlmanacT {
  return use(loadTargiAlmanac(useSpeech().language));
}
