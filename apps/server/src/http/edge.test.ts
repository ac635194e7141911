import { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from '../../test/house.ts';
import { readSettings } from '../settings.ts';
import { Edge } from './edge.ts';

function request(remoteAddress: string, headers: Record<string, string>): IncomingMessage {
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
      address: '203.0.113.9', // what stands before it the visitor wrote
      scheme: 'https',
      host: 'play.example.org',
    });
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
  let house: House;
  beforeAll(async () => {
    house = await openHouse('sqlite', { PUBLIC_URL: 'https://play.example.org', TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => house.close());

  test.each([
    ['play.example.org', 200],
    ['localhost:3000', 200],
    ['127.0.0.1:3000', 200],
    ['[::1]:3000', 200],
    ['evil.example.org', 403],
    ['play.example.org.evil.example.org', 403],
    ['127.0.0.1.evil.example.org', 403],
  ])('Host: %s is answered with %i, on every path', async (host, status) => {
    for (const url of ['/', '/healthz', '/metrics', '/api/games']) {
      expect((await house.app.inject({ url, headers: { host } })).statusCode).toBe(status);
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
    const answer = await house.app.inject({ method: 'POST', url: '/api/session', headers, payload: {} });
    expect(answer.statusCode).toBe(status);
  });

  test.each([
    ['same-origin', 200],
    ['none', 200],
    ['same-site', 403], // a page of a subdomain
    ['cross-site', 403],
  ])('without Origin, Sec-Fetch-Site: %s may change something: %i', async (site, status) => {
    const headers = { host: 'play.example.org', 'sec-fetch-site': site };
    const answer = await house.app.inject({ method: 'POST', url: '/api/session', headers, payload: {} });
    expect(answer.statusCode).toBe(status);
  });

  test('behind TLS the browser is told to come by TLS only, and cookies are Secure; without it neither', async () => {
    const ask = (headers: Record<string, string>) =>
      house.app.inject({ method: 'POST', url: '/api/session', headers, payload: {} });
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
      house.app.inject({ method, url, headers: { ...https, cookie }, ...(method === 'POST' ? { payload: {} } : {}) });
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

    const left = await ask('POST', '/api/logout', `__Host-caravanserai=${value}`);
    expect(left.cookies).toMatchObject([{ name: '__Host-caravanserai', value: '', secure: true }]);
    expect((await ask('GET', '/api/me', `__Host-caravanserai=${value}`)).json()).not.toEqual(made.json());
  });
});
