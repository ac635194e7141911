import { liarsDiceTeaser as teaserEn } from '../en/liars-dice/teaser.ts';
import { liarsDiceTeaser as teaserFr } from '../fr/liars-dice/teaser.ts';
import { liarsDiceTeaser as teaserIt } from '../it/liars-dice/teaser.ts';
import { liarsDiceTeaser as teaserPtbr } from '../pt-BR/liars-dice/teaser.ts';
import { liarsDiceTeaser as teaserDe } from '../de/liars-dice/teaser.ts';
import { liarsDiceTeaser as teaserEs } from '../es/liars-dice/teaser.ts';
import { liarsDiceTeaser as teaserPl } from '../pl/liars-dice/teaser.ts';
import type { liarsDiceTable } from '../en/liars-dice/table.ts';
import type { Language } from '../languages.ts';
import { gameWords } from '../page.ts';
import type { SameKeys } from '../words.ts';

export type LiarsDiceWords = SameKeys<typeof liarsDiceTable>;

declare module '../words.ts' {
  interface WordParts {
    liarsDice: { readonly liarsDice: typeof liarsDiceTable };
  }
}

/** The frame's texts do not include those of a game that is added later, so these are loaded with the page. */
export const liarsDiceTeaser: Readonly<Record<Language, SameKeys<typeof teaserEn>>> = {
  en: teaserEn,
  fr: teaserFr,
  it: teaserIt,
  'pt-BR': teaserPtbr,
  de: teaserDe,
  es: teaserEs,
  pl: teaserPl,
};

const TABLE: Readonly<Record<Language, () => Promise<LiarsDiceWords>>> = {
  en: async () => (await import('../en/liars-dice/table.ts')).liarsDiceTable,
  fr: async () => (await import('../fr/liars-dice/table.ts')).liarsDiceTable,
  it: async () => (await import('../it/liars-dice/table.ts')).liarsDiceTable,
  'pt-BR': async () => (await import('../pt-BR/liars-dice/table.ts')).liarsDiceTable,
  de: async () => (await import('../de/liars-dice/table.ts')).liarsDiceTable,
  es: async () => (await import('../es/liars-dice/table.ts')).liarsDiceTable,
  pl: async () => (await import('../pl/liars-dice/table.ts')).liarsDiceTable,
};

export const loadLiarsDice = gameWords<'liarsDice'>(async (language) => ({ liarsDice: await TABLE[language]() }));
