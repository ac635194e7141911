import type { Language } from './languages.ts';
import type {
  AlmanacWords,
  CoachWords,
  DailyWords,
  DuoWords,
  LessonsWords,
  ShotsWords,
  TargiReading,
  TricksWords,
} from './words.ts';

/** Texts that few visits need: the list of their files is itself loaded on demand. */
const LESSONS: Readonly<Record<Language, () => Promise<LessonsWords>>> = {
  en: async () => (await import('./en/lessons/index.ts')).lessonsWords,
  fr: async () => (await import('./fr/lessons/index.ts')).lessonsWords,
  it: async () => (await import('./it/lessons/index.ts')).lessonsWords,
  'pt-BR': async () => (await import('./pt-BR/lessons/index.ts')).lessonsWords,
  de: async () => (await import('./de/lessons/index.ts')).lessonsWords,
  es: async () => (await import('./es/lessons/index.ts')).lessonsWords,
  pl: async () => (await import('./pl/lessons/index.ts')).lessonsWords,
};
const DAILY: Readonly<Record<Language, () => Promise<DailyWords>>> = {
  en: async () => (await import('./en/daily.ts')).daily,
  fr: async () => (await import('./fr/daily.ts')).daily,
  it: async () => (await import('./it/daily.ts')).daily,
  'pt-BR': async () => (await import('./pt-BR/daily.ts')).daily,
  de: async () => (await import('./de/daily.ts')).daily,
  es: async () => (await import('./es/daily.ts')).daily,
  pl: async () => (await import('./pl/daily.ts')).daily,
};
const DUO: Readonly<Record<Language, () => Promise<DuoWords>>> = {
  en: async () => (await import('./en/duo.ts')).duo,
  fr: async () => (await import('./fr/duo.ts')).duo,
  it: async () => (await import('./it/duo.ts')).duo,
  'pt-BR': async () => (await import('./pt-BR/duo.ts')).duo,
  de: async () => (await import('./de/duo.ts')).duo,
  es: async () => (await import('./es/duo.ts')).duo,
  pl: async () => (await import('./pl/duo.ts')).duo,
};
const TARGI_READING: Readonly<Record<Language, () => Promise<TargiReading>>> = {
  en: async () => (await import('./en/targi/reading.ts')).targiReading,
  fr: async () => (await import('./fr/targi/reading.ts')).targiReading,
  it: async () => (await import('./it/targi/reading.ts')).targiReading,
  'pt-BR': async () => (await import('./pt-BR/targi/reading.ts')).targiReading,
  de: async () => (await import('./de/targi/reading.ts')).targiReading,
  es: async () => (await import('./es/targi/reading.ts')).targiReading,
  pl: async () => (await import('./pl/targi/reading.ts')).targiReading,
};
/** Loaded with the coach, a hint or an analysis. */
const COACH: Readonly<Record<Language, () => Promise<CoachWords>>> = {
  en: async () => (await import('./en/targi/coach.ts')).targiCoach,
  fr: async () => (await import('./fr/targi/coach.ts')).targiCoach,
  it: async () => (await import('./it/targi/coach.ts')).targiCoach,
  'pt-BR': async () => (await import('./pt-BR/targi/coach.ts')).targiCoach,
  de: async () => (await import('./de/targi/coach.ts')).targiCoach,
  es: async () => (await import('./es/targi/coach.ts')).targiCoach,
  pl: async () => (await import('./pl/targi/coach.ts')).targiCoach,
};
const ALMANAC: Readonly<Record<Language, () => Promise<AlmanacWords>>> = {
  en: async () => (await import('./en/almanac.ts')).almanac,
  fr: async () => (await import('./fr/almanac.ts')).almanac,
  it: async () => (await import('./it/almanac.ts')).almanac,
  'pt-BR': async () => (await import('./pt-BR/almanac.ts')).almanac,
  de: async () => (await import('./de/almanac.ts')).almanac,
  es: async () => (await import('./es/almanac.ts')).almanac,
  pl: async () => (await import('./pl/almanac.ts')).almanac,
};
const TRICKS: Readonly<Record<Language, () => Promise<TricksWords>>> = {
  en: async () => (await import('./en/targets/tricks.ts')).tricks,
  fr: async () => (await import('./fr/targets/tricks.ts')).tricks,
  it: async () => (await import('./it/targets/tricks.ts')).tricks,
  'pt-BR': async () => (await import('./pt-BR/targets/tricks.ts')).tricks,
  de: async () => (await import('./de/targets/tricks.ts')).tricks,
  es: async () => (await import('./es/targets/tricks.ts')).tricks,
  pl: async () => (await import('./pl/targets/tricks.ts')).tricks,
};
const SHOTS: Readonly<Record<Language, () => Promise<ShotsWords>>> = {
  en: async () => (await import('./en/targets/shots.ts')).shots,
  fr: async () => (await import('./fr/targets/shots.ts')).shots,
  it: async () => (await import('./it/targets/shots.ts')).shots,
  'pt-BR': async () => (await import('./pt-BR/targets/shots.ts')).shots,
  de: async () => (await import('./de/targets/shots.ts')).shots,
  es: async () => (await import('./es/targets/shots.ts')).shots,
  pl: async () => (await import('./pl/targets/shots.ts')).shots,
};

export type SeldomPart = 'lessons' | 'targiReading' | 'coach' | 'almanac' | 'tricks' | 'daily' | 'shots' | 'duo';

/** The texts of each part, under their keys. */
export const SELDOM: Readonly<Record<SeldomPart, (language: Language) => Promise<object>>> = {
  lessons: (language) => LESSONS[language](),
  targiReading: (language) => TARGI_READING[language](),
  coach: async (language) => ({ coach: await COACH[language]() }),
  almanac: async (language) => ({ almanac: await ALMANAC[language]() }),
  tricks: async (language) => ({ tricks: await TRICKS[language]() }),
  daily: async (language) => ({ daily: await DAILY[language]() }),
  shots: async (language) => ({ daily: await DAILY[language](), shots: await SHOTS[language]() }),
  duo: async (language) => ({ duo: await DUO[language]() }),
};
