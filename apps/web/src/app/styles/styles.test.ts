import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Colours, spacing steps and breakpoints are defined once: in `tokens.css` of the frame or of a game, and in `apps/web/media.ts`. Every styled class
 * is used by a component, and the frame styles no game.
 */

const SRC = join(import.meta.dirname, '../..');
const files = globSync('**/*.css', { cwd: SRC }).filter((file) => !file.endsWith('tokens.css'));

const COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
const SPACE = /(?<![\w-])(?:padding|margin|gap|row-gap|column-gap)[a-z-]*:\s*([^;{}]+);/g;
const MEDIA = /@media\s+([^{]+?)\s*\{/g;
const NAMED = /^(not )?\(--[\w-]+\)$|^\((forced-colors|prefers-[\w-]+|hover|pointer|any-pointer|print)\b[^)]*\)$/;

function find(css: string, pattern: RegExp): readonly RegExpExecArray[] {
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(pattern)];
}

function classesStyledIn(file: string): readonly string[] {
  return find(readFileSync(join(SRC, file), 'utf8'), /\.([a-z_][\w-]*)(?=[^{};]*\{)/gi).map(([, name = '']) => name);
}

/** Lengths in px over 3px outside functions such as `calc()`. */
function looseSpaces(value: string): readonly string[] {
  const alone = value.replaceAll(/[\w-]+\((?:[^()]|\([^()]*\))*\)/g, '');
  return [...alone.matchAll(/(?<![-\d.])(\d+)px/g)].filter(([, px]) => Number(px) > 3).map(([text]) => text);
}

const sources = globSync('**/*.{ts,tsx}', { cwd: SRC })
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .join('\n');
const words = new Set(sources.match(/[a-z][\w-]*/gi));
/** The constant prefixes of names such as `goods-${count}`. */
const beginnings = [...sources.matchAll(/([a-z][\w-]*-)\$\{/gi)].map(([, beginning = '']) => beginning);
const games = globSync('games/*/', { cwd: SRC }).map((folder) => basename(folder));

/** Custom properties set in a stylesheet or by code. */
const isSet = new Set(
  globSync('**/*.{css,ts,tsx}', { cwd: SRC })
    .flatMap((file) => [
      ...readFileSync(join(SRC, file), 'utf8').matchAll(file.endsWith('css') ? /(--[\w-]+)\s*:/g : /(--[\w-]+)/g),
    ])
    .map(([, name = '']) => name),
);

test('there are stylesheets to look at', () => expect(files.length).toBeGreaterThan(25));

describe.each(files)('%s', (file) => {
  const css = readFileSync(join(SRC, file), 'utf8');

  test('takes its colours from tokens', () => {
    expect(find(css, COLOUR).map(([text]) => text)).toEqual([]);
  });

  test('uses no value that nobody sets', () => {
    const used = find(css, /var\((--[\w-]+)\)/g).map(([, name = '']) => name);
    expect(used.filter((name) => !isSet.has(name))).toEqual([]);
  });

  test('styles only what is drawn somewhere', () => {
    const isDrawn = (name: string) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
    expect(classesStyledIn(file).filter((name) => !isDrawn(name))).toEqual([]);
  });

  test('takes its spaces from the scale', () => {
    expect(find(css, SPACE).flatMap(([, value = '']) => looseSpaces(value))).toEqual([]);
  });

  test('asks for the size of the window by name', () => {
    const queries = find(css, MEDIA).flatMap(([, query = '']) => query.split(', '));
    expect(queries.filter((query) => !NAMED.test(query))).toEqual([]);
  });
});

test.each(files.filter((file) => !file.startsWith('games')))('%s, of the frame, knows no game', (file) => {
  const css = readFileSync(join(SRC, file), 'utf8');
  expect(games.filter((game) => css.includes(`.${game}`) || css.includes(`games/${game}`))).toEqual([]);
});

/** All modules and stylesheets that a module imports, directly or not, except other screens. */
function reach(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file) || !existsSync(join(SRC, file))) return seen;
  seen.add(file);
  const source = readFileSync(join(SRC, file), 'utf8');
  const brought = [...source.matchAll(/(?:from|import\(?|@import)\s*'(\.[^']+)'/g)];
  for (const [, path = ''] of brought) if (!path.endsWith('Screen.tsx')) reach(join(dirname(file), path), seen);
  return seen;
}

describe('a screen brings the styles of all that it draws', () => {
  const always = [...reach('app/styles/index.css')];
  const styled = new Set(files.flatMap(classesStyledIn));

  test.each(globSync('**/*Screen.tsx', { cwd: SRC }))('%s', (screen) => {
    const brought = [...reach(screen)];
    const known = new Set([...always, ...brought.filter((file) => file.endsWith('.css'))].flatMap(classesStyledIn));
    const drawn = brought
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) => [...readFileSync(join(SRC, file), 'utf8').matchAll(/className="([^"]+)"/g)])
      .flatMap(([, names = '']) => names.split(' '));
    expect([...new Set(drawn)].filter((name) => styled.has(name) && !known.has(name))).toEqual([]);
  });
});
