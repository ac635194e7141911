import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, translator } from '@caravanserai/texts';
import { build, type Plugin } from 'vite';
import { FLOOR, TARGET } from './floor.ts';
import { PLAIN } from './src/app/plain.ts';

const START = 'src/app/start.tsx';

/** Browsers that support `blocking` delay the first paint until the program has run; for the others, `before.js` sets the theme. */
export const paintAfterProgram: Plugin = {
  name: 'paint-after-program',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

const BEFORE = 'src/app/before.js';

/** A classic script, which blocks the first paint in every browser. Vite bundles modules only, so the script is copied under a hashed name. */
export const runBefore: Plugin = {
  name: 'run-before',
  generateBundle() {
    const source = readFileSync(join(import.meta.dirname, BEFORE), 'utf8');
    this.emitFile({ type: 'asset', name: 'before.js', source });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      const built = Object.keys(bundle ?? {}).find((file) => /before-[^/]*\.js$/.test(file));
      return html.replace('<title>', `<script src="/${built ?? BEFORE}"></script>\n    <title>`);
    },
  },
};

/** Replaces `<!-- each language: name -->` with that sentence in every language. */
export const sayInEachLanguage: Plugin = {
  name: 'say-in-each-language',
  transformIndexHtml: (html) =>
    html.replaceAll(/<!-- each language: (\w+) -->/g, (_, name: keyof typeof PLAIN) =>
      LANGUAGES.map((language) => `<p lang="${language}">${translator(language)(PLAIN[name], FLOOR)}</p>`).join(''),
    ),
};

/** The entry file chooses the language and the screen. Files needed in any case, scripts and fonts, are preloaded in parallel with it. */
export const fetchStartEarly: Plugin = {
  name: 'fetch-start-early',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.replaceAll(sep, '/').endsWith(START));
      const files = start ? [start.fileName, ...start.imports] : [];
      const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2') && !file.includes('latin-ext'));
      return [
        ...files.map((file) => ({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
        ...fonts.map((file) => ({
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          crossorigin: true,
          href: `/${file}`,
        })),
      ].map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const }));
    },
  },
};

/** Loaded on demand: an import would pull all screens into Vite's own configuration. */
async function allPaths(): Promise<readonly string[]> {
  const routes = pathToFileURL(join(import.meta.dirname, 'src/app/routes.ts')).href;
  return ((await import(routes)) as { readonly ALL_PATHS: readonly string[] }).ALL_PATHS;
}

/** Writes the paths of the page for the server, beside the page: dot files are never served. */
export const tellPaths: Plugin = {
  name: 'tell-paths',
  apply: 'build',
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: '.paths.json', source: JSON.stringify(await allPaths()) });
  },
};

/** Builds the service worker with the list of all built files. */
export const keepCopy: Plugin = {
  name: 'keep-copy',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir === undefined) throw new Error('the service worker needs a folder to copy from');
    const files = filesIn(dir).map((path) => ({ path, isHashed: path.startsWith('/assets/') }));
    const hash = createHash('sha256');
    for (const { path } of files)
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(dir, path)))
        .update('\0');
    const copied = { version: hash.digest('hex').slice(0, 16), files, paths: await allPaths() };
    writeFileSync(join(dir, 'sw.js'), await bundleWorker(copied));
  },
};

/** All files of a folder, as absolute URL paths. */
function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`)
    .filter((path) => !path.includes('/.') && path !== '/sw.js')
    .toSorted();
}

async function bundleWorker(copied: object): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(copied) },
    build: {
      write: false,
      target: TARGET,
      lib: { entry: join(import.meta.dirname, 'src/app/offline/serviceWorker.ts'), formats: ['iife'], name: 'copy' },
    },
  });
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  const worker = outputs.find((output) => output.type === 'chunk');
  if (!worker) throw new Error('the service worker was not built');
  return worker.code;
}
