import type { FastifyInstance } from 'fastify';
import { GAMES } from '../games.ts';
import { originOf } from '../http/edge.ts';
import type { PageOptions } from '../pages.ts';

/** Of no use to those who search. */
const HIDDEN = ['/api/', '/account', ...Object.keys(GAMES).map((game) => `/${game}/play/`), '/online/'];
const A_DAY_MS = 86_400_000;

/** The files that other programs look for: where to search, whom to tell of a hole, and where to go with what was shared with us. */
export function addressesFor(app: FastifyInstance, options: PageOptions, paths: readonly string[]): void {
  const { publicUrl, repositoryUrl = '', securityContact = '' } = options;
  const plain = paths.filter((path) => !path.includes(':') && !HIDDEN.includes(path));

  app.get('/docs', async (_request, reply) => reply.redirect('/docs/index.html', 308));
  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      ...HIDDEN.map((path) => `Disallow: ${path}`),
      `Sitemap: ${originOf(request, publicUrl)}/sitemap.xml`,
    ];
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

  /** The installed page is offered where people share links: a link to us is opened, anything else leads to the front page. */
  app.get('/share', async (request, reply) => {
    const { url, text, title } = request.query as Readonly<Record<string, unknown>>;
    const given = [url, text, title].filter((one) => typeof one === 'string').join(' ');
    const ours = given.split(/\s+/).find((word) => word.startsWith(`${originOf(request, publicUrl)}/`));
    return reply.redirect(ours ? new URL(ours).href : '/', 303);
  });
}
