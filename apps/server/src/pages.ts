import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translator } from '@caravanserai/texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './notFound.ts';
import { addressesFor, isPersonal } from './previews/found.ts';
import { originOf } from './http/edge.ts';
import { translatorFor } from './language.ts';
import { Painter } from './previews/painter.ts';
import { type About, drawnFor, pictureNamed, previewOf, withPreview } from './previews/preview.ts';
import { soon } from './soon.ts';

const LIST = '.paths.json'; // written by the page's build; dot files are not served
const LOOK_UP_MS = 500; // time limit of the preview lookup

export interface PageOptions {
  readonly webRoot: string;
  readonly publicUrl?: string;
  readonly repositoryUrl?: string;
  readonly securityContact?: string;
  readonly about?: About;
}

const NOBODY: About = { match: async () => undefined, personName: async () => undefined };

/** Client-side routing: each path of a screen gets the same file, with link preview tags in its head. Other paths are not found. */
export function pageRoutes(app: FastifyInstance, options: PageOptions): void {
  const { webRoot, publicUrl, repositoryUrl = '', about = NOBODY } = options;
  const paths = readPaths(webRoot);
  if (paths.length === 0) return;
  const html = readFileSync(join(webRoot, 'index.html'), 'utf8');

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const t = translatorFor(request);
    const route = request.routeOptions.url ?? '/';
    const { id } = request.params as { id?: string };
    const { address } = request.arrival;
    const asked = { route, address, ...(id === undefined ? {} : { id }) };
    const preview =
      (await soon(previewOf(asked, about, t), LOOK_UP_MS, undefined).catch(() => undefined)) ??
      (await previewOf({ ...asked, route: '' }, NOBODY, t)); // a hanging database must not block the page
    const path = request.url.replace(/\?.*$/, '');
    const origin = originOf(request, publicUrl);
    reply.header('cache-control', 'no-cache').header('vary', 'accept-language').type('text/html; charset=utf-8');
    if (isPersonal(path)) reply.header('x-robots-tag', 'noindex');
    const page = withPreview(html, preview, t, { origin, path, repositoryUrl });
    const etag = `"${createHash('sha256').update(page).digest('base64url')}"`;
    if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send();
    return reply.header('etag', etag).send(page);
  };
  for (const path of paths) app.get(path, answer);
  addPictures(app);
  addressesFor(app, options, paths);
}

/** Every picture there is, by its name: nothing that a visitor writes is drawn. */
function addPictures(app: FastifyInstance): void {
  const painter = new Painter();
  app.addHook('onClose', () => painter.close());
  app.get('/preview/:name', { config: { budget: 'previews' } }, async (request, reply) => {
    const { name } = request.params as { name: string };
    const shown = pictureNamed(name);
    if (!shown) return answerNotFound(request, reply);
    const png = await painter.picture(name, drawnFor(shown, translator(shown.language)));
    reply.header('cache-control', 'public, max-age=86400').header('cross-origin-resource-policy', 'cross-origin');
    return reply.type('image/png').send(Buffer.from(png));
  });
}

function readPaths(webRoot: string): readonly string[] {
  const list = join(webRoot, LIST);
  if (!existsSync(list)) return [];
  return JSON.parse(readFileSync(list, 'utf8')) as readonly string[];
}
