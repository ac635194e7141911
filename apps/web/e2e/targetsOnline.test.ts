import { type MatchPicture, quickRng, type Terms, type ToBrowser } from '@caravanserai/contract';
import { isClosing, sampleMove, type Seat, type State } from '@caravanserai/targets';
import { loadPhysics } from '@caravanserai/targets/physics';
import { translator, YOU } from '@caravanserai/texts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { flickThat, RED_FIRST, stateIn } from '../../server/test/targets.ts';
import { openServer } from './browser.ts';
import { slowLine } from './online/slowLine.ts';
import { bySwipe, drawnPoses, situationOf } from './targets/player.ts';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors } from './visitor.ts';

const ONE_WAY_MS = 90;

const visitors = receiveVisitors(() => openServer({ RATE_LIMITS: 'no' }));
const { visit } = visitors;
const t = translator('en');

beforeAll(loadPhysics);

async function ready(page: Page): Promise<void> {
  await page.locator('.targets-stage[data-ready]').waitFor();
}

/** Waits until all pages have shown this version to its end. */
async function expectVersion(pages: readonly Page[], version: number): Promise<void> {
  for (const page of pages) {
    await expectSoon(async () => {
      const { moment, version: seen } = await situationOf(page);
      return `${moment} ${seen}`;
    }).toBe(`live ${version}`);
  }
}

/** A swipe sometimes does not reach the table. */
const AGAIN = { retry: 2 };

async function flickingPage(pages: readonly Page[]): Promise<Page> {
  let found: Page | undefined;
  await expectSoon(async () => {
    const all = await Promise.all(pages.map(situationOf));
    found = pages.find((_page, i) => all[i]?.flicking);
    return found ? 'somebody is to flick' : all;
  }).toBe('somebody is to flick');
  return found!;
}

async function flickOnce(pages: readonly Page[], watchers: readonly Page[], version: number): Promise<void> {
  const page = await flickingPage(pages);
  let flicks = version;
  await expectSoon(async () => {
    const now = await situationOf(page);
    if (now.version < version && now.moment === 'live') await bySwipe(page, flicks++);
    return now.version;
  }).toBeGreaterThanOrEqual(version);
  await expectVersion([...pages, ...watchers], version);
}

test(
  'two browsers by link: the same throw before both, a watcher, a reload, and the chance is checked',
  AGAIN,
  async () => {
    const home = await visit('en');
    await home.locator('a[href="/online?game=targets"]').click();
    await home.getByRole('radio', { name: t('teaser.targets.name') }).waitFor();
    expect(await home.getByRole('radio', { name: t('teaser.targets.name') }).isChecked()).toBe(true);
    await home.getByLabel(t('targets.page.setup.pasVu')).waitFor();
    await expectNoBarrier(home);
    await home.getByRole('button', { name: t('online.form.makeLink') }).click();
    await home.getByRole('heading', { name: t('online.room.yours') }).waitFor();
    const link = await home.getByLabel(t('online.room.link')).inputValue();
    const guest = await visit('en', { viewport: PHONE });
    await guest.goto(link);
    await guest.getByRole('heading', { name: t('teaser.targets.name') }).waitFor();
    await guest.getByRole('button', { name: t('online.room.sit') }).click();
    const players = [home, guest];
    for (const page of players) await ready(page);

    await flickOnce(players, [], 1);
    const watcher = await visit('en');
    await watcher.goto(link);
    await ready(watcher);
    await flickOnce(players, [watcher], 2);
    const lying = await drawnPoses(home);
    expect(Object.keys(lying)).toHaveLength(6);
    for (const page of [guest, watcher]) await expectSoon(() => drawnPoses(page)).toEqual(lying);
    await watcher.getByText(t('online.table.watchers', { count: 1 })).waitFor({ state: 'attached' });
    expect(await watcher.locator('.call-button').count()).toBe(0);

    await guest.reload();
    await ready(guest);
    await expectVersion([guest], 2);
    await expectSoon(() => drawnPoses(guest)).toEqual(lying);
    await flickOnce(players, [watcher], 3);
    await expectSoon(() => drawnPoses(guest)).toEqual(await drawnPoses(home));
    await expectNoBarrier(guest, { isOnPicture: true });
    await expectNoSidewaysScroll(guest);

    await home.getByRole('button', { name: t('online.table.menu'), exact: true }).click();
    await home.getByRole('button', { name: t('online.menu.resign') }).click();
    await home.getByRole('button', { name: t('online.menu.resignYes') }).click();
    for (const page of [home, guest, watcher])
      await page.getByRole('heading', { name: t('online.ending.title') }).waitFor();
    await guest.getByRole('button', { name: t('online.menu.fairness') }).click();
    await guest.getByText(t('online.fair.good')).waitFor();
    await guest.getByRole('button', { name: t('online.menu.close'), exact: true }).click();
    await guest.reload();
    await ready(guest);
    await expectSoon(async () => (await situationOf(guest)).need).toBe('over');
  },
);

