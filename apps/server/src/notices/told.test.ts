import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowserKeys } from '../../test/browserKeys.ts';
import { type House, openHouse, type Visitor } from '../../test/house.ts';
import { openListener } from '../../test/listener.ts';
import { BLUE_FIRST } from '../../test/play.ts';
import { HOLDINGS, RATES } from '../limits/limits.ts';
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
  let [lines, mostLines] = [0, 0];
  const silent = createServer((line) => {
    mostLines = Math.max(mostLines, ++lines);
    line.on('close', () => lines--).resume();
    line.on('error', () => undefined);
  });
  const slow = await house.visitor();
  const quick = await house.visitor();
  const listener = await openListener();
  await slow.put('/account/notices', { webhook: `http://127.0.0.1:${await listening(silent)}` });
  await quick.put('/account/notices', { webhook: listener.url });
  const { person } = HOLDINGS.webhooks;
  for (let i = 0; i < person + 3; i++) await wait(slow, quick);
  await wait(quick, slow);
  await listener.call(0);
  expect(mostLines).toBeGreaterThan(0);
  expect(mostLines).toBeLessThanOrEqual(person);
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
