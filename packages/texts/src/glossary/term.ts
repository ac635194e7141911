import type { Language } from '../languages.ts';

/** Where a term comes from. The sources give names only: no sentence of a publisher is in this project. */
export const SOURCES = {
  box: 'printed on the box or the card',
  iello: 'Targui, Iello 2018, rulebook',
  fan: 'fan translation of the rulebook',
  kosmos: 'Kosmos: the card as quoted in the first French rulebook, or the expansion’s text',
  devir: 'Tuareg, Devir 2013, as players report it; the rulebook was not at hand',
  uniti: 'Targi, Giochi Uniti 2013, as players report it; the rulebook was not at hand',
  galakta: 'Tuareg, Galakta 2018, as players report it; the rulebook was not at hand',
  zman: 'Targi, Z-Man Games, as players report it; the rulebook was not at hand',
  fort: 'Targets, rulebook (French)',
  blackrock: 'Targets, the publisher’s page in English',
  ours: 'our choice',
} as const;
export type Source = keyof typeof SOURCES;

/** A term and its source. A term without a source is our own choice. */
export type Word = string | readonly [word: string, source: Source];

export interface Term {
  /** The text that must consist of exactly this term, or contain it if `within` is set. */
  readonly key: string;
  readonly within?: true;
  readonly words: Readonly<Record<Language, Word>>;
}

export function term(key: string, ...words: readonly [Word, Word, Word, Word, Word, Word, Word]): Term {
  const [en, fr, it, ptBR, de, es, pl] = words;
  return { key, words: { en, fr, it, 'pt-BR': ptBR, de, es, pl } };
}

/** Like `term`, for a term that stands in a longer text. */
export function within(key: string, ...words: Parameters<typeof term> extends [string, ...infer W] ? W : never): Term {
  return { ...term(key, ...words), within: true };
}

export function same(key: string, word: string, source: Source): Term {
  const each: Word = [word, source];
  return term(key, each, each, each, each, each, each, each);
}

export const box = (word: string): Word => [word, 'box'];
export const iello = (word: string): Word => [word, 'iello'];
export const fan = (word: string): Word => [word, 'fan'];
export const kosmos = (word: string): Word => [word, 'kosmos'];
export const devir = (word: string): Word => [word, 'devir'];
export const uniti = (word: string): Word => [word, 'uniti'];
export const galakta = (word: string): Word => [word, 'galakta'];
export const zman = (word: string): Word => [word, 'zman'];
export const fort = (word: string): Word => [word, 'fort'];
export const blackrock = (word: string): Word => [word, 'blackrock'];

export function wordOf(word: Word): string {
  return typeof word === 'string' ? word : word[0];
}

export function sourceOf(word: Word): Source {
  return typeof word === 'string' ? 'ours' : word[1];
}
