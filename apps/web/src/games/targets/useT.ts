import { loadShots, loadTargets, loadTricks, type Translator } from '@caravanserai/texts/page';
import { use } from 'react';
import { useSpeech } from '../../app/settings/language.tsx';

/** Translator for the texts of Targets and of the site. */
export type TargetsT = Translator<'frame' | 'targets'>;

/** Suspends until the texts are loaded. */
export function useT(): TargetsT {
  return use(loadTargets(useSpeech().language));
}

/** Translator that also has the texts of the trick shots. */
export type TricksT = Translator<'frame' | 'targets' | 'tricks'>;

export function useTricksT(): TricksT {
  return use(loadTricks(useSpeech().language));
}

/** Translator that also has the texts of the daily shot. */
export type ShotsT = Translator<'frame' | 'targets' | 'daily' | 'shots'>;

export function useShotsT(): ShotsT {
  return use(loadShots(useSpeech().language));
}
