/**
 * Builds the page and takes the pictures in docs/screenshots, in the browser that the browser tests use. Names after
 * `--` select pictures by prefix. With `--gallery` (`npm run scenes`) they go to .cache/scenes, together with every
 * station of the browser tests' walks, and an index page shows them all by name.
 */
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, openServer } from '../apps/web/e2e/browser.ts';
import { WALKED, walkTo } from './sceneWalks.ts';
import { MORE_SCENES, SCENES, type Scene } from './screenshotScenes.ts';
import { buildWeb } from './buildWeb.ts';
import { ROOT } from './tools.ts';

const { values, positionals: wanted } = parseArgs({
  options: { gallery: { type: 'boolean' } },
  allowPositionals: true,
});
const PICTURES = join(ROOT, values.gallery ? '.cache/scenes' : 'docs/screenshots');

type Shown = Pick<Scene, 'name' | 'viewport'>;

async function save(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const file = join(PICTURES, `${name}.png`);
  await page.screenshot({ path: file });
  const { size } = await stat(file);
  console.log(`${relative(ROOT, file)}  ${Math.round(size / 1000)} kB`);
}

async function take(
  browser: Browser,
  url: string,
  { name, viewport, dark = false, isTouch, arrange }: Scene,
): Promise<void> {
  const context = await browser.newContext({
    viewport,
    colorScheme: dark ? 'dark' : 'light',
    locale: 'en-GB',
    reducedMotion: 'reduce',
    hasTouch: isTouch ?? viewport.width < viewport.height,
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator('h1').waitFor({ state: 'attached' });
    await arrange(page, url);
    await save(page, name);
  } finally {
    await context.close();
  }
}

async function takeAll(names: ReadonlySet<string>): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const server = await openServer();
  const browser = await launchBrowser();
  try {
    for (const scene of [...SCENES, ...MORE_SCENES].filter(({ name }) => names.has(name)))
      await take(browser, server.url, scene);
    await walkTo(names, { browser, url: server.url, take: save });
  } finally {
    await browser.close();
    await server.close();
  }
}

async function showAll(scenes: readonly Shown[]): Promise<void> {
  const figures = scenes.map(
    ({ name, viewport }) =>
      `<figure><figcaption>${name}</figcaption><img src="${name}.png" width="${viewport.width / 2}" alt=""></figure>`,
  );
  const style = 'body{display:flex;flex-wrap:wrap;gap:16px;font:14px sans-serif}figure{margin:0}';
  const page = join(PICTURES, 'index.html');
  await writeFile(page, `<!doctype html><title>Scenes</title><style>${style}</style>${figures.join('')}\n`);
  console.log(`All of them: file://${page}`);
}

const all: readonly Shown[] = values.gallery ? [...SCENES, ...MORE_SCENES, ...WALKED] : SCENES;
const unknown = wanted.filter((name) => !all.some((scene) => scene.name.startsWith(name)));
const chosen = all.filter((scene) => wanted.length === 0 || wanted.some((name) => scene.name.startsWith(name)));
if (unknown.length > 0) {
  console.error(`There is no picture ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`);
  process.exitCode = 2;
} else if (await buildWeb()) {
  await takeAll(new Set(chosen.map(({ name }) => name)));
  if (values.gallery) await showAll(chosen);
} else process.exitCode = 1;
