import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { openNodeThinker } from '../../cli/src/targi/thinking/node.ts';
import { endlessRequest, someRequests } from '../../../packages/bots/test/requests.ts';
import { decide } from '../../../packages/bots/src/targi/thinking/decide.ts';
import type { Thought, Request } from '../../../packages/bots/src/targi/thinking/request.ts';
import { receiveBundled } from './bundledPage.ts';

const REQUESTS = someRequests(24);

const openPage = receiveBundled('bots');
let page: Page;

beforeEach(async () => {
  page = await openPage();
});

function decideHere(request: Request): Thought {
  const steps = decide(request, () => 0);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

function thinkInPage(requests: readonly Request[]): Promise<readonly Thought[]> {
  return page.evaluate((asked) => window.bots.thinkAll(asked), requests);
}

test('the same in the main thread, a thread of Node and a worker of the browser', async () => {
  const here = REQUESTS.map(decideHere);
  expect(await thinkInPage(REQUESTS)).toEqual(here);
  const thread = openNodeThinker();
  expect(await Promise.all(REQUESTS.map((request) => thread.think(request)))).toEqual(here);
  await thread.close();
});

test('thinks in a worker, which closing ends', async () => {
  expect(page.workers()).toHaveLength(0);
  await thinkInPage(REQUESTS.slice(0, 2));
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => window.bots.close());
  await expect.poll(() => page.workers().length).toBe(0);
});

test('an abort frees the worker for the next question, and leaves none behind', async () => {
  const aborted = await page.evaluate((request) => window.bots.abortAtProgress(request), endlessRequest());
  expect(aborted).toEqual({ reason: 'enough', heard: 1 });
  expect(await thinkInPage([REQUESTS[0]])).toEqual([decideHere(REQUESTS[0])]);
  expect(page.workers()).toHaveLength(1);
  await page.evaluate(() => window.bots.close());
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a broken view is an error, and the worker lives on', async () => {
  const { view, ...rest } = REQUESTS[0];
  const broken = { ...rest, view: { ...view, goods: { ...view.goods, left: view.goods.left + 1 } } };
  expect(await page.evaluate((request) => window.bots.errorOf(request), broken)).toMatch(/failed/);
  expect(await thinkInPage([REQUESTS[0]])).toHaveLength(1);
});
