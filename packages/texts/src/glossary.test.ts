import { describe, expect, test } from 'vitest';
import { WORDS } from './everything.ts';
import { flatten } from './flatten.ts';
import { FORBIDDEN, TERMS, wordOf } from './glossary/index.ts';
import { LANGUAGES } from './languages.ts';
import { program } from './program/index.ts';

describe.each(LANGUAGES)('%s', (language) => {
  const own = new Map(flatten(WORDS[language]));
  // The terminal program speaks English only.
  const words = language === 'en' ? new Map([...own, ...flatten(program)]) : own;

  test('calls things as the glossary does', () => {
    for (const term of TERMS) {
      const word = wordOf(term.words[language]);
      const text = words.get(term.key) ?? '';
      expect([term.key, term.within && text.includes(word) ? word : text]).toEqual([term.key, word]);
    }
  });

  test('uses no word that the glossary forbids', () => {
    const found = FORBIDDEN.filter((forbidden) => forbidden.language === language).flatMap(({ word, within = '' }) =>
      [...words].filter(([key, text]) => key.startsWith(within) && word.test(text)),
    );
    expect(found).toEqual([]);
  });
});

test('a forbidden word would be found', () => {
  const samples = `equal goods, robot, il punteggio, classificatória, Edelmann, ladrón, Rabuś, Lay it, your hand card,
    White begins, draw lots, by lot, wholly, trois ors, ce puits, chiamate, carta tribale, carte cornice, la tenda,
    carta aberta, o branco, deine Targi, schnipse, Leg es aus, Targis, capirotazo, la bandera, con rating, zawołaj,
    it shuts a card, Błąd: kość, przecięcie, gra Targi`.split(/,\s+/);
  for (const sample of samples) expect(FORBIDDEN.some(({ word }) => word.test(sample))).toBe(true);
});
