import { expect, test } from 'vitest';
import { cutAtTerms, fold, matchesAll, termsOf } from './search.ts';

test.each([
  ['Règles', 'regles'],
  ['ÉTALAGE', 'etalage'],
  ['cœur', 'cœur'],
  ['TG-12', 'tg-12'],
])('%s is looked for as %s, letter by letter', (text, folded) => {
  expect(fold(text)).toBe(folded);
  expect(fold(text)).toHaveLength(text.length);
});

test.each([
  ['', ['anything'], true],
  ['  ', ['anything'], true],
  ['MAR', ['Le Marché'], true],
  ['marche', ['Le Marché'], true],
  ['sel datte', ['1 datte', '1 sel'], true],
  ['sel or', ['1 datte', '1 sel'], false],
])('«%s» in %j: %s', (query, texts, found) => {
  expect(matchesAll(termsOf(query), texts)).toBe(found);
});

test.each([
  ['robber', 'The robber, the Robber', ['The ', '[robber]', ', the ', '[Robber]']],
  ['aa', 'aaa', ['[aa]', 'a']],
  ['ob bb', 'robber', ['r', '[obb]', 'er']],
  ['ete', 'l’été', ['l’', '[été]']],
  ['nothing', 'here', ['here']],
  ['x', '', []],
])('«%s» lights up in «%s»', (query, text, pieces) => {
  const cut = cutAtTerms(text, termsOf(query));
  expect(cut.map((piece) => (piece.found ? `[${piece.text}]` : piece.text))).toEqual(pieces);
  expect(cut.map((piece) => piece.text).join('')).toBe(text);
});
