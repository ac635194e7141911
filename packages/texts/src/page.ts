import type { Language } from './languages.ts';
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

export const loadTargi = gameWords<'targi'>((language) => TARGI[language]());
/** Targi's texts together with its rules. */
export const loadTargiReading = gameWords<'targi' | 'targiReading'>(async (language) => {
  const seldom = import('./seldom.ts').then(({ TARGI_READING }) => TARGI_READING[language]());
  const [words, reading] = await Promise.all([TARGI[language](), seldom]);
  return { ...words, ...reading };
});
/** Targi's texts together with the coach's. */
export const loadCoach = gameWords<'targi' | 'coach'>(async (language) => {
  const seldom = import('./seldom.ts').then(({ COACH }) => COACH[language]());
  const [words, coach] = await Promise.all([TARGI[language](), seldom]);
  return { ...words, coach };
});
/** Targi's texts together with those of the page «What wins». */
export const loadAlmanacWords = gameWords<'targi' | 'almanac'>(async (language) => {
  const seldom = import('./seldom.ts').then(({ ALMANAC }) => ALMANAC[language]());
  const [words, almanac] = await Promise.all([TARGI[language](), seldom]);
  return { ...words, almanac };
});
export const loadTargets = gameWords<'targets'>((language) => TARGETS[language]());
/** Texts of Targets together with those of the trick shots. */
export const loadTricks = gameWords<'targets' | 'tricks'>(async (language) => {
  const seldom = import('./seldom.ts').then(({ TRICKS }) => TRICKS[language]());
  const [words, tricks] = await Promise.all([TARGETS[language](), seldom]);
  return { ...words, tricks };
});
/** Texts of Targets together with those of the daily shot. */
export const loadShots = gameWords<'targets' | 'daily' | 'shots'>(async (language) => {
  const seldom = import('./seldom.ts').then(({ DAILY, SHOTS }) => Promise.all([DAILY[language](), SHOTS[language]()]));
  const [words, [daily, shots]] = await Promise.all([TARGETS[language](), seldom]);
  return { ...words, daily, shots };
});
export const loadDaily = gameWords<'daily'>(async (language) => {
  const { DAILY } = await import('./seldom.ts');
  return { daily: await DAILY[language]() };
});
export const loadDuo = gameWords<'duo'>(async (language) => ({
  duo: await (await import('./seldom.ts')).DUO[language](),
}));
export const loadLessons = gameWords<'lessons'>(async (language) => (await import('./seldom.ts')).LESSONS[language]());

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
