import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import MiniSearch from 'minisearch';
import { licenceNotices } from './licences.ts';
import { ROOT } from './tools.ts';

/** Everything under docs/ and the pages at the root, as a small site with a search: written beside the built page. */

/** Written beside the index, so that those who read it need not know them. */
const INDEX_FIELDS = { fields: ['title', 'text'], storeFields: ['title', 'page'] };

interface Section {
  readonly id: string;
  readonly title: string;
  readonly page: string;
  readonly text: string;
}

/** The pages by their files; the README is the front page. */
function sources(): ReadonlyMap<string, string> {
  const root = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md', 'CODE_OF_CONDUCT.md'];
  const files = [...root, ...globSync('docs/**/*.md', { cwd: ROOT }).toSorted()].map((file) =>
    file.replaceAll('\\', '/'),
  );
  return new Map(files.map((file) => [file, siteName(file)]));
}

function siteName(file: string): string {
  if (file === 'README.md') return 'index.html';
  return file.replace(/^docs\//, '').replace(/\.md$/, '.html');
}

/** As GitHub makes them, so that links within the pages work in both places. */
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
    const { html, title, pictures } = renderPage(file, name, pages, sections);
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, frame(title, html, name));
    for (const picture of pictures) {
      mkdirSync(join(folder, 'screenshots'), { recursive: true });
      cpSync(join(ROOT, picture), join(folder, picture.replace(/^docs\//, '')));
    }
  }
  writeFileSync(join(folder, 'licences.html'), frame('Licences', licencePage(), 'licences.html'));
  const index = new MiniSearch<Section>(INDEX_FIELDS);
  index.addAll(sections);
  writeFileSync(join(folder, 'search.json'), JSON.stringify({ options: INDEX_FIELDS, index }));
  cpSync(join(ROOT, 'node_modules/minisearch/dist/es/index.js'), join(folder, 'minisearch.js'));
  for (const name of ['docs.css', 'search.js']) cpSync(join(ROOT, 'scripts/docsSite', name), join(folder, name));
}

function renderPage(file: string, name: string, pages: ReadonlyMap<string, string>, sections: Section[]) {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const pictures: string[] = [];
  const up = '../'.repeat(name.split('/').length - 1);
  /** From a link in a source file to the site: a page, a picture, or nothing where only the repository has it. */
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
  const ids = own.map(({ id }) => id.slice(name.length + 1)); // in the order in which they are met
  sections.push(...own);
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const id = ids.shift() ?? '';
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
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
  return { html, title: /^# (.+)$/m.exec(source)?.[1] ?? name, pictures };
}

/** What stands under each heading is what is searched. A heading that comes again gets a number, as on GitHub. */
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
      `<h2 id="${slug(name)}">${name} ${version}</h2><p>${licence}</p><pre>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>`,
  );
  return `<h1>Licences</h1><p>Caravanserai is under the MIT licence. The page ships these works of others, under their own licences. The same notices are in <a href="/licences.txt">licences.txt</a>.</p>${notices.join('\n')}`;
}

function frame(title: string, html: string, name: string): string {
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
<header><a href="/">Caravanserai</a> <a href="${up}index.html">Documents</a>
<form role="search" data-root="${up}"><label>Search <input type="search" name="q" autocomplete="off"></label><ol hidden aria-live="polite"></ol></form></header>
<main>
${html}
</main>
</body>
</html>
`;
}
