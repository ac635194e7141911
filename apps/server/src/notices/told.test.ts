import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowserKeys } from '../../test/browserKeys.ts';
import { type House, openHouse, type Visitor } from '../../test/house.ts';
import { openListener } from '../../test/listener.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { BOTS_OWNED, HOLDINGS, RATES, WEBHOOKS_AT_ONCE } from '../limits/limits.ts';
import { newNonce } from '../matches/ids.ts';

const MINUTE_MS = 60_000;
const mails: string[] = []; // whom they went to
let house: House;
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
  house = await openHouse('sqlite', {
    RATE_LIMITS: 'yes',
    WEBHOOKS_TO_PRIVATE: 'yes',
    PUBLIC_URL: 'https://inn.example',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
});
afterAll(async () => {
  expect(house.errors).toEqual([]);
  await house.close();
  postOffice.close();
});

async function listening(server: Server): Promise<number> {
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** A game that waits for the first of the two. */
async function wait(blue: Visitor, white: Visitor): Promise<void> {
  house.tick(MINUTE_MS); // a table a minute is no flood
  const { id } = (await white.post('/matches', { terms: BLUE_FIRST })).body;
  await blue.post(`/matches/${id}/sit`, { nonce: newNonce(), seat: 'blue' });
  expect((await white.post(`/matches/${id}/sit`, { nonce: newNonce() })).body.status).toBe('running');
}

async function named(name: string): Promise<Visitor> {
  const visitor = await house.visitor();
  expect((await visitor.post('/account', { name, password: 'correct horse' })).status).toBe(200);
  return visitor;
}

test('a webhook that does not answer holds up nobody else’s', async () => {
  const silent = await openSilent();
  const slow = await house.visitor();
  const quick = await house.visitor();
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

/** An address that takes every call and answers none, until it hangs up. */
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
const TERMS = { ...BLUE_FIRST, rated: false };

test('the bots of one owner share the calls that one person has', async () => {
  const silent = await openSilent();
  const owner = await named('Many Bots');
  const robots = [];
  for (let i = 0; i < BOTS_OWNED; i++) {
    const { id, name } = (await owner.post('/bots', { name: `Robot ${i} of many` })).body;
    expect((await owner.put(`/bots/${id}/notices`, { webhook: silent.url })).status).toBe(200);
    robots.push(name);
  }
  const host = await house.visitor();
  for (const name of [...robots, ...robots]) {
    house.tick(MINUTE_MS);
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
  const quick = await house.visitor();
  await quick.put('/account/notices', { webhook: listener.url });
  const slow: Visitor[] = [];
  for (let i = 0; i * HOLDINGS.webhooks.person < WEBHOOKS_AT_ONCE; i++) {
    slow[i] = Object.assign(await house.visitor(), { address: `10.9.8.${i}` });
    await slow[i].put('/account/notices', { webhook: silent.url });
  }
  // Calls are given up after some seconds: on a busy machine some are made again.
  for (let i = 0; i < 1000 && silent.open() < WEBHOOKS_AT_ONCE; i++)
    await wait(slow[i % slow.length], await house.visitor()); // one host may not have so many games
  expect(silent.open()).toBe(WEBHOOKS_AT_ONCE);
  await wait(quick, await house.visitor());
  silent.hangUp(1);
  await listener.call(0);
  silent.hangUp();
  await listener.close();
  silent.close();
});

test('somebody who is invited to the same table is not told later for it', async () => {
  const [silent, listener] = [await openSilent(), await openListener()];
  const names = [];
  for (const [name, { url }] of [
    ['Slow Guest', silent],
    ['Quick Guest', listener],
  ] as const) {
    await (await named(name)).put('/account/notices', { webhook: url });
    names.push(name);
  }
  const host = await house.visitor();
  const terms = { ...TERMS, game: 'targets', options: {}, seats: 3 };
  const { id } = (await host.post('/matches', { terms, invite: names })).body;
  await host.post(`/matches/${id}/sit`, { nonce: newNonce() });
  await listener.call(0);
  await expect.poll(silent.open).toBe(1);
  silent.hangUp();
  await listener.close();
  silent.close();
});

test('strangers who invite somebody again and again are heard so many times', async () => {
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
  const { atOnce } = RATES.pushes.person;
  async function invite(host: Visitor, name: string): Promise<void> {
    const { body } = await host.post('/matches', { terms: { ...BLUE_FIRST, rated: false }, invite: [name] });
    expect((await host.post(`/matches/${body.id}/sit`, { nonce: newNonce() })).status).toBe(200);
  }
  for (let n = 0; n < atOnce + 4; n += 2) {
    const stranger = await house.visitor();
    for (let i = 0; i < 2; i++) await invite(stranger, 'Well Known');
  }
  await expect.poll(() => house.tick(5000) ?? service.heard.length).toBe(atOnce);
  await invite(await house.visitor(), 'Somebody');
  await otherService.call(0);
  expect(service.heard).toHaveLength(atOnce);
  for (const one of [service, otherService]) await one.close();
});

test('e-mails tell of a turn that was not taken for a minute, and nobody can have an address flooded', async () => {
  const [ada, bea, partner] = [await house.visitor(), await house.visitor(), await house.visitor()];
  for (const one of [ada, bea]) await one.put('/account/notices', { email: 'Victim@example.org' });
  await partner.put('/account/notices', { email: 'other@example.org' });
  const { atOnce } = RATES.mails.person;
  for (let i = 0; i < atOnce + 2; i++) await wait(i % 2 === 0 ? ada : bea, partner);
  house.tick(MINUTE_MS);
  const toVictim = () => mails.filter((to) => to === 'Victim@example.org').length;
  await expect.poll(toVictim).toBe(atOnce);
  await wait(partner, ada);
  house.tick(MINUTE_MS);
  await expect.poll(() => mails.includes('other@example.org')).toBe(true);
  expect(toVictim()).toBe(atOnce);
});
