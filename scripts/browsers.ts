/**
 * Runs the walks of apps/web/e2e/browsers in every browser engine installed here, compares the results that must be
 * equal, and writes a gallery of the pictures side by side (docs/browsers.md). Names after `--` select walks; `--engine
 * webkit` selects an engine and may be repeated; with `--all` a missing engine is a failure.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openServer } from '../apps/web/e2e/browser.ts';
import { openBundled } from '../apps/web/e2e/bundled.ts';
import { openChromium, openFirefox } from '../apps/web/e2e/browsers/playwright.ts';
import type { Engine } from '../apps/web/e2e/browsers/tab.ts';
import { type Look, resized, take, type Walk } from '../apps/web/e2e/browsers/tour.ts';
import { WALKS } from '../apps/web/e2e/browsers/walks.ts';
import { openWebKit } from '../apps/web/e2e/browsers/webkit.ts';
import { buildWeb } from './buildWeb.ts';
import { type Hashes, hashesHere } from './sameEverywhere/hashes.ts';
import { ROOT } from './tools.ts';

const FOLDER = join(ROOT, '.cache/browsers');
/** The first one is the reference for the sizes of drawings. */
const ENGINES = { chromium: openChromium, firefox: openFirefox, webkit: openWebKit };
type EngineName = keyof typeof ENGINES;

interface Row {
  readonly engine: string;
  readonly walk: string;
  readonly looks: readonly Look[];
  readonly faults: readonly string[];
}

async function walkThrough(
  engine: Engine,
  walks: readonly Walk[],
  url: string,
  before: readonly Row[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const walk of walks) {
    const { looks, faults } = await take(walk, url, engine.open);
    const first = before.find((row) => row.walk === walk.name);
    const row = {
      engine: engine.name,
      walk: walk.name,
      looks,
      faults: [...faults, ...(first ? resized(looks, first.looks) : [])],
    };
    rows.push(row);
    for (const look of looks) await writeFile(join(FOLDER, fileOf(row, look)), look.picture);
    tell(row);
  }
  return rows;
}

function tell({ engine, walk, looks, faults }: Row): void {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${engine}: ${walk} (${looks.length} pictures)`);
  for (const fault of faults) console.log(`    ${fault}`);
}

/** The hashes, computed in a worker of a page. */
async function compareHashes(engine: Engine, url: string, here: Hashes): Promise<Row> {
  const tab = await engine.open();
  const faults: string[] = [];
  try {
    await tab.goTo(url);
    const there = await tab.evaluate(() => window.hashes(), undefined);
    for (const [name, hash] of Object.entries(here))
      if (there[name as keyof Hashes] !== hash) faults.push(`${name} differ from those in Node`);
  } catch (error) {
    faults.push(String(error));
  } finally {
    await tab.close();
  }
  const row = { engine: engine.name, walk: SAME, looks: [], faults };
  tell(row);
  return row;
}

const SAME = 'the same as in Node';

function fileOf({ engine, walk }: Row, { name }: Look): string {
  return `${walk}-${name.toLowerCase().match(/\w+/g)?.join('-')}-${engine.toLowerCase()}.png`;
}

/** The same moment in each engine, side by side. */
async function writeGallery(rows: readonly Row[]): Promise<void> {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    for (const look of row.looks) {
      const width = Math.round(look.size.width / 2);
      const figure = `<figure><figcaption>${row.engine}</figcaption><img src="${fileOf(row, look)}" width="${width}" alt=""></figure>`;
      const group = `${row.walk}: ${look.name}`;
      groups.set(group, [...(groups.get(group) ?? []), figure]);
    }
  }
  const body = [...groups].map(([name, figures]) => `<h2>${name}</h2><div>${figures.join('')}</div>`).join('\n');
  const style = 'body{font:14px sans-serif}div{display:flex;flex-wrap:wrap;gap:16px}figure{margin:0}';
  const page = join(FOLDER, 'index.html');
  await writeFile(page, `<!doctype html><meta charset="utf-8"><title>Browsers</title><style>${style}</style>${body}\n`);
  console.log(`\nAll pictures: file://${page}`);
}

function tableOf(rows: readonly Row[]): string {
  const engines = [...new Set(rows.map(({ engine }) => engine))];
  const walks = [...new Set(rows.map(({ walk }) => walk))];
  const cell = (walk: string, engine: string) => {
    const row = rows.find((each) => each.walk === walk && each.engine === engine);
    return !row ? '–' : row.faults.length === 0 ? '✓' : `✗ ${row.faults.length}`;
  };
  const lines = [
    ['walk', ...engines],
    ['---', ...engines.map(() => '---')],
    ...walks.map((walk) => [walk, ...engines.map((engine) => cell(walk, engine))]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

async function run(names: readonly EngineName[], walks: readonly Walk[], withHashes: boolean): Promise<number> {
  const server = await openServer({ RATE_LIMITS: 'no' });
  const same = await openBundled(join(ROOT, 'apps/web/e2e/same'));
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  const rows: Row[] = [];
  const missing: string[] = [];
  const versions: string[] = [];
  try {
    const here = withHashes ? await hashesHere() : undefined;
    for (const name of names) {
      const engine = await ENGINES[name]();
      if (typeof engine === 'string') {
        missing.push(engine);
        continue;
      }
      versions.push(`${engine.name} ${engine.version}`);
      console.log(`\n── ${versions.at(-1)}`);
      try {
        rows.push(...(await walkThrough(engine, walks, server.url, rows)));
        if (here) rows.push(await compareHashes(engine, same.url, here));
      } finally {
        await engine.close();
      }
    }
  } finally {
    await same.close();
    await server.close();
  }
  await writeGallery(rows);
  console.log(`${versions.join(', ')}\n\n${tableOf(rows)}\n`);
  for (const why of missing) console.log(`Not looked at: ${why}.`);
  const failed = rows.filter(({ faults }) => faults.length > 0).length + (values.all ? missing.length : 0);
  console.log(`${rows.filter(({ faults }) => faults.length === 0).length} passed, ${failed} failed`);
  return failed === 0 && rows.length > 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130)); // lets exit handlers stop our child processes

const { values, positionals } = parseArgs({
  options: { engine: { type: 'string', multiple: true }, all: { type: 'boolean' } },
  allowPositionals: true,
});
const names = Object.keys(ENGINES) as EngineName[];
const unknown = [
  ...(values.engine ?? []).filter((name) => !names.includes(name as EngineName)),
  ...positionals.filter((name) => name !== 'same' && !WALKS.some((walk) => walk.name === name)),
];
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}. Walks: ${WALKS.map(({ name }) => name).join(', ')}, same. Engines: ${names.join(', ')}.`,
  );
  process.exitCode = 2;
} else if (await buildWeb()) {
  const walks = WALKS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  const engines = names.filter((name) => !values.engine || values.engine.includes(name));
  process.exitCode = await run(engines, walks, positionals.length === 0 || positionals.includes('same'));
} else process.exitCode = 1;
