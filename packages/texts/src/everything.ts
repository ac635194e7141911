import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { fr } from './fr/index.ts';
import { it } from './it/index.ts';
import type { Language } from './languages.ts';
import { pl } from './pl/index.ts';
import { ptBR } from './pt-BR/index.ts';
import { program } from './program/index.ts';
import { makeTranslator } from './translator.ts';
import type { AnyT, Values, Words } from './words.ts';

/**
 * All texts in all languages, loaded at once: for the terminal, the server and the tests. The page loads its own
 * through `page.ts`.
 */
export const WORDS: Readonly<Record<Language, Words>> = { en, fr, it, 'pt-BR': ptBR, de, es, pl };

const english = makeTranslator<'program'>('en', program);
const translators = new Map<Language, AnyT>();

export function translator(language: Language): AnyT {
  const made = translators.get(language) ?? withProgram(makeTranslator(language, WORDS[language]));
  translators.set(language, made);
  return made;
}

/** The terminal program's own texts exist in English only, so they use English plural rules. */
function withProgram(games: AnyT): AnyT {
  const say = (key: string, ...values: [Values<string>?]) => {
    const [topic = ''] = key.split('.', 1);
    return (topic in program ? (english as AnyT) : games)(key as 'cli.help.about', ...(values as []));
  };
  return Object.assign(say, { language: games.language }) as AnyT;
}