function post(page: Page, path: string, body: object): Promise<MatchPicture> {
  return page.evaluate(
    async ([to, what]) => {
      const answer = await fetch(`/api${to}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      });
      return (await answer.json()) as MatchPicture;
    },
    [path, body] as const,
  );
}

async function sitDown(page: Page, id: string, nonce: string): Promise<void> {
  await post(page, '/session', {});
  await post(page, `/matches/${id}/sit`, { nonce: nonce.repeat(32) });
}

/** Calls as soon as the dice are at rest on this screen, or this many milliseconds later. */
function shout(page: Page, call: string, afterMs = 0): Promise<void> {
  return page.evaluate(
    ([name, ms]) =>
      new Promise<void>((done) => {
        const table = document.querySelector<HTMLElement>('.targets');
        const look = () => {
          if (table?.dataset['version'] !== '1' || table.dataset['moment'] !== 'live') return;
          observer.disconnect();
          setTimeout(() => {
            document.querySelector<HTMLElement>(`.call-button[data-call=${name}]`)?.click();
            done();
          }, ms);
        };
        const observer = new MutationObserver(look);
        if (table) observer.observe(table, { attributes: true });
        look();
      }),
    [call, afterMs] as const,
  );
}

/** Resolves when the page has sent a call, with the time stated in it. */
function claimOf(page: Page): Promise<number> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        const claim = /"atMs":(\d+)/.exec(String(payload))?.[1];
        if (claim !== undefined) resolve(Number(claim));
      }),
    );
  });
}

/** Holds back updates, so that the page does not learn the outcome of earlier calls before it makes its own. */
async function holdBack(page: Page): Promise<() => void> {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.routeWebSocket(/api\/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as ToBrowser;
      if (isHolding && message.type === 'update' && message.update.version > 1) held.push(() => line.send(text));
      else line.send(text);
    });
  });
  return () => {
    isHolding = false;
    for (const send of held) send();
  };
}

test('a race of calls: the quicker hand wins on the slower line, and the other is told who did', async () => {
  visitors.forgive(/^another host/); // the slow proxy of the same server
  const slow = await slowLine(visitors.url(), ONE_WAY_MS);
  const [red, blue] = [await visit('en'), await visit('en')];
  await blue.goto(slow.url);
  await blue.evaluate(() => localStorage.setItem('caravanserai.targets.stage', 'flat'));
  await post(red, '/session', {});
  const { id } = await post(red, '/matches', { terms: RED_FIRST });
  await sitDown(red, id, '1');
  await sitDown(blue, id, '2');
  const claimed = claimOf(blue);
  const release = await holdBack(red);
  await red.goto(`${visitors.url()}/online/${id}`);
  await blue.goto(`${slow.url}/online/${id}`);
  for (const page of [red, blue]) {
    await ready(page);
    await page.locator('[data-connection=connected][title*=ms]').waitFor({ state: 'attached' });
  }

  // Both see the round trip of the slow connection, in the bar and in the menu.
  for (const [page, chip] of [
    [red, 0],
    [blue, 1],
  ] as const) {
    const shownMs = async () => Number.parseInt(await page.locator('.chip-delay').nth(chip).innerText(), 10);
    await expectSoon(shownMs).toBeGreaterThanOrEqual(2 * ONE_WAY_MS);
  }
  await red.getByRole('button', { name: t('online.table.menu'), exact: true }).click();
  await expectSoon(() => red.locator('.menu-delay').allInnerTexts()).toEqual([
    expect.stringMatching(/^You: \d+ ms to the server and back$/),
    expect.stringMatching(/: 1[89]\d ms to the server and back$|: [2-9]\d\d ms to the server and back$/),
  ]);
  await expectNoBarrier(red, { isOnPicture: true });
  await red.getByRole('button', { name: t('online.menu.close') }).click();

  // Blue calls at once, and red a little later, while blue's call is still on its way.
  const picture: MatchPicture = await red.evaluate(async (to) => (await fetch(to)).json(), `/api/matches/${id}`);
  const blueShouts = shout(blue, 'pasVu');
  await post(red, `/matches/${id}/play`, { onVersion: 0, moves: [await flickThat(picture)], key: 'flick' });
  await claimed;
  await shout(red, 'targets', 400);
  release();
  await blueShouts;
  await red
    .locator('.now-refused')
    .getByText(t('targets.page.race.lost', { seat: await nameOf(red, 'blue') }))
    .waitFor();
  await expectVersion([red, blue], 2);
  const after: MatchPicture = await red.evaluate(async (to) => (await fetch(to)).json(), `/api/matches/${id}`);
  expect(after.log.slice(1)).toMatchObject([{ kind: 'move', seat: 'blue', move: { type: 'pasVu' } }]);
  slow.close();
  visitors.forgive(/WebSocket/); // which it closes
});

function pictureIn(page: Page, id: string): Promise<MatchPicture> {
  return page.evaluate(async (to) => (await fetch(to)).json(), `/api/matches/${id}`);
}

/** The name shown beside the table. */
function nameOf(page: Page, seat: Seat): Promise<string> {
  return page.locator(`.side-strip[data-seat=${seat}] .side-name b`).innerText();
}

/** Seats red and blue at a table of their own. */
async function seatTwo(
  terms: Partial<Terms> = {},
): Promise<{ readonly id: string; readonly pages: readonly [Page, Page] }> {
  const pages = [await visit('en'), await visit('en')] as const;
  await post(pages[0], '/session', {});
  const { id } = await post(pages[0], '/matches', { terms: { ...RED_FIRST, ...terms } });
  for (const [i, page] of pages.entries()) await sitDown(page, id, `${i + 1}`);
  for (const page of pages) {
    await page.goto(`${visitors.url()}/online/${id}`);
    await ready(page);
  }
  return { id, pages };
}

test('chat arrives and can be muted, and the clock runs', async () => {
  const { pages } = await seatTwo({ clock: { kind: 'live', baseS: 600, incrementS: 0 }, rated: false });
  const [red, blue] = pages;
  const say = async (text: string) => {
    await red.getByLabel(t('online.chat.write')).fill(text);
    await red.getByLabel(t('online.chat.write')).press('Enter');
  };
  await red.getByRole('button', { name: t('online.table.chat'), exact: true }).click();
  await say('well flicked');
  await blue.getByRole('button', { name: t('online.table.chatNew', { count: 1 }) }).click();
  await blue.locator('.chat-lines').getByText('well flicked').waitFor();
  await blue.getByRole('button', { name: t('online.chat.mute') }).click();
  await say('and again');
  await red.locator('.chat-lines').getByText('and again').waitFor();
  expect(await blue.locator('.chat-lines').count()).toBe(0);
  await blue
    .locator('.chat')
    .getByRole('button', { name: t('online.menu.close'), exact: true })
    .click();
  expect(await blue.getByRole('button', { name: t('online.table.chat'), exact: true }).count()).toBe(1);
  await expectNoBarrier(red, { isOnPicture: true });

  const running = red.locator('.chip .clock[data-running]');
  await expectSoon(() => running.textContent()).not.toMatch(/^10:00/);
  expect(await blue.locator('.chip .clock[data-running]').count()).toBe(1);
});

test('a flag falls by itself', async () => {
  const { pages } = await seatTwo({ clock: { kind: 'live', baseS: 10, incrementS: 0 }, rated: false });
  for (const page of pages) await page.getByRole('heading', { name: t('online.ending.title') }).waitFor();
  await pages[1].getByText(t('online.ending.time', { winner: YOU })).waitFor();
});

/** Plays random moves through the API; the pages only watch. */
async function playByChance(id: string, pages: readonly Page[], isThere: (state: State) => boolean): Promise<void> {
  for (;;) {
    const seen = await pictureIn(pages[0]!, id);
    const [seat] = seen.play!.toAct;
    const page = pages[seat === 'red' ? 0 : 1]!;
    const picture = await pictureIn(page, id);
    const state = stateIn(picture);
    if (isThere(state)) return;
    const move = sampleMove(state, seat as Seat, quickRng(`${picture.version}`));
    await post(page, `/matches/${id}/play`, { onVersion: picture.version, moves: [move], key: `${picture.version}` });
  }
}

test('all say that they call nothing more; then a finished game is looked at throw by throw, by link too', async () => {
  visitors.forgive(/409/); // random calls made before the dice are at rest
  const { id, pages } = await seatTwo();
  const [red, blue] = pages;
  await flickOnce(pages, [], 1);
  const first = await drawnPoses(red);
  await playByChance(id, pages, isClosing);
  for (const page of pages) await expectSoon(async () => (await situationOf(page)).pause).toBe('calls');
  const { version } = await situationOf(blue);
  expect(await blue.locator('.clock[data-running]').count()).toBe(0);
  await blue.locator('.go-on').click();
  await blue
    .getByText(t('targets.page.now.passed', { names: '' }).split('.')[0]!)
    .first()
    .waitFor();
  expect(await blue.locator('.go-on').count()).toBe(0);
  await expectSoon(async () => (await situationOf(red)).version).toBe(version + 1);
  expect((await situationOf(red)).pause).toBe('calls');
  await red.locator('.go-on').click();
  for (const page of pages) await expectSoon(async () => (await situationOf(page)).pause).toBe('round');

  await post(red, `/matches/${id}/resign`, {});
  await blue.getByRole('button', { name: t('online.ending.lookBack') }).click();
  await expectSoon(async () => (await situationOf(blue)).need).toBe('over');
  await blue.getByRole('button', { name: t('table.scrub.first') }).click();
  await expectSoon(() => pastOf(blue)).toBe('past 0');
  await blue.locator('.targets-field').focus();
  await blue.keyboard.press('ArrowRight');
  await expectSoon(() => pastOf(blue)).toBe('past 1');
  await expectSoon(() => drawnPoses(blue)).toEqual(first);
  expect(new URL(blue.url()).searchParams.get('at')).toBe('1');
  await expectNoBarrier(blue, { isOnPicture: true });

  const guest = await visit('en', { viewport: PHONE });
  await guest.goto(blue.url());
  await ready(guest);
  await expectSoon(() => drawnPoses(guest)).toEqual(first);
  expect(await pastOf(guest)).toBe('past 1');
  await guest.getByRole('button', { name: t('table.scrub.forward') }).click();
  await expectSoon(() => pastOf(guest)).not.toBe('past 1');
  await expectNoSidewaysScroll(guest);
  await guest.getByRole('button', { name: t('table.past.return') }).click();
  await expectSoon(() => pastOf(guest)).toBe('live undefined');
  expect(new URL(guest.url()).search).not.toContain('at=');

  await blue.getByRole('button', { name: t('online.table.menu'), exact: true }).click();
  const saving = blue.waitForEvent('download');
  await blue.getByRole('button', { name: t('table.menu.download') }).click();
  expect((await saving).suggestedFilename()).toBe(`${id}.targets`);
});

function pastOf(page: Page): Promise<string> {
  return page.locator('.targets').evaluate((table) => {
    const { moment, past } = (table as HTMLElement).dataset;
    return `${moment} ${past}`;
  });
}

test('bots take the free seats, and flick before everybody’s eyes', AGAIN, async () => {
  const page = await visit('en', {}, '/online?game=targets');
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('button', { name: t('online.form.makeLink') }).click();
  await page.getByLabel(t('online.room.bot')).selectOption('tavern');
  for (let taken = 1; taken < 3; taken++) {
    await expectSoon(() => page.locator('.room-seats [data-taken]').count()).toBe(taken);
    await page.getByRole('button', { name: t('online.room.seatBot') }).click();
  }
  await ready(page);
  await page.getByText(t('teaser.targets.level.tavern.name')).first().waitFor();
  for (;;) {
    const { version, flicking } = await situationOf(page);
    if (version >= 2) break;
    if (flicking) await bySwipe(page, version);
    await page.waitForTimeout(150);
  }
});
