import { REASONS, RULE_SECTIONS, RULINGS } from '@caravanserai/targi/rules';
import { describe, expect, test } from 'vitest';
import { translator, WORDS } from './everything.ts';
import { flatten } from './flatten.ts';
import { LANGUAGES, PLURAL_FORMS } from './languages.ts';
import { program } from './program/index.ts';

/** The text without its code parts: `? W5` is the same in every language. */
function prose(text: string): string {
  return text.replaceAll(/`[^`]*`/g, '');
}

function variables(text: string): string[] {
  return [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();
}

const english = new Map(flatten(WORDS.en));

describe.each(LANGUAGES)('%s', (language) => {
  const words = new Map(flatten(WORDS[language]));
  const t = translator(language);

  test('has just the keys of English, with its own plural forms', () => {
    const forms = (key: string) => PLURAL_FORMS[language].map((form) => key.replace(/_other$/, `_${form}`));
    const expected = [...english.keys()]
      .filter((key) => !key.endsWith('_one'))
      .flatMap((key) => (key.endsWith('_other') ? forms(key) : [key]));
    expect([...words.keys()].toSorted()).toEqual(expected.toSorted());
  });

  test('has the variables of English in every text', () => {
    const source = (key: string) => english.get(key) ?? english.get(key.replace(/_[a-z]+$/, '_other')) ?? '';
    const differing = [...words].filter(([key, text]) => `${variables(text)}` !== `${variables(source(key))}`);
    expect(differing).toEqual([]);
  });

  test('marks the same code as English', () => {
    const code = (text: string) => text.match(/`[^`]*`/g)?.length ?? 0;
    const differing = [...words].filter(([key, text]) => english.has(key) && code(text) !== code(english.get(key)!));
    expect(differing).toEqual([]);
  });

  test('has no empty, untrimmed or broken text', () => {
    const broken = [...words].filter(
      ([, text]) => text === '' || text.trim() !== text || /\s\s|['"]|\{[^{}]*\}(?!\})/.test(text),
    );
    expect(broken).toEqual([]);
  });

  test('has a form for every number', () => {
    const rules = new Intl.PluralRules(language);
    const needed = [...Array.from({ length: 200 }, (_, n) => n), 0.5, 1.5].map((n) => rules.select(n));
    expect(PLURAL_FORMS[language]).toEqual(expect.arrayContaining([...new Set(needed)]));
  });

  test.each([0, 0.5, 1, 2, 1e6])('has a form of every plural for %d', (count) => {
    const bases = [...words.keys()].filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, ''));
    for (const base of bases) {
      const names = variables(words.get(`${base}_other`)!).map((name) => name.slice(2, -2));
      const values = Object.fromEntries(names.map((name) => [name, name === 'count' ? count : name]));
      expect(t(base as 'targi.token.dates', { ...values, count })).not.toMatch(/\{\{|_other|_many/);
    }
  });

  test('has words for every rule, ruling and reason, and for no other', () => {
    const { targi, targiRules, targiRulings } = WORDS[language];
    const { reason, section } = targi;
    expect(Object.keys(targiRules)).toEqual(Object.values(RULE_SECTIONS).flat());
    expect(Object.keys(targiRulings)).toEqual(Object.keys(RULINGS));
    expect(Object.keys(reason)).toEqual(Object.keys(REASONS));
    expect(Object.keys(section)).toEqual(Object.keys(RULE_SECTIONS));
  });
});

// Abbreviations in the cells of the terminal's board: «+ tribu ?» is not a question.
const PICTURES = /^terminal\.board\.hint\./;

test('French puts a narrow no-break space before ; : ! ? and inside « »', () => {
  const loose = flatten(WORDS.fr).filter(
    ([key, text]) => !PICTURES.test(key) && /[^\u202F][;!?»]|[^\u202F\d]:|«[^\u202F]/.test(prose(text)),
  );
  expect(loose).toEqual([]);
});

// Characters a language must not contain: other languages' quotation marks, and misplaced spaces.
const strange = {
  en: /[„«»]| [;:!]/,
  it: /[“”„]| [;:!»]|« /,
  'pt-BR': /[„«»]| [;:!]/,
  de: /[”«»]| [;:!]|\d%/,
  es: /[“”„]| [;:!»]|« |\d%/,
  pl: /[“«»]| [;:!]/,
} as const;

test.each(['en', 'it', 'pt-BR', 'de', 'es', 'pl'] as const)('%s is set the way it is printed', (language) => {
  expect(flatten(WORDS[language]).filter(([, text]) => strange[language].test(prose(text)))).toEqual([]);
});

test('the program says about itself in English what it says in any language, set the way English is', () => {
  expect(flatten(program).filter(([, text]) => strange.en.test(prose(text)))).toEqual([]);
  expect(translator('pl')('cli.undo.done', { count: 3 })).toBe('Taken back: 3 moves.');
});
