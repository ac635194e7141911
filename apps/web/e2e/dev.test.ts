import { test } from 'vitest';
import { openDev } from './devServer.ts';
import { receiveVisitors } from './visitor.ts';

const server = receiveVisitors(() => openDev());
const COLD_MS = 600_000; // generous: guards against hangs only; a cold start reads and transforms every file

test(
  'npm run dev serves both tables from their sources, and the server behind them',
  { timeout: COLD_MS },
  async () => {
    const page = await server.visit('en', { kept: { 'caravanserai.targets.stage': 'low' } });
    await page.getByRole('button', { name: 'Play now' }).first().click();
    await page.locator('.targi[data-control=act] [role=gridcell][data-open]').first().waitFor({ timeout: COLD_MS });

    await page.goto(`${server.url()}/targets/practice`);
    await page.locator('.targets-stage[data-ready]').waitFor({ timeout: COLD_MS });
    await page.goto(`${server.url()}/docs/view-targi.html`);
    await page.getByRole('heading', { name: 'What a bot sees: Targi', level: 1 }).waitFor();
    await page.goto(`${server.url()}/online`);
    await page.getByText('Connecting').waitFor({ state: 'hidden', timeout: COLD_MS });
  },
);
