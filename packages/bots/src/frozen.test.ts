import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The baselines of docs/bots.md. Changing one invalidates every figure there. */
const BASELINES = ['search/random.ts', 'search/ismcts.ts', 'targi/greedy.ts', 'targi/worth.ts', 'targi/baselines.ts'];

it('the baselines have the hashes in docs/bots.md', () => {
  const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
  for (const file of BASELINES) {
    const source = readFileSync(new URL(file, import.meta.url));
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
    expect(page, `${file} has changed: measure again, then write its hash into docs/bots.md`).toContain(
      `| \`${file}\` | \`${hash}\` |`,
    );
  }
});
