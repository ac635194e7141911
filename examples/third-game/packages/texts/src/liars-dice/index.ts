import type { Language } from '../languages.ts';
import { gameWords } from '../page.ts';
import type { SameKeys } from '../words.ts';
import type { en } from './en.ts';

export { liarsDiceDoor } from './door.ts';

export type LiarsDiceWords = SameKeys<typeof en>;

declare module '../words.ts' {
  interface WordParts {
    liarsDice: { readonly liarsDice: typeof en };
  }
}

const WORDS: Readonly<Record<Language, () => Promise<LiarsDiceWords>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  'pt-BR': async () => (await import('./ptBr.ts')).ptBR,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  pl: async () => (await import('./pl.ts')).pl,
};

export const loadLiarsDice = gameWords<'liarsDice'>(async (language) => ({ liarsDice: await WORDS[language]() }));
