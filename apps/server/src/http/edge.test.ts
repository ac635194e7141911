import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, openTestServer } from '../../test/testServer.ts';
import { addressKey } from '../limits/address.ts';
import { readSettings } from '../settings.ts';
import { Edge } from './edge.ts';

function request(remoteAddress: string | undefined, headers: Record<string, string>): IncomingMessage {
  const made = new IncomingMessage({ remoteAddress } as Socket);
  Object.assign(made.headers, headers);
  return made;
}

describe('who speaks for whom', () => {
  const edge = new Edge({ trustProxy: ['10.0.0.0/8'], publicUrl: 'https://play.example.org' });
  const forged = {
    host: 'play.example.org',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'other.example.org',
  };

  test('a proxy of ours is believed', () => {
    const headers = { ...forged, 'x-forwarded-host': 'play.example.org', 'x-forwarded-for': '6.6.6.6, 203.0.113.9' };
    expect(edge.arrival(request('10.0.0.5', headers))).toEqual({
      address: '203.0.113.9', // the client wrote the entries before it
      scheme: 'https',
      host: 'play.example.org',
    });
  });

  test.each([
    ['203.0.113.9:55120', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['unknown', 'unknown'],
  ])('the port of a visitor is no part of the address: %s', (forwarded, address) => {
    const headers = { ...forged, 'x-forwarded-for': forwarded };
    expect(edge.arrival(request('10.0.0.5', headers))).toMatchObject({ address });
  });

  test('a connection that was reset has no address: all of them count as one', () => {
    expect(addressKey(edge.arrival(request(undefined, forged)).address)).toBe('');
  });

  test('anybody else is not, whatever the headers say', () => {
    expect(edge.arrival(request('198.51.100.1', forged))).toEqual({
      address: '198.51.100.1',
      scheme: 'http',
      host: 'play.example.org',
    });
  });
});

test.each([
  ['no', []],
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.5, 10.1.0.0/16,fd00::/8', ['10.0.0.5', '10.1.0.0/16', 'fd00::/8']],
])('TRUST_PROXY=%s', (text, trustProxy) => {
  expect(readSettings({ TRUST_PROXY: text })).toMatchObject({ ok: true, value: { trustProxy } });
});

test.each(['yes', 'everybody', '10.0.0', '10.0.0.5;10.0.0.6', '10.0.0.0/33'])('TRUST_PROXY=%s is refused', (text) => {
  expect(readSettings({ TRUST_PROXY: text })).toMatchObject({ ok: false, error: expect.stringContaining('10.0.0.5') });
});

describe('by name', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openTestServer('sqlite', { PUBLIC_URL: 'https://play.example.org', TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => server.close());

  test.each([
    ['play.example.org', 200],
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['evil.example.org', 403],
    ['play.example.org.evil.example.org', 403],
    ['127.0.0.1.evil.example.org', 403],
    ['targi.localhost:3000', 200],
    ['x"><script>.localhost', 403], // the sitemap and robots.txt contain the host
    ['evil.example.org/.localhost', 403],
    ['.localhost', 403],
  ])('Host: %s is answered with %i, on every path', async (host, status) => {
    for (const url of ['/', '/healthz', '/metrics', '/api/games']) {
      expect((await server.app.inject({ url, headers: { host } })).statusCode).toBe(status);
    }
  });

  test.each([
    ['https://play.example.org', 200],
    ['http://play.example.org', 403], // another scheme is another origin
    ['https://play.example.org:8443', 403],
    ['https://evil.example.org', 403],
    ['null', 403],
  ])('Origin: %s may change something: %i', async (origin, status) => {
    const headers = { host: 'play.example.org', 'x-forwarded-proto': 'https', origin };
    const answer = await server.app.inject({ method: 'POST', url: '/api/session', headers, payload: {} });
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    ['same-origin', 200],
    ['none', 200],
    ['same-site', 403], // a page of a subdomain
    ['cross-site', 403],
  ])('without Origin, Sec-Fetch-Site: %s may change something: %i', async (site, status) => {
    const headers = { host: 'play.example.org', 'sec-fetch-site': site };
    const answer = await server.app.inject({ method: 'POST', url: '/api/session', headers, payload: {} });
    expect(answer.statusCode).toBe(status);
  });

  test('behind TLS the browser is told to come by TLS only, and cookies are Secure; without it neither', async () => {
    const ask = (headers: Record<string, string>) =>
      server.app.inject({ method: 'POST', url: '/api/session', headers, payload: {} });
    const secure = await ask({ host: 'play.example.org', 'x-forwarded-proto': 'https' });
    expect(secure.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(secure.cookies[0]).toMatchObject({ secure: true });
    const plain = await ask({ host: 'localhost' });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(plain.cookies[0].secure).toBeUndefined();
  });

  test('over https the cookie is bound to this host; one of 0.1.0 is replaced, and stays valid until then', async () => {
    const https = { host: 'play.example.org', 'x-forwarded-proto': 'https' };
    const ask = (method: 'GET' | 'POST', url: string, cookie: string) =>
      server.app.inject({ method, url, headers: { ...https, cookie }, ...(method === 'POST' ? { payload: {} } : {}) });
    const made = await ask('POST', '/api/session', '');
    const [{ name, value }] = made.cookies;
    expect(name).toBe('__Host-caravanserai');

    const first = await ask('GET', '/api/me', `caravanserai=${value}`);
    expect(first.json()).toEqual(made.json());
    expect(first.cookies).toMatchObject([
      { name: '__Host-caravanserai', value, secure: true, path: '/' },
      { name: 'caravanserai', value: '' },
    ]);
    const planted = (await ask('POST', '/api/session', '')).cookies[0].value; // by a page of a subdomain
    const own = await ask('GET', '/api/me', `caravanserai=${planted}; __Host-caravanserai=${value}`);
    expect(own.json()).toEqual(made.json());
    const ended = await ask('GET', '/api/me', `caravanserai=${planted}; __Host-caravanserai=ended`);
    expect(ended.statusCode).toBe(401); // the old name counts only where the new one is missing
    const authorization = `Bearer ${value}`;
    const headers = { ...https, cookie: `caravanserai=${planted}`, authorization };
    const program = await server.app.inject({ method: 'GET', url: '/api/me', headers });
    expect(program.json()).toEqual(made.json());
    expect(program.cookies).toEqual([]); // a token becomes no cookie

    const left = await ask('POST', '/api/logout', `__Host-caravanserai=${value}`);
    expect(left.cookies).toMatchObject([{ name: '__Host-caravanserai', value: '', secure: true }]);
    expect((await ask('GET', '/api/me', `__Host-caravanserai=${value}`)).json()).not.toEqual(made.json());
  });
});
