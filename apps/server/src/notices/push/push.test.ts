import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowserKeys, type TestBrowserKeys } from '../../../test/browserKeys.ts';
import { type TestServer, Connection, openTestServer, Visitor } from '../../../test/testServer.ts';
import { type Heard, type Listener, openListener } from '../../../test/listener.ts';
import { BLUE_FIRST } from '../../../test/play.ts';
import { KINDS } from '../../../test/stores.ts';
import { PUSH_DEVICES } from '../../limits/limits.ts';
import { newNonce } from '../../matches/ids.ts';
import { newPrivateKey, vapidKey } from './vapid.ts';

const ENV = { WEBHOOKS_TO_PRIVATE: 'yes', PUBLIC_URL: 'https://inn.example' };
const PASSWORD = 'correct horse';

/** A subscribed browser, with a local push service. */
interface Browser {
  readonly service: Listener;
  readonly subscription: object;
  /** Decrypts a message as the service worker would receive it. */
  read(heard: Heard): unknown;
}

describe.each(KINDS)('%s', (kind) => {
  const nodes: TestServer[] = []; // nodes that share one database
  const services: Listener[] = [];
  let url: string; // of the latest push service
  beforeAll(async () => {
    nodes.push(await openTestServer(kind, ENV));
    if (kind === 'postgres') nodes.push(await openTestServer(kind, ENV, nodes[0].database));
    url = await there().listen();
  });
  afterAll(async () => {
    for (const service of services) await service.close();
    for (const server of nodes.toReversed()) {
      expect(server.errors).toEqual([]);
      await server.close();
    }
  });
  const [here, there] = [() => nodes[0], () => nodes[nodes.length - 1]];

  async function openBrowser(answer?: () => number): Promise<Browser> {
    const service = await openListener(answer);
    services.push(service);
    const keys: TestBrowserKeys = openBrowserKeys();
    return {
      service,
      subscription: {
        endpoint: `${service.url}/send/${newNonce()}`,
        keys: { p256dh: keys.publicKey, auth: keys.auth },
        language: 'fr',
      },
      read: ({ body }) => JSON.parse(keys.read(body)),
    };
  }
  async function subscribed(visitor: Visitor, answer?: () => number): Promise<Browser> {
    const browser = await openBrowser(answer);
    expect((await visitor.put('/push/subscription', browser.subscription)).status).toBe(200);
    return browser;
  }
  const devicesOf = async (visitor: Visitor) => here().node.store.push.devicesOf((await visitor.me()).id);
  async function account(name: string): Promise<Visitor> {
    const visitor = await here().visitor();
    expect((await visitor.post('/account', { name, password: PASSWORD })).status).toBe(200);
    return visitor;
  }
  /** Advances the clock in small steps until the push service is called again. */
  async function calledLater({ heard }: Listener, n: number): Promise<void> {
    await expect.poll(() => here().tick(5000) ?? heard.length).toBe(n + 1);
  }
  /** The same browser on another node. */
  const atNode = (server: TestServer, { cookie }: Visitor) => Object.assign(new Visitor(server.app), { cookie });

  test('every turn is told once, to the one whose turn it is, in the language of the device, and with no secret', async () => {
    const [blue, whiteHere] = [await account(`Ada ${kind}`), await here().visitor()];
    const white = atNode(there(), whiteHere);
    const { id } = (await blue.post('/matches', { terms: { ...BLUE_FIRST, rated: false } })).body;
    await blue.post(`/matches/${id}/sit`, { nonce: newNonce(), seat: 'blue' });
    await white.post(`/matches/${id}/sit`, { nonce: newNonce() });
    const [ofBlue, ofWhite, phone] = [await subscribed(blue), await subscribed(white), await openBrowser()];
    await blue.moveInTurn(id);
    const first = await ofWhite.service.call(0);
    expect(ofWhite.read(first)).toEqual({
      lang: 'fr',
      title: 'À vous de jouer\u202F: Targui',
      text: `À la table\u202F: Ada ${kind}`,
      match: id,
    });
    expect(first.headers).toMatchObject({
      authorization: expect.stringContaining(`k=${(await white.get('/push/key')).body.key}`),
      'content-encoding': 'aes128gcm',
      ttl: String(7 * 86_400),
      topic: id,
      urgency: 'normal',
    });
    expect(phone.service.heard).toEqual([]);
    await white.moveInTurn(id);
    await ofBlue.service.call(0);
    await blue.moveInTurn(id);
    await ofWhite.service.call(1);
    expect([ofBlue.service.heard.length, ofWhite.service.heard.length]).toEqual([1, 2]);
  });

  test('who has the page open somewhere is not told, unless nobody turns out to be there', async () => {
    const { id, blue, white } = await here().table();
    const { service } = await subscribed(white);
    const person = (await white.me()).id;
    const isOnline = () => here().node.budgets.held('sockets', { person }) > 0;
    const connection = await Connection.open(url, white.identity());
    there().node.budgets.say();
    await expect.poll(isOnline).toBe(true);
    await blue.move(id);
    await connection.next('notice');
    connection.close();
    await expect.poll(() => there().node.budgets.held('sockets', { person })).toBe(0);
    there().node.budgets.say();
    await expect.poll(isOnline).toBe(false);
    expect(service.heard).toEqual([]);
    await calledLater(service, 0);
    await white.move(id);
    await blue.move(id);
    await service.call(1);
    expect(service.heard).toHaveLength(2);
  });

  test('a push service that is busy is asked again, and one that knows the browser no more is left alone', async () => {
    const { id, blue, white } = await here().table();
    const answers = [503, 429, 201, 400, 410];
    const { service } = await subscribed(white, () => answers.shift() ?? 201);
    await blue.move(id);
    await service.call(0);
    await calledLater(service, 1);
    await calledLater(service, 2);
    await white.move(id);
    await blue.move(id); // 400: a retry would fail, too
    await service.call(3);
    await white.move(id);
    await blue.move(id);
    await service.call(4);
    await expect.poll(() => devicesOf(white)).toEqual([]);
    here().tick(600_000);
    await white.move(id);
    await blue.move(id);
    expect(service.heard).toHaveLength(5);
  });

  test('a turn that is over when the push service has time is not told', async () => {
    const { id, blue, white } = await here().table();
    const { service } = await subscribed(white, () => 503);
    await blue.move(id);
    await service.call(0);
    await white.move(id);
    here().tick(5000);
    const { service: other } = await subscribed(blue);
    await white.move(id);
    await blue.move(id);
    await service.call(1); // of the next turn
    await white.move(id);
    await other.call(0);
    expect(service.heard).toHaveLength(2);
  });

  test('invitations, and a game that begins while its host is away', async () => {
    const [host, guest] = [await account(`Bo ${kind}`), await account(`Cy ${kind}`)];
    const [ofHost, ofGuest] = [await subscribed(host), await subscribed(guest)];
    const terms = { ...BLUE_FIRST, rated: false, clock: { kind: 'live', baseS: 900, incrementS: 0 } };
    const { id } = (await host.post('/matches', { terms, invite: [`Cy ${kind}`] })).body;
    await host.post(`/matches/${id}/sit`, { nonce: newNonce(), seat: 'blue' });
    expect(ofGuest.read(await ofGuest.service.call(0))).toMatchObject({ title: 'Invitation\u202F: Targui', match: id });
    await guest.post(`/matches/${id}/sit`, { nonce: newNonce() });
    const begun = await ofHost.service.call(0);
    expect(ofHost.read(begun)).toMatchObject({
      title: 'À vous de jouer\u202F: Targui',
      text: `À la table\u202F: Cy ${kind}`,
    });
    expect([begun.headers.ttl, begun.headers.urgency]).toEqual(['900', 'high']);
    expect(ofGuest.read(await ofGuest.service.call(1))).toMatchObject({ title: 'La partie commence\u202F: Targui' });
    expect([ofHost.service.heard.length, ofGuest.service.heard.length]).toEqual([1, 2]);
  });

  test('what a browser subscribed to ends with its session, by whatever way that ends', async () => {
    const name = `Dana ${kind}`;
    const own = await account(name);
    const others = [await here().visitor(), await here().visitor()];
    for (const other of others) await other.post('/login', { name, password: PASSWORD });
    for (const visitor of [own, ...others]) await subscribed(visitor);
    expect(await devicesOf(own)).toHaveLength(3);
    await others[0].post('/logout');
    expect(await devicesOf(own)).toHaveLength(2);
    await own.put('/account/password', { old: PASSWORD, password: 'battery staple' });
    expect(await devicesOf(own)).toHaveLength(1);
    await own.ask('DELETE', '/push/subscription');
    expect(await devicesOf(own)).toEqual([]);
    await subscribed(own);
    const { id } = await own.me();
    await own.ask('DELETE', '/account', { password: 'battery staple' });
    expect(await here().node.store.push.devicesOf(id)).toEqual([]);
    const rows = await here().node.store.db.all(
      'SELECT COUNT(*) AS n FROM push_devices d LEFT JOIN sessions s ON s.token = d.session WHERE s.token IS NULL',
    );
    expect(Number(rows[0].n)).toBe(0);
  });

  test('a browser has one subscription and one person, and a person ten browsers', async () => {
    const [ada, bo] = [await here().visitor(), await here().visitor()];
    const first = await subscribed(ada);
    const next = await subscribed(ada);
    expect(await devicesOf(ada)).toMatchObject([{ endpoint: (next.subscription as { endpoint: string }).endpoint }]);
    await bo.put('/push/subscription', next.subscription);
    expect([await devicesOf(ada), await devicesOf(bo)]).toMatchObject([[], [{ language: 'fr' }]]);
    await ada.put('/push/subscription', first.subscription);

    const name = `Eli ${kind}`;
    const browsers = [await account(name)];
    await subscribed(browsers[0]);
    const { id } = await browsers[0].me();
    const session = (n: number) => ({ token: `${kind} ${n}`, kind: 'cookie', label: '', atMs: n }) as const;
    const { users, push } = here().node.store;
    const password = (await users.get(id))?.password ?? '';
    for (let n = 1; n <= PUSH_DEVICES; n++) {
      here().tick(1);
      await users.logIn(id, password, session(n));
      const device = {
        endpoint: `https://push.example/${kind}/${n}`,
        publicKey: 'p',
        auth: 'a',
        language: 'en',
      } as const;
      expect(await push.put(id, session(n).token, device, here().node.now(), PUSH_DEVICES)).toBe(true);
    }
    const kept = (await push.devicesOf(id)).map(({ endpoint }) => endpoint);
    expect(kept).toHaveLength(PUSH_DEVICES);
    expect(kept.every((endpoint) => endpoint.startsWith('https://push.example/'))).toBe(true); // the oldest one was dropped
    expect(await push.put(id, 'a session that has ended', { ...(await devicesOf(bo))[0] }, 0, 1)).toBe(false);
  });

  test('the nodes have one key, which stays when they start again', async () => {
    const keys = await Promise.all(nodes.map(async ({ app }) => (await new Visitor(app).get('/push/key')).body.key));
    expect(new Set(keys).size).toBe(1);
    expect(await here().node.store.server.key('vapid', newPrivateKey)).toBe(
      await there().node.store.server.key('vapid', newPrivateKey),
    );
  });
});

