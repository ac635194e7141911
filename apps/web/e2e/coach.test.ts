import { LANGUAGES, translator } from '@caravanserai/texts';
import type { GameRecord } from '@caravanserai/targi';
import { targi } from '@caravanserai/targi';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OCCASION_IDS } from '../src/games/targi/coach/occasions.ts';
import { resizeTo, type WindowName, WINDOWS } from './narrow/windows.ts';
import { KEYS } from './table/hands.ts';
import { button, controlOf } from './table/player.ts';
import { bring, gameUpTo, LOOK } from './table/positions.ts';
import { isWhole } from './table/sight.ts';
import { DESKTOP, expectNoBarrier, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const { visit, url } = receiveVisitors();
const t = translator('en');

/** The second or another Targi of a later round, against a bot. */
function placing(number = 2): GameRecord {
  let placements = 0;
  const record = gameUpTo('coach', (moves, state) => {
    const { round, pending } = targi.view(state, 'spectator');
    const isBlue = pending.phase === 'place' && pending.seat === 'blue';
    return round >= 4 && isBlue && moves[0]?.type === 'place' && ++placements === number;
  });
  return { ...record, players: { blue: 'Ada', white: 'shepherd' } };
}

async function switchOn(page: Page): Promise<void> {
  await page.locator('.top-menu').click();
  await page.getByRole('checkbox', { name: t('play.coach.name') }).check();
  await page.locator('.coach').waitFor();
  await page.locator('.dock[data-panel] .panel-head .round-button').click();
}

/** The coach covers nothing and nothing covers it. */
async function expectOwnPlace(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const coach = boxOf('.coach');
    return ['.targi-board', '.targi-command', '.player-own', '.player-other', '.targi-info'].filter((selector) => {
      const { left, right, top, bottom } = boxOf(selector);
      return left < coach.right - 1 && right > coach.left + 1 && top < coach.bottom - 1 && bottom > coach.top + 1;
    });
  });
  expect(covered).toEqual([]);
}

test('on a desktop: explains once, warns before a costly move, is silent afterwards, and by keyboard', async () => {
  const page = await visit('en', { viewport: DESKTOP }, LOOK);
  await bring(page, url(), placing());
  await switchOn(page);
  await expectOwnPlace(page);
  const words = page.locator('.coach-words');
  const voice = page.locator('.coach [role=status]');
  expect(await words.textContent()).toBe(t('coach.moment.place'));
  expect(await voice.textContent()).toBe(t('coach.moment.place'));
  await page.locator('.coach-next').press('Enter');
  expect(await words.textContent()).toBe(t('coach.moment.robber'));
  await page.locator('.coach-next').press('Enter');
  expect(await words.textContent()).toBe(t('coach.quiet'));
  await expectNoBarrier(page);

  // in whichever places the bots consider bad
  const heard: string[] = [];
  await expectSoon(async () => {
    for (const spot of await page.locator('[role=gridcell][data-open]').all()) {
      await spot.focus();
      const warning = page.locator('.coach[data-warns] .coach-words');
      if (await warning.isVisible()) heard.push(await warning.innerText());
    }
    return heard.length;
  }).toBeGreaterThan(0);
  expect(heard[0]).toMatch(/^Careful, this costs about \d+ points?\.\n/);

  await page.reload();
  await page.locator('.coach').waitFor();
  expect(await words.textContent()).not.toContain(t('coach.moment.place'));
});

test('on a phone, in a place of its own, and off again', async () => {
  const page = await visit('en', { viewport: PHONE, hasTouch: true, isMobile: true }, LOOK);
  await bring(page, url(), placing());
  await switchOn(page);
  await expectOwnPlace(page);
  await expectSoon(() => controlOf(page)).toBe('act');
  await page.locator('[role=gridcell][data-open]').first().tap();
  await expectOwnPlace(page);
  await expectSoon(() => controlOf(page)).toBe('confirm');
  await expectSoon(() => page.locator('.coach-words').textContent()).not.toBe('');
  await page.locator('.top-menu').click();
  await page.getByRole('checkbox', { name: t('play.coach.name') }).uncheck();
  await expectSoon(() => page.locator('.coach').count()).toBe(0);
});

test('a preview is whole on small windows, with the coach and without', async () => {
  const page = await visit('de', { hasTouch: true }, LOOK);
  await bring(page, url(), placing(3)); // up to two crossings
  const places = await page
    .locator('[role=gridcell][data-open]')
    .evaluateAll((spots) => spots.map((spot) => (spot as HTMLElement).dataset['place']));
  for (const isCoached of [false, true]) {
    if (isCoached) {
      await page.evaluate(() => localStorage.setItem('caravanserai.coach', 'on'));
      await page.reload();
      await page.locator('.coach').waitFor();
    }
    for (const window of ['320×568', '360×640', '390×844', '844×390'] as const) {
      await resizeTo(page, window);
      for (const place of places) {
        await page.locator(`[data-place="${place}"]`).tap();
        await page.locator('.info[data-preview] .info-confirm').waitFor({ state: 'attached' });
        for (const part of await page.locator('.info[data-preview] :is(h3, .crossing, .info-closes, .info-soft)').all())
          expect(await isWhole(part), `${await part.innerText()}, ${window}, coached: ${isCoached}`).toBe(true);
        for (const part of await page.locator('.command-button, .coach:not([data-quiet]) button:visible').all())
          expect(await isWhole(part), `${await part.innerText()}, ${window}, coached: ${isCoached}`).toBe(true);
        await page.locator('.info-buttons .round-button').last().tap();
      }
    }
  }
});

