import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execPath, pid } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('the ten-line example of docs/library.md runs', () => {
  const page = readFileSync(new URL('../../../docs/library.md', import.meta.url), 'utf8');
  const [, lines] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
  expect(lines).toBeDefined();

  const folder = new URL('../../../.cache/', import.meta.url);
  const file = fileURLToPath(new URL(`library-${pid}.ts`, folder));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `${lines}\nconsole.log(JSON.stringify([seen.pending.phase, blue.total, white.total, winner]));\n`,
  );
  try {
    const [phase, blue, white] = JSON.parse(execFileSync(execPath, [file], { encoding: 'utf8' }));
    expect(phase).toBe('over');
    expect(blue + white).toBeGreaterThan(0);
  } finally {
    rmSync(file);
  }
});
