import { statSync } from 'node:fs';
import { translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { situationOf } from './targets/player.ts';
import { expectNoBarrier, expectSoon, receiveVisitors } from './visitor.ts';

const { visit } = receiveVisitors();
const t = translator('en');
const SPACE = { kept: { 'caravanserai.targets.stage': 'low', 'caravanserai.targets.pace': 'quick' } };

test('a clip of the last flick and a picture of the table are made on the device and saved', async () => {
  const page = await visit('en', SPACE, '/targets/practice');
  await page.locator('.targets-stage[data-ready]').waitFor();
  await page.locator('.aim summary').press('Enter');
  await page.locator('.aim-form input').last().press('Enter');
  await expectSoon(async () => (await situationOf(page)).version).toBe(1);
  await expectSoon(async () => (await situationOf(page)).moment).toBe('live');
  for (const [name, end] of [
    [t('targets.page.file.clip'), /\.(mp4|webm)$/],
    [t('targets.page.file.picture'), /\.png$/],
  ] as const) {
    await page.getByRole('button', { name: t('table.menu.title') }).press('Enter');
    await page.getByRole('button', { name }).press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await dialog.waitFor();
    await expectNoBarrier(page);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('link', { name: t('targets.page.file.save') }).press('Enter');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(end);
    expect(statSync(await download.path()).size).toBeGreaterThan(5000);
    await page.keyboard.press('Escape');
  }
});
