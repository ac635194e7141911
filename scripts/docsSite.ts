import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import MiniSearch from 'minisearch';
import { GROUPS, SHORT } from './docsSite/pages.ts';
import { licenceNotices } from './licences.ts';
import { ROOT } from './tools.ts';

/** Builds a small site with search from docs/ and the pages at the root, beside the built page. */

/** Stored with the index, so that search.js need not repeat them. */
const INDEX_FIELDS = { fields: ['title', 'text'], storeFields: ['title', 'page'] };

interface Section {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
}

/** Maps source files to page names. */
function sources(): ReadonlyMap<string, string> {
  const root = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];
  const files = [...root, ...globSync('docs/**/*.md', { cwd: ROOT }).toSorted()].map((file) =>
    file.replaceAll('\\', '/'),
  );
  return new Map(files.map((file) => [file, siteName(file)]));
}

function siteName(file: string): string {
  return file.replace(/^docs\//, '').replace(/\.md$/, '.html');
}

/** Slugs as GitHub makes them, so that links within a page work in both places. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/<[^>]*>|[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

export function writeDocsSite(folder: string): void {
  const pages = sources();
  const sections: Section[] = [];
  for (const [file, name] of pages) {
    const { html, title, pictures, headings } = renderPage(file, name, pages, sections);
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, frame({ title, html, name, file, headings }));
    for (const picture of pictures) {
      mkdirSync(join(folder, 'screenshots'), { recursive: true });
      cpSync(join(ROOT, picture), join(folder, picture.replace(/^docs\//, '')));
    }
  }
  writeFileSync(
    join(folder, 'licences.html'),
    frame({ title: 'Licences', html: licencePage(), name: 'licences.html' }),
  );
  writeFileSync(join(folder, 'index.html'), frame({ title: 'Documents', html: frontPage(), name: 'index.html' }));
  const index = new MiniSearch<Section>(INDEX_FIELDS);
  index.addAll(sections);
  writeFileSync(join(folder, 'search.json'), JSON.stringify({ options: INDEX_FIELDS, index }));
  cpSync(join(ROOT, 'node_modules/minisearch/dist/es/index.js'), join(folder, 'minisearch.js'));
  for (const name of ['docs.css', 'search.js']) cpSync(join(ROOT, 'scripts/docsSite', name), join(folder, name));
  for (const [name, file] of Object.entries(FONTS))
    cpSync(join(ROOT, 'node_modules/@fontsource-variable', file), join(folder, name));
}

const FONTS = {
  'inter.woff2': 'inter/files/inter-latin-wght-normal.woff2',
  'el-messiri.woff2': 'el-messiri/files/el-messiri-latin-wght-normal.woff2',
};

function renderPage(file: string, name: string, pages: ReadonlyMap<string, string>, sections: Section[]) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const pictures: string[] = [];
  const headings: Heading[] = [];
  const up = '../'.repeat(name.split('/').length - 1);
  /**
   * Resolves a link in a source file to a page or a picture of the site; undefined if only the repository has the
   * target.
   */
  const resolve = (href: string): string | undefined => {
    if (/^[a-z]+:|^#/.test(href)) return href;
    const [path = '', anchor] = href.split('#');
    const target = posix.join(posix.dirname(file), path);
    const page = pages.get(target);
    if (page !== undefined) return `${up}${page}${anchor === undefined ? '' : `#${anchor}`}`;
    if (!target.endsWith('.png') || !existsSync(join(ROOT, target))) return undefined;
    pictures.push(target);
    return `${up}${target.replace(/^docs\//, '')}`;
  };
  const own = sectionsOf(source, name);
  const ids = own.map(({ id }) => id.slice(name.length + 1)); // in document order
  sections.push(...own);
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const id = ids.shift() ?? '';
        const words = this.parser.parseInline(tokens);
        if (depth === 2) headings.push({ id, words });
        const link = depth === 1 ? '' : ` <a class="here" href="#${id}" aria-label="Link to this section">#</a>`;
        return `<h${depth} id="${id}">${words}${link}</h${depth}>\n`;
      },
      code({ text }: Tokens.Code) {
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>\n`;
      },
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`).join('')}</tr>`;
        const rows = token.rows.map((cells) => row(cells, 'td')).join('\n');
        return `<div class="wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>\n${rows}\n</tbody></table></div>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        const to = resolve(href);
        return to === undefined ? words : `<a href="${to}">${words}</a>`;
      },
      image({ href, text }: Tokens.Image) {
        return `<img src="${resolve(href) ?? ''}" alt="${text}" loading="lazy">`;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return text.replaceAll(/src="([^"]+)"/g, (_, src: string) => `src="${resolve(src) ?? ''}"`);
      },
    },
  });
  const html = marked.parse(source, { async: false });
  return { html, title: titleOf(file), pictures, headings };
}

