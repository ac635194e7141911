import type { MatchPicture } from '@caravanserai/contract';
import { translator } from '@caravanserai/texts';
import type { Page, WebSocketRoute } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { startPostgres } from '../../server/test/postgres.ts';
import { openServer } from './browser.ts';
import { Traffic } from './online/traffic.ts';
import { expectNoBarrier, expectNoSidewaysScroll, expectSoon, PHONE, receiveVisitors, settled } from './visitor.ts';
import { IS_WHOLE } from './whole.ts';

/** Two nodes on one PostgreSQL: the invited player connects to the other node. */
const nodes: string[] = [];
const visitors = receiveVisitors(async () => {
  const postgres = await startPostgres({ isDurable: false });
  const DATABASE_URL = await postgres.database('online');
  const open = () => openServer({ RATE_LIMITS: 'no', DATABASE_URL });
  const servers = await Promise.all([open(), open()]);
  nodes.push(...servers.map((server) => server.url));
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()));
    await postgres.stop();
  };
  return { url: nodes[0], another: nodes[1], close };
});
const { visit, url, forgive } = visitors;
const t = translator('en');

/** A table created in one browser; the other is still on the home page. */
async function invite(): Promise<{ host: Page; guest: Page; link: string }> {
  const host = await visit('en', {}, '/online');
  await host.getByRole('button', { name: t('online.form.makeLink') }).click();
  await host.getByRole('heading', { name: t('online.room.yours') }).waitFor();
  const link = await host.getByLabel(t('online.room.link')).inputValue();
  return { host, guest: await visit('en', { viewport: PHONE }), link };
}

/** For each of the two players; up to there, three pages draw every move. */
const FEWEST_SECRETS = IS_WHOLE ? 6 : 3;

function byTheOtherNode(link: string): string {
  return link.replace(nodes[0], nodes[1]);
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(byTheOtherNode(link));
  await page.getByRole('button', { name: t('online.room.sit') }).click();
  await page.getByRole('grid').waitFor();
}

/** Blue is the player who came first. */
async function table(): Promise<{ blue: Page; white: Page; link: string }> {
  const { host, guest, link } = await invite();
  await sitDown(guest, link);
  await host.getByRole('grid').waitFor();
  return { blue: host, white: guest, link };
}

async function turnOf(pages: readonly Page[]): Promise<Page> {
  for (;;) {
    for (const page of pages) {
      const control = await page.locator('.targi').getAttribute('data-control');
      if (control === 'act' || control === 'confirm') return page;
    }
    await pages[0]!.waitForTimeout(20);
  }
}

/** Blue and white place their Targis and end their turns, in the page. */
async function playRound(pages: readonly Page[]): Promise<void> {
  for (let placed = 0; placed < 6; placed++) {
    const page = await turnOf(pages);
    const before = await page.locator('.piece-targi').count();
    await page.locator('.spot[data-open]').first().press('Enter');
    await page.locator('.targi[data-control=confirm]').waitFor();
    for (const other of pages.filter((each) => each !== page))
      expect(await other.locator('.piece-targi').count(), 'a draft stays here').toBe(before);
    await page.getByRole('button', { name: t('play.confirm') }).click();
    for (const each of pages) await expectSoon(() => each.locator('.piece-targi').count()).toBe(before + 1);
  }
  for (let ended = 0; ended < 2; ended++) {
    const page = await turnOf(pages);
    await page.getByRole('button', { name: t('play.end.label') }).click();
    const anyway = page.getByRole('button', { name: t('play.end.anyway') });
    await Promise.race([anyway.waitFor(), page.locator('.targi:not([data-control=act])').waitFor()]);
    if (await anyway.isVisible()) await anyway.click();
    const confirm = page.locator('.targi[data-control=confirm]');
    await Promise.race([confirm.waitFor(), page.locator('.targi[data-control=wait]').waitFor()]);
    if (await confirm.isVisible()) await page.getByRole('button', { name: t('play.confirm') }).click();
    await page.locator('.targi:not([data-control=confirm])').waitFor();
  }
}