test('on a phone it speaks beside the question of a raid', async () => {
  const page = await visit('de', { hasTouch: true, kept: { 'caravanserai.coach': 'on' } }, LOOK);
  const raid = gameUpTo('raid', (moves) => moves[0]?.type === 'raid' && moves.length >= 3);
  await bring(page, url(), { ...raid, players: { blue: 'Ada', white: 'shepherd' } });
  await page.locator('.pending-sheet').waitFor();
  for (const window of ['320×568', '360×640', '390×844'] as const) {
    await resizeTo(page, window);
    await page.locator('.coach-fold').tap();
    for (const part of ['.coach-words p', '.coach-next', '.pending-sheet h2'])
      expect(await isWhole(page.locator(part)), `${part} ${window}`).toBe(true);
    await page.locator('.coach-fold').tap();
  }
});

test('all its words fit in every window and language', async () => {
  const page = await visit('en', {}, LOOK);
  await bring(page, url(), placing());
  await switchOn(page);
  await page.locator('.coach-next').waitFor();
  await page.mouse.move(0, 0); // over a card the coach would fold
  await page.locator('.info').waitFor({ state: 'detached' });
  const said = LANGUAGES.flatMap((language) => {
    const say = translator(language);
    const names = {
      border: say('targi.border.tribalExpansion.name'),
      effect: `${say('targi.symbol.camelRider')} C9`,
      moment: '',
    };
    return OCCASION_IDS.map((id) => ({ about: names[id.split('.')[1] as keyof typeof names], words: say(id) }));
  });
  for (const window of Object.keys(WINDOWS) as WindowName[]) {
    await resizeTo(page, window);
    expect(await page.evaluate(cutWords, said), window).toEqual([]);
  }
});

/** Runs in the page, on a copy of the coach: texts that would have to scroll. */
function cutWords(said: readonly { readonly about: string | undefined; readonly words: string }[]): readonly string[] {
  const coach = document.querySelector<HTMLElement>('.coach')!;
  const copy = coach.cloneNode(true) as HTMLElement;
  coach.after(copy);
  coach.style.display = 'none';
  const box = copy.querySelector('.coach-words')!;
  const cut = said.filter(({ about, words }) => {
    box.innerHTML = `${about ? `<b>${about}</b>` : ''}<p>${words}</p>`;
    return box.scrollHeight > box.clientHeight + 1;
  });
  copy.remove();
  coach.style.display = '';
  return cut.map(({ words }) => words);
}

test('never between people: the menu says why', async () => {
  const page = await visit('en', { kept: { 'caravanserai.coach': 'on' } }, LOOK);
  await bring(page, url(), { ...placing(), players: { blue: 'Ada', white: 'Bo' } });
  await page.locator('.top-menu').click();
  await page.getByText(t('play.coach.onlyBots')).waitFor();
  expect(await page.locator('.coach').count()).toBe(0);
});

test('a chapter for beginners: a wrong answer is answered, the right one is explained, by keyboard alone', async () => {
  const page = await visit('en', {}, '/targi/learn/craft.lines');
  const words = page.locator('.guide-words');
  const expectWords = (expected: string) => expectSoon(() => words.textContent()).toBe(expected);
  const press = (target: Locator) => KEYS.press(page, target);
  await expectWords(t('lessons.craft.lines.idea'));
  await press(button(page, t('lessons.guide.goOn')));
  await expectWords(t('lessons.craft.lines.last'));
  await press(page.locator('[data-place="5"][data-open]'));
  await expectWords(t('lessons.craft.lines.lastElse'));
  await press(button(page, t('lessons.guide.takeBack')));
  await expectWords(t('lessons.craft.lines.last'));
  await press(page.locator('[data-place="15"][data-open]')); // the most tempting mistake has an answer of its own
  await expectWords(t('lessons.craft.lines.lastSalt'));
  await press(button(page, t('lessons.guide.takeBack')));
  await expectWords(t('lessons.craft.lines.last'));
  await press(page.locator('[data-place="11"][data-open]'));
  await page.locator('.targi[data-control=confirm]').waitFor();
  await press(button(page, t('play.confirm')));
  await expectWords(t('lessons.craft.lines.lastWhy'));
  await press(button(page, t('lessons.guide.goOn')));
  await expectWords(t('lessons.craft.lines.column'));
});
