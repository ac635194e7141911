import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The program knows the chosen theme: nothing is painted before it has run, so nothing flashes. */
const paintAfterProgram: Plugin = {
  name: 'paint-after-program',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), paintAfterProgram],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server forbids data: addresses
    // the first browsers that know light-dark()
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
});
