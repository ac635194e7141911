import { loadTargetsAlmanac } from '@caravanserai/texts/page';
import { inWords } from '../../../app/settings/inWords.ts';

/** A step of its own: otherwise the start of the page would list all files of the almanac. */
export async function openAlmanac() {
  return (await inWords(loadTargetsAlmanac, import('./AlmanacScreen.tsx'))).AlmanacScreen;
}
