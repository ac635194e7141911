import { flatten, type Tree } from './flatten.ts';
import type { Language } from './languages.ts';
import { type Part, SUBJECTS, type Translator, type Who, YOU } from './words.ts';

type AnyValues = Readonly<Record<string, number | Who>>;

/**
 * A translator over the given texts. Throws on a missing key or value, which is a bug. Keys and `{{values}}` follow
 * i18next's format, and a test compares the two for every text; i18next itself was a tenth of what the page loaded.
 */
export function makeTranslator<P extends Part>(language: Language, words: object): Translator<P> {
  const texts = new Map(flatten(words as Tree));
  const plurals = new Intl.PluralRules(language);

  function textOf(key: string, count: number | Who | undefined): string {
    // French, Italian, Spanish and Portuguese have a plural form for millions; we have two forms and use `other` for it
    const forms = typeof count === 'number' ? [`${key}_${plurals.select(count)}`, key, `${key}_other`] : [key];
    return forms.map((form) => texts.get(form)).find((text) => text !== undefined) ?? fail(`no text: ${key}`);
  }

  const say = (asked: string, values: AnyValues = {}) => {
    const you = Object.keys(values).find((name) => values[name] === YOU);
    const key = you === undefined ? asked : `${asked}_${isSubject(you) ? 'you' : `${you}You`}`;
    return fill(textOf(key, values['count']), values);
  };
  return Object.assign(say, { language }) as Translator<P>;
}

function isSubject(name: string): boolean {
  return SUBJECTS.some((subject) => subject === name);
}

/** Inserted values are not interpolated again, and no text is ever parsed as HTML. */
function fill(text: string, values: AnyValues): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? fail(`a value is missing: ${text}`)),
  );
}

function fail(message: string): never {
  throw new Error(message);
}
