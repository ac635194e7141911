import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT, toolFile } from './tools.ts';

// oxlint silently ignores misspelt options, so each ban is violated here once, with the real configuration.

const IMPORTS = 'eslint(no-restricted-imports)';
const GLOBALS = 'eslint(no-restricted-globals)';
const PROPERTIES = 'eslint(no-restricted-properties)';

// [file, what it imports, message of the import table]
const imports = [
  ['packages/contract/src', 'node:crypto', 'no'],
  ['packages/contract/src', '@caravanserai/targi', 'no'],
  ['packages/contract/src', 'i18next', 'no'],
  ['packages/contract/src', './result.ts', 'yes'],
  ['packages/testkit/src', '@caravanserai/targi', 'no'],
  ['packages/testkit/src', '@caravanserai/bots', 'no'],
  ['packages/testkit/src', 'node:fs', 'no'],
  ['packages/testkit/src', '@caravanserai/contract', 'yes'],
  ['packages/testkit/src', 'fast-check', 'yes'],
  ['packages/testkit/src', 'vitest', 'yes'],
  ['packages/targi/src', 'node:fs', 'no'],
  ['packages/targi/src', 'react', 'no'],
  ['packages/targi/src', 'react/jsx-runtime', 'no'],
  ['packages/targi/src', '@caravanserai/targets', 'no'],
  ['packages/targi/src', '@caravanserai/bots', 'no'],
  ['packages/targi/src', '@caravanserai/texts', 'no'],
  ['packages/targi/src', '../../contract/src/result.ts', 'no'],
  ['packages/targi/src', '@caravanserai/contract', 'yes'],
  ['packages/targi/src/effects', '../state.ts', 'yes'],
  ['packages/targi/src/effects/deep', '../../state.ts', 'yes'],
  ['packages/targets/src', 'three', 'no'],
  ['packages/targets/src', '@caravanserai/targi', 'no'],
  ['packages/targets/src/rules', '@dimforge/rapier3d-deterministic-compat', 'no'],
  ['packages/targets/src/physics', 'three', 'no'],
  ['packages/targets/src/physics', '@caravanserai/targi', 'no'],
  ['packages/targets/src/physics', '@dimforge/rapier3d-deterministic-compat', 'yes'],
  ['packages/bots/src', 'fastify', 'no'],
  ['packages/bots/src', '@caravanserai/texts', 'no'],
  ['packages/bots/src', '@caravanserai/targi', 'yes'],
  ['packages/bots/src', '@caravanserai/targi/search', 'yes'],
  ['packages/bots/src/search', '@caravanserai/targi', 'no'],
  ['packages/bots/src/search', '@caravanserai/targi/search', 'no'],
  ['packages/bots/src/search', '../targi/evaluate.ts', 'no'],
  ['packages/bots/src/search', '../another-game/bot.ts', 'no'],
  ['packages/bots/src/search', '../bot.ts', 'yes'],
  ['packages/bots/src/search', '@caravanserai/contract', 'yes'],
  ['packages/bots/src/targi', '@caravanserai/targets', 'no'],
  ['packages/bots/src/targi', '../targets/aim.ts', 'no'],
  ['packages/bots/src/targi', '@caravanserai/server', 'no'],
  ['packages/bots/src/targi', '@caravanserai/targi', 'yes'],
  ['packages/bots/src/targi', '@caravanserai/targi/search', 'yes'],
  ['packages/bots/src/targi', '@caravanserai/targets/rules', 'no'],
  ['packages/bots/src/targi', '../search/ismcts.ts', 'yes'],
  ['packages/bots/src/targets', '@caravanserai/targi', 'no'],
  ['packages/bots/src/targets', '@caravanserai/targi/search', 'no'],
  ['packages/bots/src/targets', '@caravanserai/targets/rules', 'yes'],
  ['packages/bots/src/targets', '../targi/evaluate.ts', 'no'],
  ['packages/bots/src/targets', '@caravanserai/targets', 'yes'],
  ['packages/texts/src', '@caravanserai/targi', 'as a type'],
  ['packages/texts/src', '@caravanserai/bots', 'no'],
  ['packages/texts/src', 'i18next', 'no'],
  ['packages/texts/src', 'node:fs', 'no'],
  ['packages/texts/src', '@caravanserai/targi/cards', 'yes'],
  ['packages/texts/src', '@caravanserai/targi/rules', 'yes'],
  ['apps/server/src', 'react', 'no'],
  ['apps/server/src', 'three', 'no'],
  ['apps/server/src', '@caravanserai/web', 'no'],
  ['apps/server/src', '../../../packages/targi/src/index.ts', 'no'],
  ['apps/server/src', 'fastify', 'yes'],
  ['apps/server/src', '@fastify/static', 'yes'],
  ['apps/server/src', 'node:fs/promises', 'yes'],
  ['apps/server/src', '@caravanserai/bots', 'yes'],
  ['apps/web/src', '@caravanserai/targi', 'as a type'],
  ['apps/web/src', '@caravanserai/bots', 'no'],
  ['apps/web/src', 'fastify', 'no'],
  ['apps/web/src', 'node:fs', 'no'],
  ['apps/web/src', '@caravanserai/targi/engine', 'no'],
  ['apps/web/src', '@caravanserai/targi/cards', 'yes'],
  ['apps/web/src', '@caravanserai/targi/rules', 'yes'],
  ['apps/web/src', '@caravanserai/texts', 'no'],
  ['apps/web/src', '@caravanserai/texts/page', 'yes'],
  ['apps/web/src', 'react-dom/client', 'yes'],
  ['apps/web/src', '@caravanserai/targets/geometry', 'yes'],
  ['apps/web/src', '@caravanserai/targets/tricks', 'yes'],
  ['apps/web/src', '@caravanserai/targets/hands', 'yes'],
  ['apps/web/src', '@caravanserai/targets/physics', 'as a type'],
  ['apps/web/src', 'three', 'no'],
  ['apps/web/src/games/targets/stage', 'three', 'yes'],
  ['apps/web/src/games/targets/stage', 'three/addons/geometries/RoundedBoxGeometry.js', 'yes'],
  ['apps/web/src/games/targets/stage', 'react', 'no'],
  ['apps/web/src/games/targets/stage', '@caravanserai/targets', 'as a type'],
  ['apps/web/src/games/targets/stage', '@caravanserai/texts/page', 'no'],
  ['apps/web/src/games/targi/game', 'react', 'no'],
  ['apps/web/src/games/targi/game', '@caravanserai/targi', 'yes'],
  ['apps/web/src/games/targi/game/online', '@caravanserai/targi/search', 'yes'],
  ['apps/web/src/games/targi/game', '@caravanserai/bots/targi', 'as a type'],
  ['apps/web/src/games/targets/game', '@caravanserai/targets/physics', 'no'],
  ['apps/web/src/games/targi/worker', 'react', 'no'],
  ['apps/web/src/games/targi/worker', '@caravanserai/targi', 'yes'],
  ['apps/web/src/games/targi/worker', '@caravanserai/bots/targi', 'yes'],
  ['apps/web/src/app/home', '../../games/page.ts', 'yes'],
  ['apps/web/src/app/home', '../../games/targi/listing.tsx', 'no'],
  ['apps/web/src/online/room', '@caravanserai/targets', 'no'],
  ['apps/web/src/keeper', 'idb', 'yes'],
  ['apps/web/src/keeper', '@caravanserai/targi', 'no'],
  ['apps/web/src/keeper', '../games/targi/client.ts', 'no'],
  ['apps/cli/src', '@caravanserai/server', 'no'],
  ['apps/cli/src', '@caravanserai/web', 'no'],
  ['apps/cli/src', 'fastify', 'no'],
  ['apps/cli/src', 'react', 'no'],
  ['apps/cli/src', 'node:readline/promises', 'yes'],
  ['apps/cli/src', '@caravanserai/targi', 'yes'],
  ['apps/cli/src', '@caravanserai/texts', 'yes'],
  ['apps/cli/src', '@caravanserai/bots/targets', 'yes'],
] as const;

