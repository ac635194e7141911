import { loadTargets, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../../app/settings/language.tsx';

/** Speaks of Targets and of the house. */
export type TargetsT = Translator<'frame' | 'targets'>;

/** Suspends until the words are there. */
export function useT(): TargetsT {
  return use(loadTargets(useSpeech().language));
}
