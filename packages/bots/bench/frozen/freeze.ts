/**
 * `node packages/bots/bench/frozen/freeze.ts REVISION`: bundles the Targets bots of that revision, with the rules they think by, into `flickers.mjs`.
 * `../flickers.ts` plays today's against them.
 */
import { join } from 'node:path';
import { freeze } from '../../../../scripts/freeze.ts';

freeze({
  revision: process.argv[2],
  parts: ['packages/bots/src/targets', 'packages/targets', 'packages/contract'],
  packages: ['contract', 'targets'],
  entry: "export { levelBot } from './packages/bots/src/targets/index.ts';\n",
  out: join(import.meta.dirname, 'flickers.mjs'),
});
