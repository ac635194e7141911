import { describe, expect, test } from 'vitest';
import { liarsDiceTable as de } from '../de/liars-dice/table.ts';
import { liarsDiceTable as en } from '../en/liars-dice/table.ts';
import { liarsDiceTable as es } from '../es/liars-dice/table.ts';
import { liarsDiceTable as fr } from '../fr/liars-dice/table.ts';
import { liarsDiceTable as it } from '../it/liars-dice/table.ts';
import { liarsDiceTable as pl } from '../pl/liars-dice/table.ts';
import { liarsDiceTable as ptBR } from '../pt-BR/liars-dice/table.ts';

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
