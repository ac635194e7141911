import { en } from './en/index.ts';
import { fr } from './fr/index.ts';
import type { Words } from './words.ts';

/** A new language is a folder beside `en` and `fr`, and one line in each of these two lists. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export const WORDS: Readonly<Record<Language, Words>> = { en, fr };

/** The name of a language in that language. */
export function languageName(language: Language): string {
  return WORDS[language].language.name;
}

/**
 * The first of our languages that somebody prefers, or English. Takes what browsers (`fr-CH`), headers (`fr-CH, en;q=0.8`) and
 * environments (`fr_CH.UTF-8`, `fr:en`) say.
 */
export function matchLanguage(preferred: readonly string[]): Language {
  const wishes = preferred
    .flatMap((entry) => entry.split(/[,:]/))
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
  const [name, ...parameters] = wish.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  const tag = name
    .replace(/[.@].*$/, '')
    .replace('_', '-')
    .toLowerCase();
  return { tag, weight: quality === undefined ? 1 : Number(quality) };
}

function primary(tag: string): string {
  return tag.toLowerCase().split('-')[0];
}
