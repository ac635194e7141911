import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import type { Language } from './languages.ts';
import { pl } from './pl/index.ts';
import { ptBR } from './pt-BR/index.ts';
import { makeTranslator } from './translator.ts';
import type { AnyT, Words } from './words.ts';

/** All words of all languages in memory: for the terminal, the server and the tests. The page loads its own by `page.ts`. */
export const WORDS: Readonly<Record<Language, Words>> = { en, fr, it, 'pt-BR': ptBR, de, es, pl };

const translators = new Map<Language, AnyT>();

export function translator(language: Language): AnyT {
  const made = translators.get(language) ?? makeTranslator(language, WORDS[language]);
  translators.set(language, made);
  return made;
}
