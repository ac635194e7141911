import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { GAMES } from '../games.ts';
import { originOf } from '../http/edge.ts';
import type { PageOptions } from '../pages.ts';

/** Pages for one person or about one game: search engines must not index them, but link previews may read them. */
const PERSONAL = [
  '/account',
  '/online/',
  ...Object.keys(GAMES).flatMap((game) => [`/${game}/play/`, `/${game}/shared`]),
];
const FORMER = new Set(Object.values(GAMES).flatMap(({ linkPreview }) => linkPreview.formerPaths ?? []));
const A_DAY_MS = 86_400_000;

/** Whether a page carries `X-Robots-Tag: noindex`. */
export function isPersonal(path: string): boolean {
  return PERSONAL.some((start) => path.startsWith(start));
}

function documentsIn(webRoot: string): readonly string[] {
  const folder = join(webRoot, 'docs');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.html'))
        .toSorted()
    : [];
}

/** Files at well-known paths (robots.txt, sitemap.xml, security.txt), and the share target of the installed page. */
export function addressesFor(app: FastifyInstance, options: PageOptions, paths: readonly string[]): void {
  const { webRoot, publicUrl, repositoryUrl = '', securityContact = '' } = options;
  const documents = documentsIn(webRoot).map((file) => `/docs/${file}`);
  const isPlain = (path: string) => !path.includes(':') && !isPersonal(path) && !FORMER.has(path);
  const plain = [...paths.filter(isPlain), ...documents];

  app.get('/docs', async (_request, reply) => reply.redirect('/docs/index.html', 308));
  app.get('/robots.txt', async (request, reply) => {
    const lines = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${originOf(request, publicUrl)}/sitemap.xml`];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
  app.get('/sitemap.xml', async (request, reply) => {
    const urls = plain.map((path) => `<url><loc>${originOf(request, publicUrl)}${path}</loc></url>`);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;
    return reply.type('application/xml').send(xml);
  });

  const contact = securityContact || (repositoryUrl && `${repositoryUrl}/security`);
  if (contact) {
    app.get('/.well-known/security.txt', async (request, reply) => {
      const expires = new Date(Math.ceil(Date.now() / A_DAY_MS + 180) * A_DAY_MS).toISOString();
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${expires}`,
        `Canonical: ${originOf(request, publicUrl)}/.well-known/security.txt`,
      ];
      return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
    });
  }

  /** Share target of the installed page: a link to the site is opened, anything else leads to the home page. */
  app.get('/share', async (request, reply) => {
    const { url, text, title } = request.query as Readonly<Record<string, unknown>>;
    const given = [url, text, title].filter((one) => typeof one === 'string').join(' ');
    const ours = given.split(/\s+/).find((word) => word.startsWith(`${originOf(request, publicUrl)}/`));
    return reply.redirect(ours ? new URL(ours).href : '/', 303);
  });
}
