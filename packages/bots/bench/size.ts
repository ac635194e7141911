import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

// `node packages/bots/bench/size.ts`: the download size of the bots in a browser, bundled as for the page.

const BAR_KB = 150;
const PARTS = { 'the worker': 'thinkerWorker.ts', 'the page’s side': 'thinker.ts' } as const;

for (const [name, file] of Object.entries(PARTS)) {
  const { code, worker } = await bundle(file);
  const own = `${kb(code.length)} kB, brotli ${kb(brotliCompressSync(code).length)} kB`;
  console.log(`${name}: ${own}${worker ? '' : ` (bar for the worker: ${BAR_KB} kB)`}`);
}

/** The code of one entry, and whether it starts a worker, which is a separate file. */
async function bundle(file: string): Promise<{ readonly code: string; readonly worker: boolean }> {
  const entry = fileURLToPath(new URL(`../../../apps/web/src/games/targi/worker/${file}`, import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
  return { code: chunks.join(''), worker: outputs.some((one) => one.type === 'asset') };
}

function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
