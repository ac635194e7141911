import type { AnyT } from '@caravanserai/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GAMES, sayGame } from './games.ts';
import { translatorFor } from './language.ts';

/** A localised HTML page for browsers, an error code for programs. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404).header('cache-control', 'no-store');
  if (!wantsPage(request)) return reply.send({ code: 'not-found' });
  reply.header('vary', 'accept-language');
  return reply.type('text/html; charset=utf-8').send(notFoundPage(translatorFor(request)));
}

export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}

/** In the style of the documents. Contains nothing of the request, so there is nothing to escape. */
function notFoundPage(t: AnyT): string {
  const games = Object.keys(GAMES).map(
    (game) => `<li><a href="/${game}/new">${t('server.notFound.play', { game: sayGame(game, t) })}</a></li>`,
  );
  return `<!doctype html>
<html lang="${t.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('server.notFound.title')} · Caravanserai</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/docs.css">
</head>
<body>
<header class="top"><a class="brand" href="/"><img src="/favicon.svg" alt="" width="28" height="28"> Caravanserai</a></header>
<main class="nowhere">
<img src="/favicon.svg" alt="" width="96" height="96">
<h1>${t('server.notFound.title')}</h1>
<p class="lead">${t('server.notFound.text')}</p>
<ul class="ways">
<li><a class="main-way" href="/">${t('server.notFound.home')}</a></li>
${games.join('\n')}
<li><a href="/learn">${t('shell.nav.learn')}</a></li>
<li><a href="/docs/index.html">${t('home.footer.docs')}</a></li>
</ul>
</main>
</body>
</html>
`;
}
