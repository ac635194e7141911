import { createInstance } from 'i18next';
import { type Language, WORDS } from './languages.ts';
import type { Translator } from './words.ts';

const translators = new Map<Language, Translator>();

/** The texts are in memory, so the translator is there at once. A key or a value that is missing is our mistake, and thrown. */
export function translator(language: Language): Translator {
  const made = translators.get(language) ?? makeTranslator(language);
  translators.set(language, made);
  return made;
}

function makeTranslator(language: Language): Translator {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: WORDS[language] } },
    nsSeparator: false, // texts have colons, keys have none
    interpolation: { escapeValue: false }, // no text ever becomes HTML
    parseMissingKeyHandler: (key) => fail(`no text: ${key}`),
    missingInterpolationHandler: (text: string) => fail(`a value is missing: ${text}`),
  });
  const say = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const { count } = values;
    return i18n.t(key, typeof count === 'number' ? { replace: values, count } : { replace: values });
  };
  return Object.assign(say, { language });
}

function fail(message: string): never {
  throw new Error(message);
}
