import { loadLiarsDice } from '@caravanserai/texts/liars-dice';
import type { Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../../app/settings/language.tsx';

/** Speaks of Liar’s Dice and of the house. */
export type LiarsDiceT = Translator<'frame' | 'liarsDice'>;

/** Suspends until the words are there. */
export function useT(): LiarsDiceT {
  return use(loadLiarsDice(useSpeech().language));
}
