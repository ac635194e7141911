import type { WordsLoader } from '@caravanserai/texts/page';
import { firstLanguage } from './firstLanguage.ts';

/** Loads a module and its texts in parallel. */
export async function inWords<T>(words: WordsLoader<never>, loading: Promise<T>): Promise<T> {
  const spoken = words(firstLanguage()).catch(() => undefined); // the component that uses the texts reports the error
  const [loaded] = await Promise.all([loading, spoken]);
  return loaded;
}
