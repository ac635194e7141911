import { globSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { Plugin } from 'vite';
import { writeDocsSite } from './docsSite.ts';
import { ROOT } from './tools.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Serves the documentation under /docs in `npm run dev`. Rebuilds it when a page is requested and a source is newer.
 */
export function docsInDev(folder = join(ROOT, '.cache/docs-dev')): Plugin {
  let writtenMs = 0;
  function write(): void {
    const files = globSync(['*.md', 'docs/**/*.md', 'scripts/docsSite/*'], { cwd: ROOT });
    if (files.every((file) => statSync(join(ROOT, file)).mtimeMs < writtenMs)) return;
    writtenMs = Date.now();
    mkdirSync(folder, { recursive: true });
    writeDocsSite(folder);
  }
  return {
    name: 'docs-in-dev',
    configureServer({ middlewares }) {
      middlewares.use('/docs', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://docs');
        const file = normalize(join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname)));
        if (!file.startsWith(folder + sep)) return next();
        try {
          if (extname(file) === '.html') write();
          const type = TYPES[extname(file)] ?? 'text/plain; charset=utf-8';
          response.setHeader('content-type', type).end(readFileSync(file));
        } catch {
          next();
        }
      });
    },
  };
}
