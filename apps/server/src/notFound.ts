import { matchLanguage, translator } from '@caravanserai/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page for people, in their language; a code for programs. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404).header('cache-control', 'no-store');
  if (!wantsPage(request)) return reply.send({ code: 'not-found' });
  reply.header('vary', 'accept-language');
  return reply.type('text/html; charset=utf-8').send(notFoundPage(request.headers['accept-language'] ?? ''));
}

function wantsPage({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}

/** Nothing of the request is written into the page: there is nothing to escape. */
function notFoundPage(acceptLanguage: string): string {
  const t = translator(matchLanguage([acceptLanguage]));
  return `<!doctype html>
<html lang="${t.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('server.notFound.title')}</title>
<style>
:root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem; }
</style>
</head>
<body>
<main>
<h1>${t('server.notFound.title')}</h1>
<p>${t('server.notFound.text')}</p>
<p><a href="/">${t('server.notFound.home')}</a></p>
</main>
</body>
</html>
`;
}
