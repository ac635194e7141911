import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hugeSignsOf, unsizedDrawingsOf } from './narrow/drawings.ts';
import { badFieldsOf } from './narrow/fields.ts';
import { LEARNING, LOBBY, SITE, type Station, TARGETS, TARGI } from './narrow/stations.ts';
import { resizeTo, type WindowName } from './narrow/windows.ts';
import { receiveVisitors } from './visitor.ts';

/** Checks that apply to every screen and every state of the tables, in one phone and one desktop window. */

const visitors = receiveVisitors();

const WALKS = { LOBBY, TARGI, TARGETS, LEARNING, SITE };
const PHONE: WindowName = '390×844';
const DESK: WindowName = '1280×800';

async function findOn(page: Page, stations: readonly Station[]): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const { name, go } of stations) {
    await resizeTo(page, PHONE);
    await go(page, visitors.url());
    for (const window of [PHONE, DESK]) {
      await resizeTo(page, window);
      for (const drawing of await unsizedDrawingsOf(page)) found.add(`${name}, ${window}: ${drawing} has no size`);
      for (const sign of await hugeSignsOf(page)) found.add(`${name}, ${window}: ${sign} is huge`);
      for (const field of await badFieldsOf(page)) found.add(`${name}, ${window}: ${field}`);
    }
  }
  return [...found];
}

test.each(Object.entries(WALKS))(
  'drawings have a size, fields have letters that can be read: %s',
  async (_name, stations) => {
    const page = await visitors.visit('en', { hasTouch: true });
    expect(await findOn(page, stations)).toEqual([]);
  },
);

test('a drawing without a size is found', async () => {
  const page = await visitors.visit('en', {}, '/learn');
  const sizes: readonly (readonly [style: string, isSized: boolean])[] = [
    ['width: 24px; height: 24px', true],
    ['width: auto; height: auto', false],
    ['width: 24px; height: auto', false],
    ['width: 24px; height: auto; aspect-ratio: 1', false], // stretched by the row
    ['width: 24px; height: auto; aspect-ratio: 1; align-self: center', true],
    ['width: 100%; height: 100%', false],
    ['width: 100%; height: 100%; position: absolute', true],
  ];
  for (const [style, isSized] of sizes) {
    await page.evaluate((text) => {
      const row = document.createElement('p');
      row.id = 'planted';
      row.style.display = 'flex';
      row.innerHTML = '<svg class="planted" viewBox="0 0 24 24"><path d="M0 0h9"/></svg>';
      row.querySelector('svg')!.style.cssText = text;
      document.querySelector('main')!.prepend(row);
    }, style);
    expect(await unsizedDrawingsOf(page), style).toEqual(isSized ? [] : ['p > svg.planted']);
    await page.evaluate(() => document.querySelector('#planted')!.remove());
  }
});

test('a sign that fills its row and a field without a style are found', async () => {
  const page = await visitors.visit('en', {}, '/targets/new');
  await page.locator('#gap-red').waitFor();
  expect(await hugeSignsOf(page)).toEqual([]);
  expect(await badFieldsOf(page)).toEqual([]);
  const content =
    '.field .seat-mark { width: auto !important; height: auto !important } #gap-red { all: revert !important }';
  await page.addStyleTag({ content });
  expect(await hugeSignsOf(page)).toHaveLength(1);
  expect(await unsizedDrawingsOf(page)).toContain('label > svg.seat-mark');
  expect(await badFieldsOf(page)).not.toEqual([]);
});
