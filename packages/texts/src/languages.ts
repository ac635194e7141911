/**
 * A new language needs a folder beside the others, its lines here, one line in `everything.ts`, and one line per part
 * in `page.ts` or `seldom.ts`.
 */
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
 * The plural forms used in each language. French, Italian, Portuguese and Spanish also have a form for millions; we use
 * `other` for it. Polish distinguishes 1, 2 to 4, the rest, and fractions.
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

/** The language's own name for itself. */
export function languageName(language: Language): string {
  return NAMES[language];
}

const MOST_PREFERRED = 50; // a 16 kB header could list thousands

/**
 * The first supported language in order of preference, or English. Accepts the formats of browsers (`fr-CH`), HTTP
 * headers (`fr-CH, en;q=0.8`) and environment variables (`fr_CH.UTF-8`, `fr:en`).
 */
export function matchLanguage(preferred: readonly string[]): Language {
  const preferences = preferred
    .flatMap((entry) => entry.split(/[,:]/, MOST_PREFERRED))
    .map(parsePreference)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { tag } of preferences) {
    const match =
      LANGUAGES.find((language) => language.toLowerCase() === tag) ??
      LANGUAGES.find((language) => primary(language) === primary(tag));
    if (match) return match;
  }
  return 'en';
}

function parsePreference(entry: string): { readonly tag: string; readonly weight: number } {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
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
