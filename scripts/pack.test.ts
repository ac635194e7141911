import { execFileSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from 'vite';
import { launchBrowser } from '../apps/web/e2e/browser.ts';
import { pack, PACKED, type Packed } from './pack.ts';
import { ROOT, toolFile } from './tools.ts';

/** Installs the tarballs in an empty folder outside this repository, as a user would. */
let home: string;
let packed: readonly Packed[];
beforeAll(async () => {
  home = mkdtempSync(join(realpathSync(tmpdir()), 'stranger-'));
  packed = await pack(join(home, 'tarballs'));
  put('package.json', JSON.stringify({ name: 'stranger', type: 'module', private: true }));
  const files = packed.map(({ tarball }) => tarball);
  // Works offline: the packages depend on nothing but each other.
  const args = ['install', '--offline', '--no-audit', '--no-fund', '--loglevel=error', ...files];
  execFileSync('npm', args, { cwd: home, encoding: 'utf8', shell: process.platform === 'win32' });
}, 180_000);
afterAll(() => rmSync(home, { recursive: true, force: true }));

function put(name: string, text: string): string {
  writeFileSync(join(home, name), text);
  return join(home, name);
}

/** The code blocks of a page in this language. */
function blocksOf(page: string, language: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8');
  return [...text.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, lines]) => lines);
}

/** The system's Node, from before ours was prepended to PATH; empty if there is none. */
function nodesToTry(): string[] {
  const folders = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !resolve(folder).includes('node_modules'));
  const own = folders.map((folder) => join(folder, 'node')).find((file) => existsSync(file));
  return [...(own ? [own] : []), process.execPath];
}

const TARGI_LINES = `${blocksOf('docs/library.md', 'ts')[0]}\nconsole.log(JSON.stringify([blue.total + white.total > 0, seen.pending.phase]));\n`;
const TARGETS_LINES = `${blocksOf('docs/library.md', 'ts')[2]}\nconsole.log(seats.length, winners.length);\n`;
const BOT_LINES = `
import { TARGI_BOTS } from '@caravanserai/bots/targi';
import { LEVEL_NAMES } from '@caravanserai/bots/targets';
import { quickRng } from '@caravanserai/contract';
import { targi } from '@caravanserai/targi';
const rng = quickRng('bot');
let state = targi.init({ ...targi.defaultOptions, first: 'blue' }, 'bot');
for (let [seat] = targi.toAct(state); seat; [seat] = targi.toAct(state)) {
  const moves = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
  const move = moves.length === 1 ? moves[0] : TARGI_BOTS[seat === 'blue' ? 'greedy' : 'shepherd'].choose(targi.view(state, seat), moves, rng);
  const played = targi.play(state, seat, move);
  if (!played.ok) throw new Error(played.error.code);
  state = played.value.state;
}
console.log(targi.toAct(state).length, LEVEL_NAMES.length > 2);
`;

test('they have code, types, maps, a readme and a licence, no tests and no TypeScript, and are as large as docs/library.md says', () => {
  const page = readFileSync(join(ROOT, 'docs/library.md'), 'utf8');
  for (const [i, name] of PACKED.entries()) {
    const folder = join(home, 'node_modules/@caravanserai', name);
    const files = globSync('**/*.*', { cwd: folder });
    expect(files).toEqual(expect.arrayContaining(['README.md', 'src/index.js', 'src/index.js.map', 'src/index.d.ts']));
    expect(existsSync(join(folder, 'LICENSE'))).toBe(true);
    expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([]);
    const [, stated] = new RegExp(`@caravanserai/${name}\` \\|.*?\\| (\\d+) kB`).exec(page) ?? [];
    expect(packed[i].packedKb / Number(stated)).toBeGreaterThan(0.8);
    expect(packed[i].packedKb / Number(stated)).toBeLessThan(1.2);
  }
});

describe.each(nodesToTry())('on %s', (node) => {
  function run(file: string): string {
    return execFileSync(node, [file], { cwd: home, encoding: 'utf8' }).trim();
  }

  test('the lines of docs/library.md and a bot', () => {
    expect(run(put('targi.js', TARGI_LINES))).toBe('[true,"over"]');
    expect(run(put('bot.js', BOT_LINES))).toBe('0 true');
  });

  test('Targets: its rules alone, and with the physics beside it', () => {
    const rapier = join(home, 'node_modules/@dimforge');
    rmSync(rapier, { recursive: true, force: true });
    const rules =
      "import { targetsWith, SEATS } from '@caravanserai/targets';\nconsole.log(typeof targetsWith, SEATS.length);\n";
    expect(run(put('rules.js', rules))).toBe('function 4');
    symlinkSync(join(ROOT, 'node_modules/@dimforge'), rapier, 'junction');
    expect(run(put('targets.js', TARGETS_LINES))).toMatch(/^2 [12]$/);
  });
});

test.each(['nodenext', 'bundler'])('TypeScript finds every type by %s', (moduleResolution) => {
  put('targi.ts', TARGI_LINES);
  put('bot.ts', BOT_LINES);
  put('targets.ts', TARGETS_LINES);
  put('cheapest.ts', blocksOf('docs/write-a-bot.md', 'ts')[0]);
  const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2023',
    lib: ['es2023', 'esnext.disposable', 'dom'],
    types: [],
    module,
    moduleResolution,
  };
  put('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  let said = '';
  try {
    execFileSync(process.execPath, [toolFile('typescript', 'tsc'), '-p', home], { encoding: 'utf8' });
  } catch (error) {
    said = (error as { readonly stdout: string }).stdout;
  }
  expect(said).toBe('');
});

test('in a browser: through a bundler, and from a plain script', async () => {
  const entry = put('page.js', BOT_LINES.replace('console.log(', 'window.told = ('));
  const outDir = join(home, 'built');
  const input = { lib: { entry, formats: ['es' as const], fileName: () => 'page.js' }, outDir };
  await build({ root: home, configFile: false, logLevel: 'error', build: input });
  const plain = blocksOf('docs/library.md', 'html')[0];
  const pages: Record<string, string> = {
    '/plain': plain,
    '/bundled': '<script type="module" src="/built/page.js"></script>',
  };
  const server = createServer(({ url = '' }, response) => {
    const text = pages[url] ?? (existsSync(join(home, url)) ? readFileSync(join(home, url)) : '');
    response.writeHead(200, { 'content-type': url.endsWith('.js') ? 'text/javascript' : 'text/html' }).end(text);
  }).listen(0, '127.0.0.1');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await page.goto(`${base}/plain`);
    await page.waitForFunction(() => ['blue', 'white'].includes(document.body.textContent.trim()));
    await page.goto(`${base}/bundled`);
    await page.waitForFunction(() => (window as unknown as { readonly told?: boolean }).told === true);
  } finally {
    await browser.close();
    server.close();
  }
});
