import { loadLiarsDice } from '@caravanserai/texts/liars-dice';
import type { Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../../app/settings/language.tsx';

/** Texts of Liar’s Dice and of the frame. */
export type LiarsDiceT = Translator<'frame' | 'liarsDice'>;

/** Suspends until the texts are loaded. */
export function useT(): LiarsDiceT {
  return use(loadLiarsDice(useSpeech().language));
}
