import { expect, test } from 'vitest';
import { LANGUAGES, languageName, matchLanguage, translator } from './index.ts';
import type { Language } from './index.ts';
import type { Translator } from './words.ts';

const wishes: readonly (readonly [readonly string[], Language])[] = [
  [['fr-CH', 'en'], 'fr'],
  [['en-GB', 'fr'], 'en'],
  [['nl', 'fr_FR.UTF-8'], 'fr'],
  [['de-DE,de;q=0.9,fr;q=0.8,en;q=0.7'], 'fr'],
  [['en;q=0.3, fr;q=0.7'], 'fr'],
  [['fr;q=0, *'], 'en'],
  [['nl:fr:en'], 'fr'],
  [['FR@euro'], 'fr'],
  [['C'], 'en'],
  [['frisian', ''], 'en'],
  [[], 'en'],
];

test.each(wishes)('%j is answered in %s', (preferred, language) => {
  expect(matchLanguage(preferred)).toBe(language);
});

test('a language says its own name, and its translator knows it', () => {
  expect(LANGUAGES.map(languageName)).toEqual(['English', 'Français']);
  expect(LANGUAGES.map((language) => translator(language).language)).toEqual(LANGUAGES);
});

// [count, English, French]: in French none is singular
const plurals = [
  [0, '0 dates', '0 datte'],
  [1, '1 date', '1 datte'],
  [2, '2 dates', '2 dattes'],
  [10, '10 dates', '10 dattes'],
] as const;

test.each(plurals)('%i is counted the way of each language', (count, english, french) => {
  expect(translator('en')('targi.token.dates', { count })).toBe(english);
  expect(translator('fr')('targi.token.dates', { count })).toBe(french);
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

test('keys and values are checked before anything runs', () => {
  const unsaid = (t: Translator) => {
    // @ts-expect-error no such key
    t('targi.reason.edge');
    // @ts-expect-error a value too few
    t('targi.move.mirage', { from: 'A' });
    // @ts-expect-error a value too many
    t('targi.move.mirage', { from: 'A', to: 'B', via: 'C' });
    // @ts-expect-error a count is a number
    t('targi.token.dates', { count: 'two' });
  };
  expect(unsaid).toBeTypeOf('function'); // the compiler is the judge here
});
