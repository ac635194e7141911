import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'vitest';
import { ROOT } from '../../../scripts/tools.ts';
import type { House } from './browser.ts';
import { receiveVisitors } from './visitor.ts';

/** `npm run dev`, as a developer starts it. */
function openDev(): Promise<House> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/dev.ts')], {
    env: { ...process.env, HOST: 'localhost', PORT: '0', DATABASE_URL: ':memory:' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return new Promise((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += String(chunk);
      const url = /The page is open on (http:\S+) /.exec(said)?.[1];
      if (url) resolve({ url, close: () => (child.kill('SIGTERM'), ended) });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then(() => reject(new Error(`npm run dev ended: ${said}`)));
  });
}

const house = receiveVisitors(openDev);
const COLD_MS = 600_000; // against hanging only: every file is read and transformed on the way

test(
  'npm run dev serves both tables from their sources, and the server behind them',
  { timeout: COLD_MS },
  async () => {
    const page = await house.visit('en', { kept: { 'caravanserai.targets.stage': 'low' } });
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('.targi[data-control=act] [role=gridcell][data-open]').first().waitFor({ timeout: COLD_MS });

    await page.goto(`${house.url()}/targets/practice`);
    await page.locator('.targets-stage[data-ready]').waitFor({ timeout: COLD_MS });
    await page.goto(`${house.url()}/online`);
    await page.getByText('Connecting').waitFor({ state: 'hidden', timeout: COLD_MS });
  },
);
