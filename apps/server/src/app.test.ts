import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { addHealth } from './health.ts';
import { openSqlite } from './storage/sqlite/sqlite.ts';
import type { Store } from './storage/store.ts';
import { SECURITY_HEADERS } from './headers.ts';

const PAGE =
  '<!doctype html><head><title>Caravanserai</title><meta name="description" content=""></head><div id="root"></div>';
const SCRIPT = 'console.log("salam");';
const webRoot = mkdtempSync(join(tmpdir(), 'web-root-'));
let app: FastifyInstance;

beforeAll(() => {
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(join(webRoot, 'index.html'), PAGE);
  writeFileSync(join(webRoot, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webRoot, '.sources'), 'a stamp');
  writeFileSync(join(webRoot, '.paths.json'), JSON.stringify(['/', '/rules', '/targi/play/:id']));
  writeFileSync(join(webRoot, 'assets/index-abc123.js'), SCRIPT);
  writeFileSync(join(webRoot, 'assets/index-abc123.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(webRoot, 'assets/index-abc123.js.gz'), gzipSync(SCRIPT));
  app = buildApp({ webRoot });
  addHealth(app, { store: { db: openSqlite(':memory:') } as Store });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true, force: true });
});

test('the page is asked for again each time, and answered with 304 when it is the same', async () => {
  const first = await app.inject('/');
  expect(first.statusCode).toBe(200);
  expect(first.body).toContain('<div id="root"></div>');
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });

  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test.each(['/rules', '/rules/', '/rules?lang=fr', '/targi/play/7f3a'])('%s is a screen of the page', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('<div id="root"></div>');
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
});

test.each([
  ['/assets/index-abc123.js', 'public, max-age=31536000, immutable'],
  ['/favicon.svg', 'no-cache'],
])('%s is kept: %s', async (url, cacheControl) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe(cacheControl);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a script for a browser that takes %s comes as %s', async (accepted, encoding) => {
  const answer = await app.inject({ url: '/assets/index-abc123.js', headers: { 'accept-encoding': accepted } });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toContain('javascript');
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['vary']).toBe('accept-encoding');
});

test('/healthz tells a machine that all is well', async () => {
  const answer = await app.inject('/healthz');
  expect(answer.json()).toEqual({ status: 'ok' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test.each(['/', '/healthz', '/nowhere', '/%zz', '/assets/index-abc123.js'])(
  '%s has the security headers',
  async (url) => {
    expect((await app.inject(url)).headers).toMatchObject(SECURITY_HEADERS);
  },
);

test('no inline script is allowed', () => {
  const policy = SECURITY_HEADERS['content-security-policy'] ?? '';
  expect(policy.split('; ')).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy.split('; ')).toContain("worker-src 'self'");
  expect(policy.split('; ')).toContain("img-src 'self' data: blob:"); // for the drawings and pictures of the table
  expect(policy.split('; ')).toContain("media-src 'self' blob:"); // for clips of a throw
});

describe('what is not there', () => {
  const html = 'text/html,application/xhtml+xml,*/*;q=0.8';

  test.each([
    ['en-GB,en;q=0.9', 'en'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['tlh', 'en'],
  ])('is a page for a browser that speaks %s', async (acceptLanguage, lang) => {
    const answer = await app.inject({ url: '/nowhere', headers: { accept: html, 'accept-language': acceptLanguage } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain(`<html lang="${lang}">`);
  });

  test('has a page in the language of the address', async () => {
    const answer = await app.inject({ url: '/nowhere?lang=pl', headers: { accept: html, 'accept-language': 'fr' } });
    expect(answer.body).toContain('<html lang="pl">');
  });

  test.each(['/nowhere', '/docs/nowhere.html', '/docs/nowhere/deeper', '/docs//protocol.html'])(
    'is a page that looks like the documents and leads on: %s',
    async (url) => {
      const { statusCode, body } = await app.inject({ url, headers: { accept: html } });
      expect(statusCode).toBe(404);
      expect(body).toContain('<link rel="stylesheet" href="/docs/docs.css">');
      expect(body).not.toMatch(/<script|<style|style="|\son\w+=/);
      const links = [...body.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
      expect(links).toEqual(['/', '/', '/targi/new', '/targets/new', '/learn', '/docs/index.html']);
    },
  );

  test('does not repeat what was asked for', async () => {
    const answer = await app.inject({ url: '/<script>alert(1)</script>', headers: { accept: html } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('alert');
  });

  test.each([
    ['GET', '/nowhere'],
    ['GET', '/.sources'],
    ['GET', '/.paths.json'],
    ['GET', '/targi/play'],
    ['GET', '/targi/play/7f3a/more'],
    ['POST', '/rules'],
    ['GET', '/assets/'],
    ['GET', '/assets/old-000000.js'],
    ['POST', '/'],
  ] as const)('is a code for a program: %s %s', async (method, url) => {
    const answer = await app.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 'not-found' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['/%zz', '/..%2f..%2fpackage.json', '//rules', '/%72ules'])(
    'a path that is not canonical is malformed: %s',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 'malformed', detail: expect.stringContaining('path') });
    },
  );
});

test('a mistake of ours is logged, and nobody outside reads it', async () => {
  const broken = buildApp({ webRoot });
  const logged: unknown[] = [];
  broken.addHook('onRequest', async (request) => {
    request.log.error = (entry: unknown) => void logged.push(entry);
  });
  broken.get('/broken', () => {
    throw new Error('the secret is in this message');
  });
  const answer = await broken.inject('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ code: 'internal' });
  expect(logged).toEqual([expect.objectContaining({ message: 'the secret is in this message' })]);
  await broken.close();
});
