import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TARGETS_LESSONS } from '../apps/web/src/games/targets/lessons/lessons.ts';
import { TARGI_LESSONS } from '../apps/web/src/games/targi/lessons/lessons.ts';
import { en } from '../packages/texts/src/en/index.ts';
import { flatten } from '../packages/texts/src/flatten.ts';
import { program } from '../packages/texts/src/program/index.ts';
import { ROOT } from './tools.ts';

const FORM = /_(one|other|you|[a-z]+You)$/; // callers use the key without the suffix

const sources = globSync(['apps/*/src/**/*.{ts,tsx}', 'packages/*/src/**/*.ts', 'scripts/*.ts'], { cwd: ROOT })
  .filter((file) => !/\.test\.tsx?$|^packages\/texts\/src\/(\w\w|pt-BR|program)\//.test(file.replaceAll('\\', '/')))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

/** Matches keys written in full, or as a template: `teaser.targi.level.${level}.name`. */
function callers(): (key: string) => boolean {
  const written = new Set([...sources.matchAll(/['"]([\w.-]+)['"]/g)].map(([, key = '']) => key));
  const parts = [...sources.matchAll(/`((?:[\w.-]|\$\{[^{}`]*\})+)`/g)]
    .map(([, text = '']) => text.split(/\$\{[^{}]*\}/))
    .filter(([first = '', ...others]) => first.includes('.') && others.length > 0)
    .map((texts) => new RegExp(`^${texts.map((text) => text.replaceAll('.', '\\.')).join('[\\w.-]+')}$`));
  return (key) => written.has(key) || parts.some((pattern) => pattern.test(key));
}

test('every text is asked for somewhere', () => {
  const isAsked = callers();
  const keys = new Set(flatten({ ...en, ...program }).map(([path]) => path.replace(FORM, '')));
  expect(keys.size).toBeGreaterThan(2000);
  expect([...keys].filter((key) => !isAsked(key))).toEqual([]);
  expect(isAsked('targi.nobodyAsks')).toBe(false);
});

/** A lesson composes the keys of its texts (`lessons/script.ts`). */
test('every text of a lesson is said in it, and every text that it says exists', () => {
  const lessons = [...TARGI_LESSONS, ...TARGETS_LESSONS];
  const said = new Set(JSON.stringify(lessons).match(/lessons(\.\w+)+/g));
  const written = flatten(en)
    .map(([key]) => key)
    .filter((key) => lessons.some(({ id }) => key.startsWith(`lessons.${id}.`)))
    .filter((key) => !/^lessons\.flick\.(ground|tricks)\./.test(key)); // beside the lessons
  expect(written.length).toBeGreaterThan(100);
  expect([...said].toSorted()).toEqual(written.toSorted());
});
