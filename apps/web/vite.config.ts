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

/** What many screens share is one file: dozens of small ones cost a request each, and compress badly. */
const SHARED = { name: 'frame', test: /\/src\/(?:app|keeper)\/.*\.tsx?$/, minShareCount: 5 };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), sayInEachLanguage, runBefore, paintAfterProgram, fetchStartEarly, tellPaths, keepCopy],
  css: { postcss: { plugins: [nameMedia] } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true, // for scripts/size.ts: which file needs which
    chunkSizeWarningLimit: 2500, // kB: the physics of Targets is one file, loaded by its worker only
    assetsInlineLimit: 0, // the server forbids data: addresses
    rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
    target: TARGET,
  },
});
