import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { ptBR } from './ptBr.ts';

function flat(tree: object, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]: [string, string | object]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );
}

function variables(text: string): string {
  return [...text.matchAll(/\{\{\w+\}\}/g)].map(String).toSorted().join();
}

describe.each(Object.entries({ de, es, fr, it, pl, ptBR }))('%s', (_, words) => {
  test('has the keys and variables of English', () => {
    const shape = (tree: object) => flat(tree).map(([key, text]) => `${key} ${variables(text)}`);
    expect(shape(words).toSorted()).toEqual(shape(en).toSorted());
  });
});
