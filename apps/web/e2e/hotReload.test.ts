import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyWorkingTree, linkPackages, type WorkingCopy } from '../../../scripts/workingCopy.ts';
import { openDev } from './devServer.ts';
import { receiveVisitors } from './visitor.ts';

let copy: WorkingCopy;
const server = receiveVisitors(async () => {
  copy = await copyWorkingTree('hot-reload');
  linkPackages(copy.root);
  return openDev(copy.root);
});
afterAll(() => copy?.remove());
const COLD_MS = 600_000; // generous: guards against hangs only; a cold start reads and transforms every file

test(
  'an edit of the home page is shown by npm run dev without loading the page again',
  { timeout: COLD_MS },
  async () => {
    const page = await server.visit('en');
    server.forgive(/403 \(Forbidden\)/); // the fonts are outside the copy, where Vite refuses to serve
    await page.getByRole('button', { name: 'Play now' }).first().waitFor({ timeout: COLD_MS });
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    const edits = [
      ['HomeScreen.tsx', '<Tables />', '<Tables /><p id="first-edit" />', '#first-edit'],
      ['Tables.tsx', 'className="pitch"', 'className="pitch second-edit"', '.second-edit'],
    ] as const;
    for (const [file, before, after, shown] of edits) {
      const path = join(copy.root, 'apps/web/src/app/home', file);
      writeFileSync(path, readFileSync(path, 'utf8').replace(before, after));
      await page.locator(shown).first().waitFor({ state: 'attached' });
    }
    expect(await page.locator('html[data-same]').count()).toBe(1);
    await page.getByRole('button', { name: 'Play now' }).first().waitFor();
  },
);
