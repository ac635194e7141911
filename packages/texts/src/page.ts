import type { Language } from './languages.ts';
import { makeTranslator } from './translator.ts';
import type { PageWords, Translator, Words } from './words.ts';

export { LANGUAGES, type Language, languageName, matchLanguage } from './languages.ts';
export { type TextKey, type Translator, type Values, type Who, YOU } from './words.ts';
export * from './targets/index.ts';
export * from './targi/index.ts';

/** One file a language and part, so that a page loads only what it shows. */
const PAGE: Readonly<Record<Language, () => Promise<PageWords>>> = {
  en: async () => (await import('./en/page.ts')).page,
  fr: async () => (await import('./fr/page.ts')).page,
  it: async () => (await import('./it/page.ts')).page,
  'pt-BR': async () => (await import('./pt-BR/page.ts')).page,
  de: async () => (await import('./de/page.ts')).page,
};
const TARGETS: Readonly<Record<Language, () => Promise<Pick<Words, 'targets'>>>> = {
  en: () => import('./en/targets/index.ts'),
  fr: () => import('./fr/targets/index.ts'),
  it: () => import('./it/targets/index.ts'),
  'pt-BR': () => import('./pt-BR/targets/index.ts'),
  de: () => import('./de/targets/index.ts'),
};

/** The same translator each time. */
export type WordsLoader = (language: Language) => Promise<Translator>;

/** What every screen says. It does not know the words of Targets, and never those of the terminal and the server. */
export const loadTranslator = once(async (language) => makeTranslator(language, await PAGE[language]()));

export const targetsWords = once(async (language) => {
  const [page, { targets }] = await Promise.all([PAGE[language](), TARGETS[language]()]);
  return makeTranslator(language, { ...page, targets });
});

function once(load: WordsLoader): WordsLoader {
  const loaded = new Map<Language, Promise<Translator>>();
  return (language) => {
    const loading = loaded.get(language) ?? load(language);
    loaded.set(language, loading);
    loading.catch(() => loaded.delete(language)); // the network may be back the next time
    return loading;
  };
}