function idOf(link: string): string {
  return link.split('/').at(-1) ?? '';
}

/** Moves until another player is to move, with the page's own session. False if the game is over. */
async function moveOn(page: Page, id: string, salt: number): Promise<boolean> {
  return page.evaluate(
    async ({ id, salt }) => {
      for (let n = 0; ; n++) {
        const picture = (await (await fetch(`/api/matches/${id}`)).json()) as MatchPicture;
        if (picture.status !== 'running') return false;
        const moves = picture.play?.moves ?? [];
        if (moves.length === 0) return true;
        // Tribal expansion (14) is the source of hidden cards.
        const drawing = (moves as readonly { readonly type: string; readonly at?: unknown }[]).find(
          ({ type, at }) => type === 'expand' || type === 'keep' || (type === 'place' && at === 14),
        );
        const move = drawing ?? moves[(picture.version * 7 + salt + n) % moves.length];
        await fetch(`/api/matches/${id}/play`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ onVersion: picture.version, moves: [move], key: `${salt} ${picture.version}` }),
        });
      }
    },
    { id, salt },
  );
}

async function chooseInMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: t('online.table.menu'), exact: true }).click();
  await page.getByRole('button', { name: item }).click();
}

describe('play with a friend by link', () => {
  test('a round in the page, the rest another day, and somebody resigns', async () => {
    const { blue, white, link } = await table();
    await playRound([blue, white]);
    expect(await (await turnOf([blue, white])).title()).toBe(t('online.table.yourTurn'));

    const round = () => white.locator('.top-round strong').innerText();
    await expectSoon(round).toContain('2'); // the next round
    await white.reload();
    await white.getByRole('grid').waitFor();
    await expectSoon(round).toContain('2');
    await expectSoon(() => white.locator('.piece-targi').count()).toBe(0);

    await chooseInMenu(blue, t('online.menu.resign'));
    await blue.getByRole('button', { name: t('online.menu.resignYes') }).click();
    for (const page of [blue, white]) await page.getByRole('heading', { name: t('online.ending.title') }).waitFor();
    await white.getByRole('button', { name: t('online.menu.fairness') }).click();
    await white.getByText(t('online.fair.good')).waitFor();
    await white.getByRole('button', { name: t('online.menu.close') }).click();

    // a rematch with swapped sides
    await blue.getByRole('button', { name: t('online.menu.rematch') }).click();
    await blue.getByRole('heading', { name: t('online.room.yours') }).waitFor();
    const stranger = await visit('en');
    await stranger.goto(blue.url());
    await stranger.getByText(t('online.room.kept')).waitFor(); // the seat is reserved for white
    expect(await stranger.getByRole('button', { name: t('online.room.sit') }).count()).toBe(0);
    await stranger.close();
    await white.getByRole('button', { name: t('online.menu.rematch') }).click();
    for (const page of [blue, white]) await page.getByRole('grid').waitFor();
    expect(blue.url()).not.toBe(link);
    await blue.locator('.player-own.player-white').waitFor({ state: 'attached' });
  });

  test('no browser hears what it may not know, from the first card to the end', async () => {
    const { host: blue, guest: white, link } = await invite();
    const watcher = await visit('en');
    const heard = { blue: new Traffic(blue), white: new Traffic(white), watcher: new Traffic(watcher) };
    await blue.reload();
    await sitDown(white, link);
    await blue.getByRole('grid').waitFor();
    await watcher.goto(byTheOtherNode(link));
    await watcher.getByRole('grid').waitFor();
    const secretsNow = () => ({ blue: heard.blue.secretsOf('blue'), white: heard.white.secretsOf('white') });
    const areBothInTheDark = () => Object.values(secretsNow()).every(({ size }) => size >= FEWEST_SECRETS);
    for (let going = true, n = 0; going && !areBothInTheDark(); n++)
      going = await moveOn(n % 2 === 0 ? blue : white, idOf(link), n);
    await blue.evaluate((id) => fetch(`/api/matches/${id}/resign`, { method: 'POST' }), idOf(link));
    for (const page of [blue, white, watcher])
      await page.getByRole('heading', { name: t('online.ending.title') }).waitFor();

    const secrets = secretsNow();
    expect(areBothInTheDark(), 'both held secrets').toBe(true);
    expect(heard.blue.leaksOf('blue', secrets.blue), 'who holds it is told').not.toEqual([]);
    expect(heard.white.leaksOf('blue', secrets.blue)).toEqual([]);
    expect(heard.blue.leaksOf('white', secrets.white)).toEqual([]);
    expect(heard.watcher.leaksOf('blue', secrets.blue)).toEqual([]);
    expect(heard.watcher.leaksOf('white', secrets.white)).toEqual([]);
    for (const each of Object.values(heard)) expect(each.earlySecrets()).toEqual([]);
  });

  test('a line that breaks comes back by itself, and the move that was on its way is made once', async () => {
    const { host: blue, guest: white, link } = await invite();
    const lines: WebSocketRoute[] = [];
    let isCut = false;
    await white.routeWebSocket(/api\/socket/, (line) => {
      const server = line.connectToServer();
      lines.push(line);
      line.onMessage((text) => (isCut ? undefined : server.send(text)));
      server.onMessage((text) => (isCut ? undefined : line.send(text)));
    });
    await sitDown(white, link);
    await blue.getByRole('grid').waitFor();
    let page = await turnOf([blue, white]);
    if (page === blue) {
      await blue.locator('.spot[data-open]').first().press('Enter');
      await blue.getByRole('button', { name: t('play.confirm') }).click();
      page = await turnOf([white]);
    }
    const before = await white.locator('.piece-targi').count();
    await white.locator('.spot[data-open]').first().press('Enter');
    isCut = true;
    await white.getByRole('button', { name: t('play.confirm') }).click();
    await lines.at(-1)?.close();
    await white.locator('[data-connection=reconnecting]').waitFor();
    isCut = false;
    await white.locator('[data-connection=connected]').waitFor();
    for (const each of [blue, white]) await expectSoon(() => each.locator('.piece-targi').count()).toBe(before + 1);
    await white.locator('.targi[data-control=wait]').waitFor();
  });

  test('a turn is taken back when the other agrees', async () => {
    const { blue, white } = await table();
    const page = await turnOf([blue, white]);
    const other = page === blue ? white : blue;
    await page.locator('.spot[data-open]').first().press('Enter');
    await page.getByRole('button', { name: t('play.confirm') }).click();
    await expectSoon(() => other.locator('.piece-targi').count()).toBe(1);
    await chooseInMenu(page, t('online.menu.askUndo'));
    await other.getByRole('button', { name: t('online.undo.allow') }).click();
    for (const each of [blue, white]) await expectSoon(() => each.locator('.piece-targi').count()).toBe(0);
    await page.locator('.targi[data-control=act]').waitFor();
  });

  test('words are exchanged at the table', async () => {
    const { blue, white } = await table();
    await blue.getByRole('button', { name: t('online.table.chat') }).click();
    await blue.getByLabel(t('online.chat.write')).fill('salam');
    await blue.getByRole('button', { name: t('online.chat.send') }).click();
    await blue.getByText('salam').waitFor();
    await white.getByRole('button', { name: t('online.table.chatNew', { count: 1 }) }).click();
    await white.getByText('salam').waitFor();
  });
});

