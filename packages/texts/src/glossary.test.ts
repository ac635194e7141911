import { describe, expect, test } from 'vitest';
import { WORDS } from './everything.ts';
import { flatten } from './flatten.ts';
import { FORBIDDEN, TERMS, wordOf } from './glossary.ts';
import { LANGUAGES } from './languages.ts';

describe.each(LANGUAGES)('%s', (language) => {
  const words = new Map(flatten(WORDS[language]));

  test('calls things as the glossary does', () => {
    const said = TERMS.map(({ key }) => [key, words.get(key)]);
    expect(said).toEqual(TERMS.map((term) => [term.key, wordOf(term.words[language])]));
  });

  test('uses no word that the glossary forbids', () => {
    const found = FORBIDDEN.filter((forbidden) => forbidden.language === language).flatMap(({ word, within = '' }) =>
      [...words].filter(([key, text]) => key.startsWith(within) && word.test(text)),
    );
    expect(found).toEqual([]);
  });
});

test('a forbidden word would be found', () => {
  const samples = ['equal goods', 'robot', 'il punteggio', 'classificatória', 'Edelmann', 'ladrón', 'złodziej'];
  for (const sample of samples) expect(FORBIDDEN.some(({ word }) => word.test(sample))).toBe(true);
});
