import type { WordsLoader } from '@caravanserai/texts/page';
import { firstLanguage } from './firstLanguage.ts';

/** A file and the words that it speaks are asked for at the same time. */
export async function inWords<T>(words: WordsLoader<never>, loading: Promise<T>): Promise<T> {
  const spoken = words(firstLanguage()).catch(() => undefined); // anyone who speaks hears of it
  const [loaded] = await Promise.all([loading, spoken]);
  return loaded;
}
