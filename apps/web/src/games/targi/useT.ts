import { loadTargi, loadTargiReading, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../../app/settings/language.tsx';

/** Speaks of Targi and of the house. */
export type TargiT = Translator<'frame' | 'targi'>;

/** Suspends until the words are there. */
export function useT(): TargiT {
  return use(loadTargi(useSpeech().language));
}

/** Speaks the lines of the rules too. */
export type ReadingT = Translator<'frame' | 'targi' | 'targiReading'>;

export function useReadingT(): ReadingT {
  return use(loadTargiReading(useSpeech().language));
}
