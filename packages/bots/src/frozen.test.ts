import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The yardsticks that docs/bots.md measures against. Changing one makes every figure there a figure about something else. */
const BASELINES = ['search/random.ts', 'search/ismcts.ts', 'targi/greedy.ts', 'targi/worth.ts', 'targi/baselines.ts'];

it('the baselines are the ones that docs/bots.md was measured with', () => {
  const page = readFileSync(new URL('../../../docs/bots.md', import.meta.url), 'utf8');
  for (const file of BASELINES) {
    const source = readFileSync(new URL(file, import.meta.url));
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
    expect(page, `${file} has changed: measure again, then write its hash into docs/bots.md`).toContain(
      `| \`${file}\` | \`${hash}\` |`,
    );
  }
});
