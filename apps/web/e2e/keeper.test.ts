import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Setup } from '../src/games/targi/client.ts';
import { receiveBundled } from './bundledPage.ts';

const openPage = receiveBundled('keeper');

const SETUP: Setup = {
  players: { blue: { kind: 'person', name: 'Ann' }, white: { kind: 'bot', level: 'shepherd' } },
  options: { first: 'blue', shortfall: 'opponentGains', hands: 'closed' },
  curtain: false,
  seed: 'keeper',
};

function create(page: Page): Promise<string> {
  return page.evaluate(async (setup) => {
    const made = await window.keeper.games.create(setup);
    if (!made.ok) throw new Error(made.error.code);
    window.keeper.table = made.value;
    return made.value.snapshot().gameId;
  }, SETUP);
}

/** The version that the table is at, or why it was not opened. */
function open(page: Page, id: string, takeOver = false): Promise<number | string> {
  return page.evaluate(
    async ([game, takeOver]) => {
      const opened = await window.keeper.games.open(game, { takeOver });
      if (!opened.ok) return opened.error.code;
      window.keeper.table = opened.value;
      return opened.value.snapshot().version;
    },
    [id, takeOver] as const,
  );
}

function playTo(page: Page, version: number): Promise<number> {
  return page.evaluate((to) => window.keeper.playTo(to), version);
}

test('a game against a bot resumes after a reload, move for move', async () => {
  const page = await openPage();
  const id = await create(page);
  const version = await playTo(page, 30);
  const notation = await page.evaluate(() => window.keeper.table?.notation());
  await page.reload();
  expect(await open(page, id)).toBe(version);
  expect(await page.evaluate(() => window.keeper.table?.notation())).toEqual(notation);
  const [summary] = await page.evaluate(() => window.keeper.games.list());
  expect(summary).toMatchObject({ id, version, isKept: true, players: SETUP.players });

  const end = await playTo(page, Infinity);
  expect(await page.evaluate(() => window.keeper.table?.snapshot().control)).toEqual({ kind: 'over' });
  expect(end).toBeGreaterThan(100);
});

test('one tab at a time has a game, and another can take it over', async () => {
  const [first, second] = [await openPage(), await openPage()];
  const id = await create(first);
  await playTo(first, 4);
  expect(await open(second, id)).toBe('open-elsewhere');
  const lost = first.evaluate(() => window.keeper.faultOf());
  const version = await open(second, id, true);
  expect(version).toBeGreaterThanOrEqual(4);
  expect(await lost).toEqual({ code: 'open-elsewhere' });
  expect(await playTo(second, 12)).toBeGreaterThanOrEqual(12);
  expect(await first.evaluate(() => window.keeper.table?.undo())).toMatchObject({ error: { code: 'open-elsewhere' } });

  const heard = first.evaluate(() => new Promise<void>((done) => void window.keeper.games.subscribe(() => done())));
  await second.evaluate((game) => window.keeper.games.remove(game), id);
  await heard;
  expect(await first.evaluate(() => window.keeper.games.list())).toEqual([]);
});

test('a hint comes from the bots’ worker', async () => {
  const page = await openPage();
  await create(page);
  const [weighed, legal] = await page.evaluate(async () => {
    const { table } = window.keeper;
    const asked = await table?.hint();
    return [asked?.ok ? asked.value.options.length : 0, table?.snapshot().moves.length];
  });
  expect(weighed).toBeGreaterThan(0);
  expect(weighed).toBe(legal);
  expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringContaining('thinkerWorker')]);
});

test('a worker of the bots that breaks is replaced, and a page that crashes loses no move', async () => {
  const page = await openPage();
  const id = await create(page);
  const version = await playTo(page, 10);
  const [bots] = page.workers();
  await bots!.evaluate(() => {
    setTimeout(() => {
      throw new Error('broken on purpose');
    });
  });
  const last = await playTo(page, version + 10); // the uncaught error has no effect on play
  expect(last).toBeGreaterThanOrEqual(version + 10);

  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  const next = await openPage();
  expect(await open(next, id)).toBe(last);
  expect(await playTo(next, 40)).toBeGreaterThanOrEqual(40);
});
