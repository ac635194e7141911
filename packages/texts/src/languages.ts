/** A new language is a folder beside the others, its lines here, one in `everything.ts` and one for each part in `page.ts`. */
export const LANGUAGES = ['en', 'fr', 'it', 'pt-BR', 'de', 'es', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

const NAMES = {
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  'pt-BR': 'Português (Brasil)',
  de: 'Deutsch',
  es: 'Español',
  pl: 'Polski',
} as const satisfies Record<Language, string>;

/**
 * The plural forms that a language has here. French, Italian, Portuguese and Spanish have one more, for millions; `other` stands in for it.
 * Polish counts 1, 2 to 4, the rest, and fractions.
 */
export const PLURAL_FORMS = {
  en: ['one', 'other'],
  fr: ['one', 'other'],
  it: ['one', 'other'],
  'pt-BR': ['one', 'other'],
  de: ['one', 'other'],
  es: ['one', 'other'],
  pl: ['one', 'few', 'many', 'other'],
} as const satisfies Record<Language, readonly Intl.LDMLPluralRule[]>;

/** The name of a language in that language. */
export function languageName(language: Language): string {
  return NAMES[language];
}

const MOST_PREFERRED = 50; // a header of 16 kB could list thousands

/**
 * The first of our languages that somebody prefers, or English. Takes what browsers (`fr-CH`), headers (`fr-CH, en;q=0.8`) and
 * environments (`fr_CH.UTF-8`, `fr:en`) say.
 */
export function matchLanguage(preferred: readonly string[]): Language {
  const wishes = preferred
    .flatMap((entry) => entry.split(/[,:]/, MOST_PREFERRED))
    .map(parseWish)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of wishes) {
    const match =
      LANGUAGES.find((language) => language.toLowerCase() === tag) ??
      LANGUAGES.find((language) => primary(language) === primary(tag));
    if (match) return match;
  }
  return 'en';
}

function parseWish(wish: string): { readonly tag: string; readonly weight: number } {
  const [name = '', ...parameters] = wish.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const tag = name
    .replace(/[.@].*$/, '')
    .replace('_', '-')
    .toLowerCase();
  return { tag, weight: quality === undefined ? 1 : Number(quality) };
}

function primary(tag: string): string {
  return tag.toLowerCase().replace(/-.*/, '');
}