test('strangers find each other, and a table is seen in the lobby by others', async () => {
  const [one, other] = [await visit('en', {}, '/online'), await visit('en', {}, '/online')];
  await one.getByRole('radio', { name: t('online.form.anyone') }).check();
  await one.getByRole('button', { name: t('online.form.seek') }).click();
  await one.getByRole('heading', { name: t('online.room.yours') }).waitFor();
  await other.getByRole('link', { name: t('online.lists.sit') }).waitFor();
  await other.getByRole('radio', { name: t('online.form.anyone') }).check();
  await other.getByRole('button', { name: t('online.form.seek') }).click();
  for (const page of [one, other]) {
    await page.getByRole('grid').waitFor();
    await page.getByRole('timer').first().waitFor();
  }
});

test('somebody is invited by name, sees it in the lobby, and sits down or declines', async () => {
  const name = `Tariq ${Date.now() % 100_000}`;
  const [guest, host] = [await visit('en', {}, '/online'), await visit('en', {}, '/online')];
  await guest.getByText(t('online.lists.takeName')).waitFor();
  const taken = await guest.request.post(`${url()}/api/account`, { data: { name, password: 'correct horse' } });
  expect(taken.ok()).toBe(true);
  const invite = async (who: string) => {
    await host.getByRole('radio', { name: t('online.form.friend') }).check();
    await host.getByLabel(t('online.form.invite')).fill(who);
    await host.getByRole('button', { name: t('online.form.makeLink') }).click();
  };
  forgive(/404/); // no player has that name
  await invite(`No ${name}`);
  await host.getByText(t('online.form.noSuchName', { wanted: `No ${name}` })).waitFor();
  await invite(name);
  await host.getByRole('heading', { name: t('online.room.yours') }).waitFor();
  await guest.getByRole('heading', { name: t('online.lists.invitations') }).waitFor();
  await guest.getByRole('button', { name: t('online.lists.decline') }).click();
  await guest.getByRole('heading', { name: t('online.lists.invitations') }).waitFor({ state: 'detached' });
  await host.goto(`${url()}/online`);
  await invite(name);
  await guest.getByRole('link', { name: t('online.lists.sit') }).click();
  await guest.getByRole('button', { name: t('online.room.sit') }).click();
  for (const page of [host, guest]) await page.getByRole('grid').waitFor();
});

