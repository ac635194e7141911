import { Agent, request } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATES, type RateName } from '../src/limits/limits.ts';
import { type TestServer, openTestServer } from './testServer.ts';

/** Other spellings of a path that a router might decode or normalise to the same route. */
const SPELLINGS: Readonly<Record<string, (path: string) => readonly string[]>> = {
  'percent-encoded letters': (path) => [...path].map((_, i) => encoded(path, i)),
  'percent-encoded twice': (path) => [encoded(path, 2).replaceAll('%', '%25')],
  'other case': (path) => [path.toUpperCase(), path.replace('/api', '/Api')],
  'dot segments': (path) => [
    `/.${path}`,
    `/x/..${path}`,
    `${path}/.`,
    `${path}/x/..`,
    `/%2e${path}`,
    `/x/%2E%2e${path}`,
  ],
  'empty segments': (path) => [`/${path}`, `//${path}`, path.replace(/.\//, '$&/'), `${path}//`],
  'absolute form': (path) => [`http://any.host${path}`, `HTTPS://any.host:1${path}`, `any.host${path}`],
  'matrix parameters': (path) => [`${path};`, `${path};x=1`, path.replace('/api', '/api;x')],
  'other slashes': (path) => [path.replaceAll('/', '\\'), path.replace(/\/(?=.)/g, '%2f'), path.replaceAll('/', '%5C')],
  'bytes that end strings': (path) => [`${path}%00`, `${path}%0d%0a`, `${path}%20`, `${path}%09`],
  'a trailing slash': (path) => [`${path}/`],
};

function encoded(path: string, at: number): string {
  return `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`;
}

/** Node's parser rejects some targets, such as `\\api`, before there is a request, and closes the connection. */
function isUnread({ status, text }: { readonly status: number; readonly text: string }): boolean {
  return status === 400 && text.includes('Client Error');
}

const FOREIGN = 'https://elsewhere.example';

describe('whatever the spelling of a path', () => {
  let server: TestServer;
  let url: URL;
  const agent = new Agent(); // a connection per request: the server closes those of malformed requests
  let host = 1;
  const address = () => `127.0.2.${host}`; // another one for each route, to stay below the limit of connections
  beforeAll(async () => {
    server = await openTestServer('sqlite', { RATE_LIMITS: 'yes' });
    url = new URL(await server.listen());
  });
  beforeEach(() => server.tick(60 * 60_000)); // refills the budgets
  afterAll(async () => {
    agent.destroy();
    expect(server.errors).toEqual([]);
    await server.close();
  });

  function ask(method: string, path: string, body: unknown = {}): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const sent = method === 'GET' ? '' : JSON.stringify(body);
      const json = { 'content-type': 'application/json', 'content-length': sent.length };
      const headers = { origin: FOREIGN, ...(sent === '' ? {} : json) };
      const to = { host: url.hostname, port: url.port, localAddress: address() };
      const asked = request({ ...to, agent, method, path, headers }, (answer) => {
        let text = '';
        const done = () => resolve({ status: answer.statusCode ?? 0, text });
        if (path.includes('stream') && answer.statusCode === 200) answer.destroy();
        answer
          .on('data', (some: Buffer) => (text += some.toString()))
          .on('end', done)
          .on('close', done);
      });
      asked.on('error', reject).end(sent);
    });
  }
  const left = () =>
    (Object.keys(RATES) as RateName[]).reduce(
      (sum, name) => sum + server.node.budgets.left(name, { address: address() }),
      0,
    );

  test.each(Object.entries(SPELLINGS))('%s: counted once, and never answered to another site', async (_name, spell) => {
    expect(server.routes.length).toBeGreaterThan(50);
    for (const route of server.routes.filter((one) => !one.endsWith('*'))) {
      host = (host % 250) + 1;
      const [method, pattern] = route.split(' ');
      const path = pattern.replaceAll(/:\w+/g, 'abcdefghijklmnopqrstuv');
      const plain = await ask(method, path);
      for (const spelling of spell(path)) {
        server.tick(60_000);
        const before = left();
        const answer = await ask(method, spelling);
        if (!isUnread(answer)) expect({ spelling, counted: before - left() }).toEqual({ spelling, counted: 1 });
        const isSame = answer.status === plain.status && (path === '/metrics' || answer.text === plain.text);
        expect([spelling, isSame || [400, 404].includes(answer.status)]).toEqual([spelling, true]);
        if (method !== 'GET') expect([spelling, answer.status]).not.toEqual([spelling, 200]);
      }
    }
  });

  test('a flood in many spellings is refused like a flood in one', async () => {
    const { atOnce } = RATES.lists.address;
    for (const other of ['/%61pi/lobby', 'http://any.host/api/lobby', '/api/lobby/', '/api/%6cobby']) {
      server.tick(60 * 60_000);
      const statuses: number[] = [];
      for (let i = 0; i < atOnce + 10; i++) statuses.push((await ask('GET', other)).status);
      expect([other, statuses.indexOf(429)]).toEqual([other, atOnce]);
    }
  });

  test('another site cannot sign anybody in', async () => {
    const account = { name: 'Aicha', password: 'correct horse' };
    await (await server.visitor()).post('/account', account);
    for (const path of ['/api/login', '/%61pi/login', 'http://any.host/api/login', '/api/login/'])
      expect([path, [400, 403].includes((await ask('POST', path, account)).status)]).toEqual([path, true]);
  });
});
