import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowserKeys } from '../../test/browserKeys.ts';
import { type TestServer, openTestServer, type Visitor } from '../../test/testServer.ts';
import { openListener } from '../../test/listener.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { BOTS_OWNED, HOLDINGS, RATES, WEBHOOKS_AT_ONCE } from '../limits/limits.ts';
import { newNonce } from '../matches/ids.ts';

const MINUTE_MS = 60_000;
const RATED = { ...BLUE_FIRST, visibility: 'private' } as const; // public tables have a low limit by address
const TERMS = { ...RATED, rated: false };
const mails: string[] = []; // recipients
let server: TestServer;
let postOffice: Server;
beforeAll(async () => {
  postOffice = createServer((line) => {
    line.write('220 post office\r\n');
    line.on('data', (chunk) => {
      const text = chunk.toString();
      const to = /^RCPT TO:<(.+)>/m.exec(text)?.[1];
      if (to !== undefined) mails.push(to);
      line.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 yes\r\n');
    });
    line.on('error', () => undefined);
  });
  const port = await listening(postOffice);
  server = await openTestServer('sqlite', {
    RATE_LIMITS: 'yes',
    WEBHOOKS_TO_PRIVATE: 'yes',
    PUBLIC_URL: 'https://inn.example',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  expect(server.errors).toEqual([]);
  await server.close();
  postOffice.close();
});

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

let addresses = 0;
/** A visitor with an address of their own, because public tables are limited by address. */
async function newcomer(): Promise<Visitor> {
  const n = ++addresses;
  return Object.assign(await server.visitor(), { address: `10.9.${n >> 8}.${n & 255}` });
}

/** A game where the first of the two is to move. */
async function wait(blue: Visitor, white: Visitor): Promise<void> {
  server.tick(MINUTE_MS); // below the rate limits
  const { id } = (await white.post('/matches', { terms: RATED })).body;
  await blue.post(`/matches/${id}/sit`, { nonce: newNonce(), seat: 'blue' });
  expect((await white.post(`/matches/${id}/sit`, { nonce: newNonce() })).body.status).toBe('running');
}

async function named(name: string): Promise<Visitor> {
  const visitor = await newcomer();
  expect((await visitor.post('/account', { name, password: 'correct horse' })).status).toBe(200);
  return visitor;
}

test('a webhook that does not answer holds up nobody else’s', async () => {
  const silent = await openSilent();
  const slow = await newcomer();
  const quick = await newcomer();
  const listener = await openListener();
  await slow.put('/account/notices', { webhook: silent.url });
  await quick.put('/account/notices', { webhook: listener.url });
  const { person } = HOLDINGS.webhooks;
  for (let i = 0; i < person + 3; i++) await wait(slow, quick);
  await wait(quick, slow);
  await listener.call(0);
  expect(silent.most()).toBeGreaterThan(0);
  expect(silent.most()).toBeLessThanOrEqual(person);
  silent.hangUp();
  await listener.close();
  silent.close();
});

/** A server that accepts every call and never answers, until it hangs up. */
async function openSilent() {
  const lines = new Set<Socket>();
  let most = 0;
  const server = createServer((line) => {
    lines.add(line);
    most = Math.max(most, lines.size);
    line.on('close', () => lines.delete(line)).resume();
    line.on('error', () => undefined);
  });
  const url = `http://127.0.0.1:${await listening(server)}`;
  return {
    url,
    open: () => lines.size,
    most: () => most,
    hangUp: (count = Infinity) => [...lines].slice(0, count).forEach((line) => line.destroy()),
    close: () => server.close(),
  };
}

test('the bots of one owner share the calls that one person has', async () => {
  const silent = await openSilent();
  const owner = await named('Many Bots');
  const robots = [];
  for (let i = 0; i < BOTS_OWNED; i++) {
    const { id, name } = (await owner.post('/bots', { name: `Robot ${i} of many` })).body;
    server.tick(MINUTE_MS); // below the limit of passwords
    const hook = { webhook: silent.url, password: 'correct horse' };
    expect((await owner.put(`/bots/${id}/notices`, hook)).status).toBe(200);
    robots.push(name);
  }
  const host = await newcomer();
  for (const name of [...robots, ...robots]) {
    server.tick(2 * MINUTE_MS);
    const { id } = (await host.post('/matches', { terms: TERMS, invite: [name] })).body;
    await host.post(`/matches/${id}/sit`, { nonce: newNonce() });
    expect((await host.post(`/matches/${id}/leave`)).status).toBe(200);
  }
  await expect.poll(silent.open).toBe(HOLDINGS.webhooks.person);
  expect(silent.most()).toBe(HOLDINGS.webhooks.person);
  silent.hangUp();
  silent.close();
});

test('where all calls of a node are taken by addresses that do not answer, others wait for one and are called', async () => {
  const [silent, listener] = [await openSilent(), await openListener()];
  const quick = await newcomer();
  await quick.put('/account/notices', { webhook: listener.url });
  const slow: Visitor[] = [];
  for (let i = 0; i * HOLDINGS.webhooks.person < WEBHOOKS_AT_ONCE; i++) {
    slow[i] = await newcomer();
    await slow[i].put('/account/notices', { webhook: silent.url });
  }
  // Calls time out after some seconds: on a slow machine some are repeated.
  for (let i = 0; i < 1000 && silent.open() < WEBHOOKS_AT_ONCE; i++)
    await wait(slow[i % slow.length], await newcomer()); // the number of games per host is limited
  expect(silent.open()).toBe(WEBHOOKS_AT_ONCE);
  await wait(quick, await newcomer());
  silent.hangUp(1);
  await listener.call(0);
  silent.hangUp();
  await listener.close();
  silent.close();
});

test('an invitation to the same table does not delay the next notice', async () => {
  const [silent, listener] = [await openSilent(), await openListener()];
  const names = [];
  for (const [name, { url }] of [
    ['Slow Guest', silent],
    ['Quick Guest', listener],
  ] as const) {
    const hook = { webhook: url, password: 'correct horse' };
    expect((await (await named(name)).put('/account/notices', hook)).status).toBe(200);
    names.push(name);
  }
  const host = await newcomer();
  const terms = { ...TERMS, game: 'targets', options: {}, seats: 3 };
  const { id } = (await host.post('/matches', { terms, invite: names })).body;
  await host.post(`/matches/${id}/sit`, { nonce: newNonce() });
  await listener.call(0);
  await expect.poll(silent.open).toBe(1);
  silent.hangUp();
  await listener.close();
  silent.close();
});

test('notices of repeated invitations by strangers are limited', async () => {
  const [known, other] = [await named('Well Known'), await named('Somebody')];
  const [service, otherService] = [await openListener(), await openListener()];
  for (const [visitor, { url }] of [
    [known, service],
    [other, otherService],
  ] as const) {
    const { publicKey, auth } = openBrowserKeys();
    const subscription = { endpoint: `${url}/send`, keys: { p256dh: publicKey, auth }, language: 'en' };
    expect((await visitor.put('/push/subscription', subscription)).status).toBe(200);
  }
  const { atOnce } = RATES.pushInvitations.person;
  async function invite(host: Visitor, name: string): Promise<void> {
    const { body } = await host.post('/matches', { terms: TERMS, invite: [name] });
    expect((await host.post(`/matches/${body.id}/sit`, { nonce: newNonce() })).status).toBe(200);
  }
  for (let n = 0; n < atOnce + 4; n += 2) {
    const stranger = await newcomer();
    for (let i = 0; i < 2; i++) await invite(stranger, 'Well Known');
  }
  await expect.poll(() => server.tick(5000) ?? service.heard.length).toBe(atOnce);
  await invite(await newcomer(), 'Somebody');
  await otherService.call(0);
  expect(service.heard).toHaveLength(atOnce);
  await wait(known, other); // they are notified of their own game nevertheless
  await expect.poll(() => service.heard.length).toBe(atOnce + 1);
  for (const one of [service, otherService]) await one.close();
});

test('webhooks of invitations are counted apart from those of turns', async () => {
  const [robot, partner] = [await named('Robot Owner'), await named('Partner of it')];
  const listener = await openListener();
  const hook = { webhook: listener.url, password: 'correct horse' };
  expect((await robot.put('/account/notices', hook)).status).toBe(200);
  const { budgets } = server.node;
  const told = budgets.askerOf((await robot.me()).id);
  const { body } = await partner.post('/matches', { terms: TERMS, invite: ['Robot Owner'] });
  while (!budgets.take('webhookInvitations', told));
  await partner.post(`/matches/${body.id}/sit`, { nonce: newNonce() });
  const { id } = (await partner.post('/matches', { terms: RATED })).body;
  await robot.post(`/matches/${id}/sit`, { nonce: newNonce(), seat: 'blue' });
  await partner.post(`/matches/${id}/sit`, { nonce: newNonce() });
  expect(JSON.parse(String((await listener.call(0)).body))).toMatchObject({ type: 'your-turn', match: id });
  await listener.close();
});

test.each([
  ['g:victim@example.org;'],
  ['<victim@example.org>'],
  ['"x"victim@example.org'],
  ['(c)victim@example.org'],
  ['a,victim@example.org'],
  ['victim@example.org;b'],
  ['victim@[127.0.0.1]'],
  ['victim@example.org\r\nbcc:other'],
])('what is more than one plain address is no e-mail address: %s', async (email) => {
  expect((await (await newcomer()).put('/account/notices', { email })).status).toBe(400);
});

test('e-mails tell of a turn that was not taken for a minute, and nobody can have an address flooded', async () => {
  const partner = await newcomer();
  const flooders: Visitor[] = [];
  for (const email of ['Victim@bücher.example', 'victim+x@xn--bcher-kva.example', 'v.ic.tim@BÜCHER.example.']) {
    const flooder = await newcomer();
    expect((await flooder.put('/account/notices', { email })).status).toBe(200); // all are one mailbox
    flooders.push(flooder);
  }
  await partner.put('/account/notices', { email: 'other@example.org' });
  const { atOnce } = RATES.mails.person;
  for (let i = 0; i < atOnce + 3; i++) await wait(flooders[i % flooders.length], partner);
  server.tick(MINUTE_MS);
  const toVictim = () => mails.filter((to) => /tim/i.test(to)).length;
  await expect.poll(toVictim).toBe(atOnce);
  await wait(partner, flooders[0]);
  server.tick(MINUTE_MS);
  await expect.poll(() => mails.includes('other@example.org')).toBe(true);
  expect(toVictim()).toBe(atOnce);
});
