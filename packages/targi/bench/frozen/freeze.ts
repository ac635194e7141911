/**
 * `node packages/targi/bench/frozen/freeze.ts REVISION`: bundles the engine of that revision, and the loops that measured it, into
 * `engine.mjs`. The benchmark measures today's engine beside it, and `crossCheck.ts` compares every decision with it.
 */
import { join } from 'node:path';
import { freeze } from '../../../../scripts/freeze.ts';

freeze({
  revision: process.argv[2],
  parts: ['packages/targi/src', 'packages/targi/bench', 'packages/contract'],
  packages: ['contract'],
  entry:
    "export * from './packages/targi/src/index.ts';\nexport { inPlace, pure } from './packages/targi/bench/contenders.ts';\n",
  out: join(import.meta.dirname, 'engine.mjs'),
});