describe('a server with default settings', () => {
  const VAPID_PRIVATE_KEY = newPrivateKey();
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer('sqlite', { VAPID_PRIVATE_KEY }, ':memory:');
  });
  afterAll(() => server.close());

  test('has the key that it was given', async () => {
    const { body } = await (await server.visitor()).get('/push/key');
    expect(body.key).toBe(vapidKey(VAPID_PRIVATE_KEY)?.publicKey);
  });

  test.each([
    ['http://push.example/1', 'endpoint'], // not encrypted
    ['ftp://push.example/1', '/endpoint'],
    ['https://', 'endpoint'],
    ['https://push.example/1', 'p256dh'],
  ])('%s with a point beside the curve is refused: %s', async (endpoint, detail) => {
    const visitor = await server.visitor();
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    const { status, body } = await visitor.put('/push/subscription', { endpoint, keys, language: 'en' });
    expect([status, body.code]).toEqual([400, 'malformed']);
    expect(body.detail).toContain(detail);
  });

  test('calls no push service in its own network', async () => {
    const service = await openListener();
    const { id, blue, white } = await server.table();
    const { publicKey, auth } = openBrowserKeys();
    const endpoint = service.url.replace('http:', 'https:');
    const asked = await white.put('/push/subscription', {
      endpoint,
      keys: { p256dh: publicKey, auth },
      language: 'en',
    });
    expect(asked.status).toBe(200);
    await blue.move(id);
    await white.move(id);
    expect(service.lines()).toBe(0);
    await service.close();
  });
});