/** One search entry per heading. A repeated heading gets a numbered id, as on GitHub. */
function sectionsOf(source: string, page: string): Section[] {
  const sections: { id: string; title: string; page: string; text: string }[] = [];
  const met = new Map<string, number>();
  for (const token of new Marked().lexer(source)) {
    if (token.type === 'heading') {
      const base = slug(token['text'] as string);
      const times = met.get(base) ?? 0;
      met.set(base, times + 1);
      sections.push({ id: `${page}#${base}${times === 0 ? '' : `-${times}`}`, title: token['text'], page, text: '' });
    } else {
      const last = sections.at(-1);
      if (last) last.text += token.raw;
    }
  }
  return sections;
}

function licencePage(): string {
  const notices = licenceNotices().map(
    ({ name, version, licence, text }) =>
      `<h2 id="${slug(name)}">${name} ${version}</h2><p>${licence}</p><pre tabindex="0">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`,
  );
  return `<h1>Licences</h1><p>Caravanserai is under the MIT licence. The page ships these works of others, under their own licences. The same notices are in <a href="/licences.txt">licences.txt</a>.</p>${notices.join('\n')}`;
}

interface Heading {
  readonly id: string;
  readonly words: string;
}

interface Page {
  readonly title: string;
  readonly html: string;
  readonly name: string;
  readonly file?: string; // path in the repository
  readonly headings?: readonly Heading[];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function titleOf(file: string): string {
  return /^# (.+)$/m.exec(readFileSync(join(ROOT, file), 'utf8'))?.[1] ?? file;
}

function shortTitle(file: string): string {
  return SHORT[file] ?? titleOf(file);
}

function frontPage(): string {
  const cards = GROUPS.map(
    ({ name, about, files }) =>
      `<section><h2>${name}</h2><p>${about}</p><ul>${files.map((file) => `<li><a href="${siteName(file)}">${shortTitle(file)}</a></li>`).join('')}</ul></section>`,
  );
  return `<h1>Documents</h1><p class="lead">Caravanserai is an open table for two board games, Targi and Targets: to play on, to write bots for, to run and to build on.</p><div class="cards">${cards.join('\n')}</div>`;
}

function sideBar(up: string, current: string): string {
  return GROUPS.map(({ name, files }) => {
    const links = files.map((file) => {
      const page = siteName(file);
      return `<li><a href="${up}${page}"${page === current ? ' aria-current="page"' : ''}>${shortTitle(file)}</a></li>`;
    });
    return `<h2>${name}</h2><ul>${links.join('')}</ul>`;
  }).join('\n');
}

/** Where to edit the source of a page: the repository in the manifest, or the fork that builds the site. */
function editLink(file: string | undefined): string {
  if (file === undefined) return '';
  const { homepage } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly homepage: string };
  return `<p class="edit"><a href="${process.env['REPOSITORY_URL'] ?? homepage}/edit/main/${file}">Edit this page</a></p>`;
}

function contents(headings: readonly Heading[]): string {
  if (headings.length < 2) return '';
  const links = headings.map(({ id, words }) => `<li><a href="#${id}">${words.replaceAll(/<[^>]*>/g, '')}</a></li>`);
  return `<nav class="contents" aria-labelledby="on-this-page"><h2 id="on-this-page">On this page</h2><ol>${links.join('')}</ol></nav>`;
}

function frame({ title, html, name, file, headings = [] }: Page): string {
  const up = '../'.repeat(name.split('/').length - 1);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Caravanserai</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${up}docs.css">
<script type="module" src="${up}search.js"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the text</a>
<header class="top"><a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28"> Caravanserai</a> <a href="${up}index.html">Documents</a>
<form role="search" data-root="${up}"><label>Search <input type="search" name="q" autocomplete="off"></label><ol hidden aria-live="polite"></ol></form></header>
<div class="page">
<nav class="side" aria-label="Documents"><details open><summary>All documents</summary>
${sideBar(up, name)}
</details></nav>
<main id="content" tabindex="-1">
${html}
${editLink(file)}
</main>
${contents(headings)}
</div>
</body>
</html>
`;
}
