import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../scripts/tools.ts';

// Bundles the engine for the Python package into one file for Node 20 and later: python/src/caravanserai/engine.mjs.
// `pip install ./python` runs this script.

const folder = join(ROOT, 'python/src/caravanserai');
await build({
  configFile: false,
  root: ROOT,
  logLevel: 'error',
  ssr: { noExternal: true },
  build: {
    ssr: join(ROOT, 'apps/cli/src/env/main.ts'),
    target: 'node20',
    outDir: folder,
    emptyOutDir: false,
    copyPublicDir: false,
    minify: true,
    rolldownOptions: { output: { format: 'es', entryFileNames: 'engine.mjs', codeSplitting: false } },
  },
});
