import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import {
  fetchStartEarly,
  keepCopy,
  paintAfterProgram,
  runBefore,
  sayInEachLanguage,
  tellPaths,
} from './buildPlugins.ts';
import { TARGET } from './floor.ts';
import { nameMedia } from './media.ts';

/** Modules shared by many screens are bundled into one file: dozens of small files cost a request each and compress poorly. */
const SHARED = { name: 'frame', test: /\/src\/(?:app|keeper)\/.*\.tsx?$/, minShareCount: 7 };

/** What every kind of Targi's table needs: one file compresses better than the dozen that the screens would share. */
const TARGI = {
  name: 'targiGame',
  includeDependenciesRecursively: false, // the cards, which the home page needs too, stay apart
  test: /\/(?:packages\/targi\/src\/(?!cards|board|read|gamefile|chance|learn|rules|describe)|packages\/contract\/src\/(?:rng|sha256)\b|games\/targi\/game\/(?:places|snapshot|table|trial)\b)[\w.]+$/,
};

/** Disables warnings about slow plugins, which would confuse users who only start the server. */
const NO_TIMINGS = { pluginTimings: false };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), sayInEachLanguage, runBefore, paintAfterProgram, fetchStartEarly, tellPaths, keepCopy],
  css: { postcss: { plugins: [nameMedia] } },
  worker: { format: 'es', rolldownOptions: { checks: NO_TIMINGS } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true, // for scripts/size.ts: the import graph of the files
    chunkSizeWarningLimit: 2500, // kB: the physics engine of Targets is one file, loaded by its worker only
    assetsInlineLimit: 0, // the server's CSP forbids data: URLs
    rolldownOptions: {
      output: { codeSplitting: { groups: [SHARED, TARGI] } },
      checks: NO_TIMINGS,
    },
    target: TARGET,
  },
});
