import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { WORDS } from './everything.ts';
import { flatten } from './flatten.ts';
import { LANGUAGES, languageName, matchLanguage, translator } from './index.ts';
import type { Language } from './index.ts';
import type { AnyT, Translator } from './words.ts';

const preferences: readonly (readonly [readonly string[], Language])[] = [
  [['fr-CH', 'en'], 'fr'],
  [['en-GB', 'fr'], 'en'],
  [['nl', 'fr_FR.UTF-8'], 'fr'],
  [['de-CH,de;q=0.9,fr;q=0.8,en;q=0.7'], 'de'],
  [['sv-SE,sv;q=0.9,it;q=0.8,en;q=0.7'], 'it'],
  [['pt_BR.UTF-8'], 'pt-BR'],
  [['pt-PT', 'en'], 'pt-BR'], // closer than English
  [['en;q=0.3, fr;q=0.7'], 'fr'],
  [['fr;q=0, *'], 'en'],
  [['nl:fr:en'], 'fr'],
  [['es-MX', 'en'], 'es'],
  [['pl_PL.UTF-8'], 'pl'],
  [['FR@euro'], 'fr'],
  [['C'], 'en'],
  [['frisian', ''], 'en'],
  [[], 'en'],
];

test.each(preferences)('%j is answered in %s', (preferred, language) => {
  expect(matchLanguage(preferred)).toBe(language);
});

test('a language says its own name, and its translator knows it', () => {
  expect(LANGUAGES.map(languageName)).toEqual([
    'English',
    'Français',
    'Italiano',
    'Português (Brasil)',
    'Deutsch',
    'Español',
    'Polski',
  ]);
  expect(LANGUAGES.map((language) => translator(language).language)).toEqual(LANGUAGES);
});

// [count, then each language in the order of LANGUAGES]. Zero is singular in French and Portuguese.
const plurals = [
  [0, '0 dates', '0 datte', '0 datteri', '0 tâmara', '0 Datteln', '0 dátiles', '0 daktyli'],
  [1, '1 date', '1 datte', '1 dattero', '1 tâmara', '1 Dattel', '1 dátil', '1 daktyl'],
  [2, '2 dates', '2 dattes', '2 datteri', '2 tâmaras', '2 Datteln', '2 dátiles', '2 daktyle'],
  [10, '10 dates', '10 dattes', '10 datteri', '10 tâmaras', '10 Datteln', '10 dátiles', '10 daktyli'],
  [
    2e6,
    '2000000 dates',
    '2000000 dattes',
    '2000000 datteri',
    '2000000 tâmaras',
    '2000000 Datteln',
    '2000000 dátiles',
    '2000000 daktyli',
  ],
] as const;

test.each(plurals)('%i is counted the way of each language', (count, ...counted) => {
  expect(LANGUAGES.map((language) => translator(language)('targi.token.dates', { count }))).toEqual(counted);
});

test('what is put in comes out as it is', () => {
  const odd = '<b>& "$t(targi.score.total)" {{seat}}';
  expect(translator('en')('targi.event.leftTrader', { seat: odd })).toBe(`${odd} leaves the Trader.`);
});

test('a key or a value that is missing is a mistake, and thrown', () => {
  const careless = translator('en') as unknown as (key: string, values?: object) => string;
  expect(() => careless('targi.nowhere')).toThrow('no text: targi.nowhere');
  expect(() => careless('targi.event.leftTrader')).toThrow('a value is missing');
});

test('words that are not loaded do not compile', () => {
  const unsaid = (frame: Translator, targi: Translator<'frame' | 'targi'>, all: AnyT) => {
    frame('home.title');
    // @ts-expect-error the frame has no texts of a game
    frame('targi.score.total');
    targi('targi.score.total');
    // @ts-expect-error one game has no texts of the other
    targi('targets.seat.red');
    // @ts-expect-error nor of the terminal
    targi('cli.help');
    const less: Translator<'targi'> = all; // a translator with more parts is assignable
    // @ts-expect-error but not one with fewer parts
    const more: AnyT = targi;
    return [less, more];
  };
  expect(unsaid).toBeTypeOf('function'); // only the type check matters here
});

test('keys and values are checked before anything runs', () => {
  const unsaid = (t: AnyT) => {
    // @ts-expect-error no such key
    t('targi.reason.edge');
    // @ts-expect-error a value is missing
    t('targi.move.mirage', { from: 'A' });
    // @ts-expect-error a value too many
    t('targi.move.mirage', { from: 'A', to: 'B', via: 'C' });
    // @ts-expect-error a count is a number
    t('targi.token.dates', { count: 'two' });
  };
  expect(unsaid).toBeTypeOf('function'); // only the type check matters here
});

test.each(LANGUAGES)('every text in %s is what i18next makes of it', (language) => {
  const yardstick = createInstance();
  void yardstick.init({
    lng: language,
    initAsync: false,
    resources: { [language]: { translation: WORDS[language] } },
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  const ours = translator(language) as unknown as (key: string, values: object) => string;
  const asked = flatten(WORDS[language]).flatMap(([path, text]) => {
    const key = path.replace(/_(?:one|few|many|other)$/, '');
    const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    const put = Object.fromEntries(names.map((name) => [name, `<${name}>`]));
    const counts = key !== path || names.includes('count') ? [0, 1, 2, 5, 22, 0.5] : [1];
    return counts.map((count) => ({ key, values: { ...put, count } }));
  });
  const theirs = asked.map(({ key, values }) => yardstick.t(key, { replace: values, count: values.count }));
  expect(asked.map(({ key, values }) => ours(key, values))).toEqual(theirs);
});
