import { matchLanguage, translator } from '@caravanserai/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page for people, in their language; a code for programs. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(404).header('cache-control', 'no-store');
  if (!wantsPage(request)) return reply.send({ code: 'not-found' });
  reply.header('vary', 'accept-language');
  return reply.type('text/html; charset=utf-8').send(notFoundPage(request.headers['accept-language'] ?? ''));
}

export function wantsPage({ method, headers }: FastifyRequest): boolean {
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
body {
  display: grid; place-items: center; min-height: 100vh; margin: 0;
  color: light-dark(#2a2146, #f4ebd9);
  background: linear-gradient(light-dark(#f8e8c9, #0f0e28), light-dark(#f3cf9d, #2b2050));
}
main {
  max-width: 30rem; margin: 1.5rem; padding: 2rem;
  border: 2px solid light-dark(#2a2146, #5a4f96); border-radius: 16px;
  background: light-dark(#fffbf2, #201f44);
}
h1 { margin: 0.75rem 0; font: 600 2rem/1.2 Georgia, serif; }
a {
  display: inline-block; padding: 0.7rem 1.6rem; border-radius: 999px; font-weight: 650; text-decoration: none;
  color: light-dark(#ffffff, #211d42); background: light-dark(#323f8f, #f0cd8b);
}
</style>
</head>
<body>
<main>
<img src="/favicon.svg" alt="" width="56" height="56">
<h1>${t('server.notFound.title')}</h1>
<p>${t('server.notFound.text')}</p>
<p><a href="/">${t('server.notFound.home')}</a></p>
</main>
</body>
</html>
`;
}
