import type { Language } from './languages.ts';
import type { SeldomPart } from './seldom.ts';
import { makeTranslator } from './translator.ts';
import type { FrameWords, Part, TargetsWords, TargiWords, Translator } from './words.ts';

export { LANGUAGES, type Language, languageName, matchLanguage } from './languages.ts';
export {
  type Part,
  type People,
  type TargetsT,
  type TargiT,
  type TextKey,
  type Translator,
  type Values,
  type Who,
  YOU,
} from './words.ts';
export * from './targets/index.ts';
export * from './targi/index.ts';

/** One file per language and part, so that a page loads only the texts it shows. */
const FRAME: Readonly<Record<Language, () => Promise<FrameWords>>> = {
  en: async () => (await import('./en/frame.ts')).frame,
  fr: async () => (await import('./fr/frame.ts')).frame,
  it: async () => (await import('./it/frame.ts')).frame,
  'pt-BR': async () => (await import('./pt-BR/frame.ts')).frame,
  de: async () => (await import('./de/frame.ts')).frame,
  es: async () => (await import('./es/frame.ts')).frame,
  pl: async () => (await import('./pl/frame.ts')).frame,
};
const TARGI: Readonly<Record<Language, () => Promise<TargiWords>>> = {
  en: async () => (await import('./en/targi/index.ts')).targiWords,
  fr: async () => (await import('./fr/targi/index.ts')).targiWords,
  it: async () => (await import('./it/targi/index.ts')).targiWords,
  'pt-BR': async () => (await import('./pt-BR/targi/index.ts')).targiWords,
  de: async () => (await import('./de/targi/index.ts')).targiWords,
  es: async () => (await import('./es/targi/index.ts')).targiWords,
  pl: async () => (await import('./pl/targi/index.ts')).targiWords,
};
const TARGETS: Readonly<Record<Language, () => Promise<TargetsWords>>> = {
  en: async () => (await import('./en/targets/index.ts')).targetsWords,
  fr: async () => (await import('./fr/targets/index.ts')).targetsWords,
  it: async () => (await import('./it/targets/index.ts')).targetsWords,
  'pt-BR': async () => (await import('./pt-BR/targets/index.ts')).targetsWords,
  de: async () => (await import('./de/targets/index.ts')).targetsWords,
  es: async () => (await import('./es/targets/index.ts')).targetsWords,
  pl: async () => (await import('./pl/targets/index.ts')).targetsWords,
};

/** Loads the texts of a language once. Returns the same translator each time. */
export type WordsLoader<P extends Part = 'frame'> = (language: Language) => Promise<Translator<P>>;

const used = new Set<WordsLoader>();

/** The frame's texts, used on every screen. */
export const loadTranslator = once<'frame'>(async (language) => makeTranslator(language, await FRAME[language]()));

/** Loads the texts of a game together with those of the frame. */
export function gameWords<P extends Part>(load: (language: Language) => Promise<object>): WordsLoader<'frame' | P> {
  return once<'frame' | P>(async (language) => {
    const [frame, game] = await Promise.all([FRAME[language](), load(language)]);
    return makeTranslator<'frame' | P>(language, { ...frame, ...game });
  });
}

/** Loads texts that few visits need, on their own or together with those of a game. */
function seldomWords<P extends Part>(part: SeldomPart, game?: typeof TARGI | typeof TARGETS): WordsLoader<'frame' | P> {
  return gameWords<P>(async (language) => {
    const seldom = import('./seldom.ts').then(({ SELDOM }) => SELDOM[part](language));
    const [words, more] = await Promise.all([game?.[language](), seldom]);
    return { ...words, ...more };
  });
}

export const loadTargi = gameWords<'targi'>((language) => TARGI[language]());
export const loadTargiReading = seldomWords<'targi' | 'targiReading'>('targiReading', TARGI);
export const loadCoach = seldomWords<'targi' | 'coach'>('coach', TARGI);
export const loadTargiAlmanac = seldomWords<'targi' | 'almanac'>('almanac', TARGI);
export const loadTargets = gameWords<'targets'>((language) => TARGETS[language]());
export const loadTargetsAlmanac = seldomWords<'targets' | 'almanac'>('almanac', TARGETS);
export const loadTricks = seldomWords<'targets' | 'tricks'>('tricks', TARGETS);
export const loadShots = seldomWords<'targets' | 'daily' | 'shots'>('shots', TARGETS);
export const loadDaily = seldomWords<'daily'>('daily');
export const loadDuo = seldomWords<'duo'>('duo');
export const loadLessons = seldomWords<'lessons'>('lessons');

/** Preloads another language for every part in use, so that switching to it does not suspend. */
export async function loadUsed(language: Language): Promise<void> {
  await Promise.all([...used].map((load) => load(language)));
}

function once<P extends Part>(load: (language: Language) => Promise<Translator<P>>): WordsLoader<P> {
  const loaded = new Map<Language, Promise<Translator<P>>>();
  const loader: WordsLoader<P> = (language) => {
    const loading = loaded.get(language) ?? load(language).then(settled);
    loaded.set(language, loading);
    loading.catch(() => loaded.delete(language)); // retry the next time: the network may be back
    return loading;

    /** React's `use` reads a settled value synchronously. */
    function settled(value: Translator<P>): Translator<P> {
      queueMicrotask(() => Object.assign(loading, { status: 'fulfilled', value }));
      used.add(loader as unknown as WordsLoader);
      return value;
    }
  };
  return loader;
}
