import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@caravanserai/texts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureOf } from './textPictures.ts';
import { exportTexts, faultsOf, importTexts, textFiles } from './texts.ts';
import { ROOT } from './tools.ts';

const TEXTS = 'packages/texts/src';
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'texts-'));
  cpSync(join(ROOT, '.oxfmtrc.json'), join(copy, '.oxfmtrc.json'));
  for (const language of LANGUAGES)
    cpSync(join(ROOT, TEXTS, language), join(copy, TEXTS, language), { recursive: true });
});
function sourcesOf(language: string): string[] {
  return textFiles(copy, language).map((file) => readFileSync(join(copy, TEXTS, language, `${file}.ts`), 'utf8'));
}

afterAll(() => rmSync(copy, { recursive: true }));

describe.each(LANGUAGES)('%s', (language) => {
  test('goes out and comes back with nothing lost, and again without a byte changed', async () => {
    const exchange = JSON.parse(JSON.stringify(await exportTexts(ROOT, language)));
    expect(await importTexts(copy, language, exchange)).toEqual([]);
    expect(await exportTexts(copy, language)).toEqual(exchange);
    const written = sourcesOf(language);
    expect(await importTexts(copy, language, exchange)).toEqual([]);
    expect(sourcesOf(language)).toEqual(written);
  });
});

test('every text has a context and a picture that is there', async () => {
  const english = await exportTexts(ROOT, 'en');
  const pictures = new Set(globSync('*.png', { cwd: join(ROOT, 'docs/screenshots') }));
  for (const [key, { description }] of Object.entries(english)) {
    expect(description).toMatch(/^\S.+ Picture: \S/);
    const picture = pictureOf(key);
    expect(picture.startsWith('none') || pictures.has(picture), `${key}: ${picture}`).toBe(true);
  }
});

test('plural forms and forms for «you» are told apart', async () => {
  const polish = await exportTexts(ROOT, 'pl');
  expect(Object.keys(polish['targi/names.token.dates'])).toEqual(['description', 'one', 'few', 'many', 'other']);
  expect(polish['targi/events.placed_you']['description']).toContain('The player in it is the reader.');
});

test('a new language begins as a file', async () => {
  const exchange = await exportTexts(ROOT, 'es');
  expect(await importTexts(copy, 'nl', exchange)).toEqual([]);
  expect(existsSync(join(copy, TEXTS, 'nl/targi/index.ts'))).toBe(true);
  expect(readFileSync(join(copy, TEXTS, 'nl/index.ts'), 'utf8')).toContain('export const nl ');
});

test.each([
  ['an unknown key', { 'targi/events.danced': { other: 'x' } }, 'no such text'],
  ['a lost variable', { 'targi/events.placed': { other: 'Somebody places a Targi.' } }, 'variables'],
  ['a form that is none', { 'targi/events.placed': { few: '{{seat}} {{number}} {{card}}' } }, 'no form few'],
  ['an empty text', { 'targi/score.total': { other: '' } }, 'empty'],
])('%s is refused, and nothing is written', async (_what, exchange, fault) => {
  const before = readFileSync(join(copy, TEXTS, 'fr/targi/events.ts'), 'utf8');
  expect(await faultsOf(copy, exchange)).toEqual([expect.stringContaining(fault)]);
  expect(await importTexts(copy, 'fr', exchange)).toHaveLength(1);
  expect(readFileSync(join(copy, TEXTS, 'fr/targi/events.ts'), 'utf8')).toBe(before);
});
