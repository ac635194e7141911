import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/tools.ts';
import { addedFiles, changedFiles, withLine } from './build.ts';
import insertions from './register.json' with { type: 'json' };

function listed(part: string | undefined): readonly string[] {
  return [...(part ?? '').matchAll(/^- `([^`]+)`$/gm)].map(([, file = '']) => file);
}

test('docs/add-a-game.md names every file that the example adds or changes, and no other', () => {
  const page = readFileSync(join(ROOT, 'docs/add-a-game.md'), 'utf8');
  const [added, changed] = page.split('\nNew:\n')[1]?.split('\nChanged, ') ?? [];
  expect(listed(added)).toEqual(addedFiles());
  expect(listed(changed)).toEqual(changedFiles());
});

test('what the example adds is not there yet, and registering it takes six lines in four files', () => {
  expect(insertions).toHaveLength(6);
  expect(changedFiles()).toHaveLength(4);
  for (const file of changedFiles()) expect(addedFiles()).not.toContain(file);
});

describe.each(insertions)('$file: $insert', ({ file, after, insert }) => {
  test('has its place', () => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    expect(text).not.toContain(insert);
    expect(withLine(text, after, insert)).toContain(`${after}\n${insert}\n`);
  });
});

test('a place that is not there, or there twice, is an error', () => {
  expect(() => withLine('a\nb', 'c', 'd')).toThrow('not there');
  expect(() => withLine('a\na', 'a', 'd')).toThrow('there twice');
});
