import { loadCoach, loadTargi, loadTargiReading, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../../app/settings/language.tsx';

/** Translator for the texts of Targi and of the site. */
export type TargiT = Translator<'frame' | 'targi'>;

/** Suspends until the texts are loaded. */
export function useT(): TargiT {
  return use(loadTargi(useSpeech().language));
}

/** Translator that also has the texts of the rules. */
export type ReadingT = Translator<'frame' | 'targi' | 'targiReading'>;

export function useReadingT(): ReadingT {
  return use(loadTargiReading(useSpeech().language));
}

/** Translator that also has the texts of the coach, of hints and of analyses. */
export type CoachT = Translator<'frame' | 'targi' | 'coach'>;

export function useCoachT(): CoachT {
  return use(loadCoach(useSpeech().language));
}
