import { createInstance, type ResourceLanguage as Resource } from 'i18next';
import type { Language } from './languages.ts';
import { type Part, SUBJECTS, type Translator, YOU } from './words.ts';

/** Speaks with the words it is given. A key or a value that is missing is our mistake, and thrown. */
export function makeTranslator<P extends Part>(language: Language, words: object): Translator<P> {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: words as Resource } },
    nsSeparator: false, // texts have colons, keys have none
    interpolation: { escapeValue: false }, // no text ever becomes HTML
    parseMissingKeyHandler: (key) => fail(`no text: ${key}`),
    missingInterpolationHandler: (text: string) => fail(`a value is missing: ${text}`),
  });
  const say = (asked: string, values: Readonly<Record<string, string | number | typeof YOU>> = {}) => {
    const you = Object.keys(values).find((name) => values[name] === YOU);
    const key = you === undefined ? asked : `${asked}_${isSubject(you) ? 'you' : `${you}You`}`;
    const { count } = values;
    if (typeof count !== 'number') return i18n.t(key, { replace: values });
    // French, Italian, Spanish and Portuguese have a form of their own for millions; ours have two, and `other` stands in
    return i18n.t([key, `${key}_other`], { replace: values, count });
  };
  return Object.assign(say, { language }) as Translator<P>;
}

function isSubject(name: string): boolean {
  return SUBJECTS.some((subject) => subject === name);
}

function fail(message: string): never {
  throw new Error(message);
}