test('a game against the computer on the server waits in the lobby', async () => {
  const page = await visit('en', {}, '/online');
  await page.getByRole('radio', { name: t('online.form.bot') }).check();
  await page.getByRole('button', { name: t('online.form.play') }).click();
  await page.getByRole('grid').waitFor();
  await turnOf([page]);
  await page.getByRole('button', { name: t('table.leave') }).click();
  await page.getByRole('link', { name: t('online.lists.next') }).click();
  await page.getByRole('grid').waitFor();
});

test('a guest takes a name, and comes back with it', async () => {
  const name = `Amina ${Date.now() % 100_000}`;
  const page = await visit('en', {}, '/account');
  const otherTab = await visitors.another(page, '/online');
  await otherTab.getByText(t('online.lists.takeName')).waitFor();
  await otherTab.locator('[data-connection=connected]').waitFor();
  const take = page.getByRole('form', { name: t('online.account.take') });
  await take.getByLabel(t('online.account.name')).fill(name);
  await take.getByLabel(t('online.account.password')).fill('a camel and a well');
  await take.getByRole('button').click();
  await page.getByText(t('online.account.named', { name })).waitFor();
  await otherTab.getByText(t('online.lists.account', { name })).waitFor(); // it has reconnected with the new session
  await otherTab.locator('[data-connection=connected]').waitFor();
  await page.getByRole('link', { name: t('online.account.profile') }).click();
  await page.getByRole('heading', { name }).waitFor();

  const elsewhere = await visit('en', {}, '/account');
  const logIn = elsewhere.getByRole('form', { name: t('online.account.logIn') });
  await logIn.getByLabel(t('online.account.name')).fill(name);
  await logIn.getByLabel(t('online.account.password')).fill('a camel and a well');
  await logIn.getByRole('button').click();
  await elsewhere.getByText(t('online.account.named', { name })).waitFor();
  await elsewhere.getByRole('button', { name: t('online.account.logOut') }).click();
  await elsewhere.getByText(t('online.account.guest')).waitFor();
});

