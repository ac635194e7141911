import { targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { bring, gameUpTo, liftCurtain } from './table/positions.ts';
import { PHONE, receiveVisitors } from './visitor.ts';

const visitors = receiveVisitors();
const { visit } = visitors;

describe('lines', () => {
  test('of both players are seen with their crossings before anybody points, and a look strengthens them', async () => {
    const page = await visit('en', { viewport: PHONE });
    const five = gameUpTo('lines', (moves, state) => {
      const { targis } = targi.view(state, 'spectator');
      return targis.length === 5 && moves.some(({ type }) => type === 'place');
    });
    await bring(page, visitors.url(), five);
    await liftCurtain(page);
    const lines = page.locator('.thread');
    expect(await lines.count()).toBe(5);
    expect(await page.locator('.thread[data-strength=held] .thread-core').count()).toBe(5);
    const ghosts = page.locator('.piece-ghost');
    expect(await ghosts.count()).toBeGreaterThan(0);
    expect(await page.locator('.piece-ghost').first().locator('xpath=..').getAttribute('aria-label')).toMatch(
      /lines .*cross here/,
    );
    await ghosts.first().locator('xpath=..').hover();
    expect(await page.locator('.thread[data-strength=strong]').count()).toBeGreaterThanOrEqual(2);
  });
});
