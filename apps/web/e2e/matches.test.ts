import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { receiveBundled } from './bundledPage.ts';

const folder = new URL('../../../packages/targets/test/rulesMatches/', import.meta.url);
const TEXTS = readdirSync(folder)
  .filter((file) => file.endsWith('.targets'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

const openPage = receiveBundled('matches');

test('golden matches replay in the browser to the same state as in Node', async () => {
  const page = await openPage();
  const recorded = TEXTS.map((text) => /^; hash (\w+)/.exec(text)?.[1]);
  expect(recorded).toHaveLength(4);
  expect(await page.evaluate((texts) => window.matches.replayAll(texts), TEXTS)).toEqual(recorded);
});