const PURE = ['contract', 'targi', 'targets', 'bots'].map((name) => `packages/${name}/src`);
const REPEATABLE = [...PURE, 'packages/testkit/src'];

// [file, a line that must be reported, the rule that reports it]
const bans: (readonly [string, string, string])[] = [
  ...REPEATABLE.flatMap((folder) => [
    [folder, 'export const x = Math.random();', PROPERTIES] as const,
    [folder, "export const x = Math['random']();", PROPERTIES] as const,
    [folder, 'export const { random } = Math;', PROPERTIES] as const,
    [folder, 'export const x = Date.now();', PROPERTIES] as const,
    [folder, 'export const x = new Date();', GLOBALS] as const,
    [folder, 'export const x = performance.now();', GLOBALS] as const,
    [folder, 'export const x = crypto.randomUUID();', GLOBALS] as const,
    [folder, 'export const x = globalThis.Math;', GLOBALS] as const,
  ]),
  ...PURE.flatMap((folder) => [
    [folder, 'setTimeout(f, 1);', GLOBALS] as const,
    [folder, 'setInterval(f, 1);', GLOBALS] as const,
    [folder, 'export const x = process.env;', GLOBALS] as const,
    [folder, 'export const x = Buffer.alloc(1);', GLOBALS] as const,
    [folder, 'export const x = window.name;', GLOBALS] as const,
    [folder, 'export const x = document.title;', GLOBALS] as const,
    [folder, "export const x = fetch('/');", GLOBALS] as const,
    [folder, "console.log('hello');", 'eslint(no-console)'] as const,
  ]),
  ...['sin', 'cos', 'tan', 'atan2', 'exp', 'log', 'pow']
    .map((name) => [`export const x = Math.${name}(1, 2);`, PROPERTIES] as const)
    .flatMap((ban) =>
      ['packages/targets/src/rules', 'packages/targi/src', 'packages/bots/src/targi'].map(
        (folder) => [folder, ...ban] as const,
      ),
    ),
  ['packages/targi/src', 'export const x = y as any;', 'typescript(no-explicit-any)'],
  ['apps/web/src', 'export const x = y!;', 'typescript(no-non-null-assertion)'],
  ['apps/cli/src', 'export const x = null;', 'unicorn(no-null)'],
  ['apps/cli/src', 'export const enum Seat { Blue }', 'oxc(no-const-enum)'],
  ['apps/cli/src', 'export type Seat = { name: string };', 'typescript(consistent-type-definitions)'],
  ['apps/cli/src', 'f();\n'.repeat(401), 'eslint(max-lines)'],
];

