import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/tools.ts';

test('100 games from Python, with the terminal program as the engine', ({ skip }) => {
  if (spawnSync('python3', ['--version']).status !== 0) skip('python3 is not installed here');
  const command = [process.execPath, join(ROOT, 'apps/cli/src/main.ts'), 'targi', 'env'];
  const file = join(import.meta.dirname, 'env_test.py');
  const told = execFileSync('python3', [file, '100', ...command], { encoding: 'utf8', timeout: 300_000 });
  const won = JSON.parse(told) as number[];
  expect(won.reduce((sum, count) => sum + count)).toBe(100);
  expect(won[0]).toBeGreaterThan(20);
  expect(won[1]).toBeGreaterThan(20);
});