test('an owner makes a bot, gives it a token and a webhook, and deletes it', async () => {
  const [name, bot] = [`Zahra ${Date.now() % 100_000}`, `Camel ${Date.now() % 100_000}`];
  const page = await visit('en', { viewport: PHONE }, '/online');
  await page.getByText(t('online.lists.takeName')).waitFor();
  await page.request.post(`${url()}/api/account`, { data: { name, password: 'a camel and a well' } });
  await page.goto(`${url()}/account`);
  const make = page.getByRole('form', { name: t('online.bots.create') });
  await make.getByLabel(t('online.account.name')).fill(bot);
  await make.getByRole('button').click();
  await page.locator('summary').getByText(bot).click();
  await page.getByRole('button', { name: t('online.bots.token') }).click();
  const token = await page.getByLabel(t('online.bots.tokenText', { bot })).inputValue();
  const askAsBot = () => fetch(`${url()}/api/me`, { headers: { authorization: `Bearer ${token}` } });
  expect(await (await askAsBot()).json()).toMatchObject({ me: { name: bot, kind: 'bot' } });
  await expectNoBarrier(page);
  await expectNoSidewaysScroll(page);

  const notices = page.getByRole('form', { name: t('online.bots.notices') });
  expect(await notices.getByLabel(t('online.bots.yourPassword')).count()).toBe(0);
  await notices.getByLabel(t('online.account.webhook')).fill('https://bots.example/turn');
  await notices.getByLabel(t('online.bots.yourPassword')).fill('a camel and a well');
  await notices.getByRole('button', { name: t('online.account.save') }).click();
  await page.getByLabel(t('online.bots.secret')).waitFor();
  await notices.getByLabel(t('online.bots.yourPassword')).waitFor({ state: 'detached' });

  const own = page.getByRole('form', { name: t('online.account.notices') });
  for (const webhook of ['https://ada.example/turn', '']) {
    await own.getByLabel(t('online.account.webhook')).fill(webhook);
    const password = own.getByLabel(t('online.bots.yourPassword'));
    if (webhook) await password.fill('a camel and a well');
    else expect(await password.count()).toBe(0);
    await own.getByRole('button').click();
    await expect
      .poll(async () => (await (await page.request.get(`${url()}/api/me`)).json()).notices.webhook ?? '')
      .toBe(webhook);
    await password.waitFor({ state: 'detached' });
  }
  forgive(/401/); // the wrong password, and then no token
  const remove = page.getByRole('form', { name: t('online.bots.remove') });
  for (const password of ['not that one', 'a camel and a well']) {
    await remove.getByLabel(t('online.bots.yourPassword')).fill(password);
    await remove.getByRole('button').click();
    const told = password === 'not that one' ? t('online.error.wrong-password') : t('online.bots.removed', { bot });
    await page.getByText(told).waitFor();
  }
  await page.locator('summary').getByText(bot).waitFor({ state: 'detached' });
  expect((await askAsBot()).status).toBe(401);
});

test('an address that leads nowhere says so', async () => {
  const page = await visit('en', {}, `/online/${'x'.repeat(22)}`);
  await page.getByRole('heading', { name: t('online.room.gone') }).waitFor();
  await page.goto(`${visitors.url()}/online/short`);
  await page.getByRole('heading', { name: t('online.room.gone') }).waitFor();
});

describe.each([
  ['desktop by day', {}],
  ['phone by night', { viewport: PHONE, colorScheme: 'dark' as const }],
])('%s', (_name, visitOptions) => {
  test('has no barrier and no sideways scroll', async () => {
    const page = await visit('en', visitOptions, '/online');
    await page.locator('[data-connection=connected]').waitFor();
    for (const path of ['/account', '/leaders', '/online']) {
      await page.goto(`${visitors.url()}${path}`);
      await settled(page);
      await expectNoBarrier(page);
      await expectNoSidewaysScroll(page);
    }
    await page.getByRole('button', { name: t('online.form.makeLink') }).click();
    await page.getByRole('heading', { name: t('online.room.yours') }).waitFor();
    await expectNoBarrier(page);
    await expectNoSidewaysScroll(page);
    const guest = await visit('en', visitOptions);
    await sitDown(guest, page.url());
    await page.getByRole('grid').waitFor();
    await expectNoBarrier(page, { isOnPicture: true });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: t('online.table.menu'), exact: true }).click();
    await expectNoBarrier(page, { isOnPicture: true });
  });
});
