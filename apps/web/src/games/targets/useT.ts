import { loadTargets, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../../app/settings/language.tsx';

/** Translator for the texts of Targets and of the site. */
export type TargetsT = Translator<'frame' | 'targets'>;

/** Suspends until the texts are loaded. */
export function useT(): TargetsT {
  return use(loadTargets(useSpeech().language));
}