// [file, a line that must pass]
const passes = [
  ['packages/targi/src/some.test.ts', "import { readFileSync } from 'node:fs';\nreadFileSync(x!);"],
  [
    'packages/targi/bench/some.ts',
    "import { Bench } from 'vitest';\nexport const bench = new Bench(performance.now());",
  ],
  ['apps/cli/src/some.ts', 'export const x = Date.now() + Math.random();'],
  ['apps/cli/src/some.ts', 'f();\n'.repeat(400)],
] as const;

const sandbox = mkdtempSync(join(tmpdir(), 'import-table-'));
const planted: string[] = [];
let found: ReadonlyMap<string, readonly string[]>; // the rules that each planted file violates

/** One oxlint run checks all planted files, so they are planted while the tests are collected. */
function plant(name: string, source: string): string {
  const ending = name.endsWith('.test.ts') ? '.test.ts' : '.ts';
  const file = `${name.slice(0, -ending.length)}${planted.length}${ending}`;
  mkdirSync(dirname(join(sandbox, file)), { recursive: true });
  writeFileSync(join(sandbox, file), `${source}\n`);
  planted.push(file);
  return file;
}

function lintSandbox(): ReadonlyMap<string, readonly string[]> {
  cpSync(join(ROOT, '.oxlintrc.json'), join(sandbox, '.oxlintrc.json'));
  const run = spawnSync(process.execPath, [toolFile('oxlint', 'oxlint'), '-f', 'json'], { cwd: sandbox });
  const { diagnostics } = JSON.parse(run.stdout.toString()) as { diagnostics: { filename: string; code: string }[] };
  const rules = new Map<string, string[]>(planted.map((file) => [file, []]));
  for (const { filename, code } of diagnostics) rules.get(filename.replaceAll('\\', '/'))?.push(code);
  return rules;
}

beforeAll(() => {
  found = lintSandbox();
});
afterAll(() => rmSync(sandbox, { recursive: true, force: true }));

describe('import table', () => {
  for (const [folder, name, allowed] of imports) {
    const value = plant(`${folder}/value.ts`, `import { x } from '${name}';\nx();`);
    const type = plant(`${folder}/type.ts`, `import type { X } from '${name}';\nexport const x: X = 1;`);
    test(`${folder} may import ${name}: ${allowed}`, () => {
      expect(found.get(value)?.includes(IMPORTS)).toBe(allowed !== 'yes');
      expect(found.get(type)?.includes(IMPORTS)).toBe(allowed === 'no');
    });
  }
});

describe('bans', () => {
  for (const [folder, source, rule] of bans) {
    const file = plant(`${folder}/ban.ts`, source);
    test(`${folder} refuses ${source.split('\n', 1)[0]}`, () => expect(found.get(file)).toContain(rule));
  }
  for (const [name, source] of passes) {
    const file = plant(name, source);
    test(`${name} may say ${source.split('\n', 1)[0]}`, () => expect(found.get(file)).toEqual([]));
  }
});

test('the compiler refuses an enum', () => {
  const file = plant('enums/some.ts', 'export enum Seat { Blue }');
  const config = {
    extends: join(ROOT, 'tsconfig.json'),
    compilerOptions: { types: [] },
    include: [join(sandbox, file)],
  };
  writeFileSync(join(sandbox, 'tsconfig.json'), JSON.stringify(config));
  const run = spawnSync(process.execPath, [toolFile('typescript', 'tsc'), '-p', sandbox], { encoding: 'utf8' });
  expect(run.stdout).toContain('TS1294'); // erasableSyntaxOnly
});
