import { bestOf, type PuzzleData, readPuzzle } from '@caravanserai/bots/targi/puzzles';
import { makeMove } from '@caravanserai/targi';
import { translator } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import file from '../src/games/targi/game/puzzles/puzzles.json' with { type: 'json' };
import { button } from './table/player.ts';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const visitors = receiveVisitors();
const t = translator('en');
const KEY = 'caravanserai.targi.puzzles';
const puzzles = (file.puzzles as unknown as readonly PuzzleData[]).map(readPuzzle);
const guide = (page: Page) => page.locator('.lesson-guide .guide-words');

interface Stored {
  readonly tries?: readonly { readonly puzzle: string; readonly isSolved: boolean; readonly isRated: boolean }[];
  readonly longestStreak?: number;
}

function storedOn(page: Page): Promise<Stored> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}') as Stored, KEY);
}

/** The puzzle that is asked: the guide names it. */
async function idOn(page: Page): Promise<string> {
  await button(page, t('coach.mistakes.show')).waitFor();
  return (await page.locator('.lesson-guide h2').innerText()).split(' ').at(-1) ?? '';
}

function answerOf(id: string, isRight: boolean): string {
  const puzzle = puzzles.find((each) => each.id === id);
  if (!puzzle) throw new Error(`no puzzle ${id}`);
  const best = new Set(bestOf(puzzle).map(makeMove));
  return Object.keys(puzzle.costs).find((word) => best.has(word) === isRight) ?? '';
}

async function place(page: Page, word: string): Promise<void> {
  await page.locator(`.carpet [data-place="${word}"]`).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
}

test.each([
  ['a desktop', {}],
  ['a phone', { viewport: PHONE, hasTouch: true }],
])('puzzles are rated by the first try, on %s', async (_name, window) => {
  const page = await visitors.visit('en', window, '/targi/puzzles');
  await page.getByRole('heading', { name: t('coach.puzzles.title') }).waitFor();
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: t('coach.puzzles.next') }).click();

  const first = await idOn(page);
  await place(page, answerOf(first, true));
  await button(page, t('coach.mistakes.next')).waitFor();
  await expectSoon(() => guide(page).innerText()).toContain('+');
  await expectSoon(() => guide(page).innerText()).toContain(' goods and '); // the round was played out
  await expectNoBarrier(page);
  expect(await storedOn(page)).toMatchObject({ tries: [{ puzzle: first, isSolved: true, isRated: true }] });
  const like = page.getByRole('button', { name: t('coach.puzzles.vote.up') });
  await like.click();
  await expectSoon(() => like.getAttribute('aria-pressed')).toBe('true');

  await button(page, t('coach.mistakes.next')).click();
  await expectSoon(() => idOn(page)).not.toBe(first);
  const second = await idOn(page);
  await place(page, answerOf(second, false));
  await button(page, t('coach.mistakes.again')).waitFor();
  const { tries = [] } = await storedOn(page);
  expect(tries).toMatchObject([
    { puzzle: first, isSolved: true, isRated: true, vote: 'up' },
    { puzzle: second, isSolved: false, isRated: true },
  ]);
  await expectSoon(() => guide(page).innerText()).toContain('−');
  await expectSoon(() => guide(page).innerText()).toContain(t('coach.mistakes.later', { count: 1 }));
});

test('a streak ends at the first mistake, and a linked puzzle does not count', async () => {
  const page = await visitors.visit('en', {}, '/targi/puzzles/streak');
  await place(page, answerOf(await idOn(page), true));
  await expectSoon(() => guide(page).innerText()).toContain(t('coach.puzzles.run', { count: 1 }));
  await button(page, t('coach.mistakes.next')).click();
  await expectSoon(() => guide(page).innerText()).toContain('Where does your next Targi go');
  await place(page, answerOf(await idOn(page), false));
  await expectSoon(() => guide(page).innerText()).toContain(t('coach.puzzles.runOver', { count: 1 }));
  await button(page, t('coach.mistakes.done')).waitFor();
  expect((await storedOn(page)).longestStreak).toBe(1);

  const { tries = [] } = await storedOn(page);
  const other = puzzles.find(({ id }) => !tries.some(({ puzzle }) => puzzle === id));
  await page.goto(new URL(`/targi/puzzles/${other?.id}`, page.url()).href);
  await place(page, answerOf(await idOn(page), true));
  await button(page, t('coach.mistakes.done')).waitFor();
  const { tries: all = [] } = await storedOn(page);
  expect(all.map(({ isRated }) => isRated)).toEqual([false, false, false]);

  await page.goto(new URL('/targi/puzzles/abracadabra', page.url()).href);
  await page.getByText(t('coach.puzzles.none')).waitFor();
});

test('tries and rating of an account are the same on another device', async () => {
  const account = { name: 'Rated Reader', password: 'a camel and a well' };
  const [here, there] = [await visitors.visit('en'), await visitors.visit('en')];
  const ask = async (page: Page, path: string, data: object) => {
    const answer = await page.request.post(new URL(`/api${path}`, page.url()).href, { data });
    expect(answer.status()).toBe(200);
    await page.evaluate(() => localStorage.setItem('caravanserai.online', 'yes'));
  };
  await ask(here, '/session', {});
  await ask(here, '/account', account);
  await here.goto(new URL('/targi/puzzles/rated', here.url()).href);
  const id = await idOn(here);
  const stored = here.waitForResponse((answer) => answer.url().endsWith('/puzzles/targi/tries') && answer.ok());
  await place(here, answerOf(id, true));
  await button(here, t('coach.mistakes.next')).waitFor();
  await stored;

  await ask(there, '/login', account);
  await there.goto(new URL('/targi/puzzles', there.url()).href);
  await there.getByText(t('coach.puzzles.solved', { solved: 1, tried: 1 })).waitFor();
  expect(await storedOn(there)).toMatchObject({ tries: [{ puzzle: id, isSolved: true, isSent: true }] });
});
