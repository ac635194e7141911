import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postOutside, checkedLookup, PrivateAddressError, type Resolve } from './outside.ts';

let server: Server;
let port: number;
const heard: IncomingMessage[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    heard.push(request);
    response.writeHead(302, { location: '/elsewhere' }).end();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

const NO_ERROR = null; // oxlint-disable-line unicorn/no-null -- Node's callback convention

const named =
  (...addresses: string[]): Resolve =>
  (_name, _options, done) => {
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    done(NO_ERROR, found);
  };

test.each([
  ['127.0.0.1'],
  ['93.184.215.14', '127.0.0.1'], // one of several
  ['64:ff9b::7f00:1'],
  ['2002:7f00:1::'],
  ['::ffff:10.0.0.1'],
  ['169.254.169.254'],
])('a name that stands for %s is not called', async (...addresses) => {
  const url = `http://hooks.example.org:${port}/`;
  const called = postOutside(url, '{}', {}, { toPrivate: false, resolve: named(...addresses) });
  await expect(called).rejects.toThrow(PrivateAddressError);
  expect(heard).toEqual([]);
});

test.each([
  '127.0.0.1',
  '[::1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[::ffff:127.0.0.1]',
  '[::127.0.0.1]',
  '[4000::1]', // not allocated
  '0x7f000001',
  '2130706433',
])('http://%s is not called', async (host) => {
  await expect(postOutside(`http://${host}:${port}/`, '{}', {}, { toPrivate: false })).rejects.toThrow(
    PrivateAddressError,
  );
  expect(heard).toEqual([]);
});

test('a name is looked up once, and what was checked is what is connected to', () => {
  const answers = ['93.184.215.14', '127.0.0.1']; // the second lookup returns a local address
  const asked: string[] = [];
  const resolve: Resolve = (name, options, done) => {
    asked.push(name);
    named(answers[asked.length - 1])(name, options, done);
  };
  const found: unknown[] = [];
  checkedLookup({ toPrivate: false, resolve })('hooks.example.org', { all: true }, (error, addresses) =>
    found.push(error, addresses),
  );
  expect(asked).toHaveLength(1);
  expect(found).toEqual([NO_ERROR, [{ address: '93.184.215.14', family: 4 }]]);
});

test('a name is looked up without a thread that a silent DNS server could hold', async () => {
  const underway = () => process.getActiveResourcesInfo();
  const before = underway().filter((kind) => kind === 'GetAddrInfoReqWrap').length;
  const found = new Promise((resolve) =>
    checkedLookup({ toPrivate: false })('hooks.invalid', { all: true }, (error, addresses) =>
      resolve([error?.message, addresses]),
    ),
  );
  expect(underway().filter((kind) => kind === 'GetAddrInfoReqWrap')).toHaveLength(before);
  expect(await found).toEqual(['hooks.invalid has no address', '']);
});

test('where private networks are allowed the call arrives, and its redirect is not followed', async () => {
  await postOutside(
    `http://hooks.example.org:${port}/turn`,
    '{"a":1}',
    { 'x-test': 'yes' },
    {
      toPrivate: true,
      resolve: named('127.0.0.1'),
    },
  );
  expect(heard.map(({ url, headers }) => [url, headers['x-test'], headers.host])).toEqual([
    ['/turn', 'yes', `hooks.example.org:${port}`],
  ]);
});
