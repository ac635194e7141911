import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { MatchRow } from '../storage/matchStore.ts';

const ORIGIN = 'https://play.example.org';
const PRIVATE = 'secretTable';
const webRoot = mkdtempSync(join(tmpdir(), 'previews-'));
const PATHS = [
  '/',
  '/online',
  '/online/:id',
  '/people/:id',
  '/account',
  '/targi/new',
  '/targi/shared',
  '/targets/new',
  '/rules',
];
let app: FastifyInstance;
let hangs = false;
const counted: string[] = []; // under which limit each request was counted

function matchRow(id: string): MatchRow | undefined {
  if (!['open', 'running', 'over', PRIVATE].includes(id)) return undefined;
  const people = [{ name: 'Aïcha <b>' }, { name: '' }];
  return {
    status: id === PRIVATE ? 'running' : id,
    terms: { game: 'targi', visibility: id === PRIVATE ? 'private' : 'public' },
    seats: people.map((person) => ({ person })),
    deal: 'the deal, which nobody may know',
  } as unknown as MatchRow;
}

beforeAll(() => {
  writeFileSync(
    join(webRoot, 'index.html'),
    '<html lang="en"><head><title>x</title><meta name="description" content="x" /></head>',
  );
  writeFileSync(join(webRoot, '.paths.json'), JSON.stringify(PATHS));
  mkdirSync(join(webRoot, 'docs'));
  writeFileSync(join(webRoot, 'docs', 'protocol.html'), '');
  app = buildApp({
    webRoot,
    publicUrl: ORIGIN,
    repositoryUrl: 'https://git.example.org/inn',
    limit: (budget) => void counted.push(budget),
    about: {
      match: async (id) => (hangs ? new Promise<undefined>(() => {}) : matchRow(id)),
      personName: async (id) => (id === 'aicha' ? 'Aïcha "the bold"' : undefined),
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(webRoot, { recursive: true });
});

/** Requests as a crawler: no cookies, no scripts. */
async function head(url: string, language = 'en') {
  const { body, statusCode, headers } = await app.inject({
    url,
    headers: { 'accept-language': language, host: 'play.example.org' },
  });
  expect(statusCode).toBe(200);
  expect(headers['vary']).toBe('accept-language');
  const meta = Object.fromEntries(
    [...body.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)">/g)].map(([, name, content]) => [
      name,
      content,
    ]),
  );
  return { body, meta, title: /<title>(.*)<\/title>/.exec(body)?.[1] };
}

test.each([
  ['/', 'en', 'Caravanserai · play Targi and Targets online'],
  ['/targi/new', 'fr', 'Targui · Caravanserai'],
  ['/targets/new?lang=de', 'en', 'Targets · Caravanserai'],
  ['/rules', 'en', 'Targi · Caravanserai'],
  ['/online/open', 'pl', 'Tuareg: jest wolne miejsce'],
  ['/online/running', 'en', 'Targi: Aïcha &lt;b&gt; – a guest'],
  ['/online/over', 'it', 'Targi: Aïcha &lt;b&gt; – un ospite'],
  ['/online/nowhere', 'en', 'Caravanserai · play Targi and Targets online'],
  ['/people/aicha', 'en', 'Aïcha &quot;the bold&quot; · Caravanserai'],
])('%s in %s: %s', async (url, language, title) => {
  const found = await head(url, language);
  expect(found.title).toBe(title);
  expect(found.meta).toMatchObject({ 'og:title': title, 'og:site_name': 'Caravanserai' });
  expect(found.meta['description']).toBe(found.meta['og:description']);
  expect(found.meta['og:url']).toBe(`${ORIGIN}${url.replace(/\?.*/, '')}`);
  const picture = await app.inject({ url: found.meta['og:image'].replace(ORIGIN, ''), method: 'HEAD' });
  expect(picture.statusCode).toBe(200);
});

test('of a private table nobody is named, and nothing secret is in any preview', async () => {
  const { body, title } = await head(`/online/${PRIVATE}`);
  expect(title).toBe('Targi: a game is on');
  expect(body).not.toContain('Aïcha');
  for (const url of ['/online/running', '/online/over'])
    expect((await head(url)).body).not.toContain('nobody may know');
});

test('the page is in the language of its reader; search engines leave out pages about one game', async () => {
  expect((await head('/rules', 'fr')).body).toContain('<html lang="fr">');
  const robots = async (url: string) =>
    (await app.inject({ url, headers: { host: 'play.example.org' } })).headers['x-robots-tag'];
  expect(await Promise.all(['/online/running', '/account', '/online', '/rules'].map(robots))).toEqual([
    'noindex',
    'noindex',
    undefined,
    undefined,
  ]);
});

test('a database that hangs keeps no page away', async () => {
  hangs = true;
  expect((await head('/online/running')).title).toBe('Caravanserai · play Targi and Targets online');
  hangs = false;
});

test('a picture is a PNG that others may show; there is none by another name', async () => {
  const { rawPayload, headers, statusCode } = await app.inject('/preview/waiting.targi.pl.png');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cross-origin-resource-policy': 'cross-origin' });
  expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
  expect((await app.inject('/preview/waiting.chess.pl.png')).statusCode).toBe(404);
});

test('every request outside the API is counted once, and pictures apart from pages', async () => {
  for (const [url, budget] of [
    ['/preview/inn.inn.en.png', 'previews'],
    ['/preview/there.is.none.png', 'previews'],
    ['/online/running', 'pages'],
    ['/sitemap.xml', 'pages'],
    ['/docs/protocol.html', 'pages'],
    ['/there/is/none', 'pages'],
    ['/%6fnline', 'pages'],
  ]) {
    counted.length = 0;
    await app.inject({ url, headers: { host: 'play.example.org' } });
    expect([url, counted]).toEqual([url, [budget]]);
  }
});

test('programs are told where to look, and whom to tell of a hole', async () => {
  const text = async (url: string) => (await app.inject({ url, headers: { host: 'play.example.org' } })).body;
  expect(await text('/robots.txt')).toContain(`Disallow: /api/\n`);
  expect(await text('/robots.txt')).toContain(`Sitemap: ${ORIGIN}/sitemap.xml\n`);
  const sitemap = await text('/sitemap.xml');
  expect(sitemap).toContain(`<loc>${ORIGIN}/targi/new</loc>`);
  expect(sitemap).not.toMatch(/account|:id|shared|org\/rules/);
  expect(sitemap).toContain(`<loc>${ORIGIN}/docs/protocol.html</loc>`);
  expect(await text('/robots.txt')).not.toContain('/online'); // link previews read it
  const security = await text('/.well-known/security.txt');
  expect(security).toContain('Contact: https://git.example.org/inn/security\n');
  expect(Date.parse(/Expires: (.*)/.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now());
});

test.each([
  [`?url=${encodeURIComponent(`${ORIGIN}/online/abc`)}`, `${ORIGIN}/online/abc`],
  [`?text=${encodeURIComponent(`Look: ${ORIGIN}/targi/look?x=1 `)}`, `${ORIGIN}/targi/look?x=1`],
  [`?url=${encodeURIComponent('https://evil.example/')}`, '/'],
  [`?url=${encodeURIComponent(`${ORIGIN}.evil.example/`)}`, '/'],
  ['?url=1&url=2', '/'],
  ['', '/'],
])('what is shared with the installed page leads home or to a page of ours: %s', async (query, to) => {
  const answer = await app.inject({ url: `/share${query}`, headers: { host: 'play.example.org' } });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, to]);
});
