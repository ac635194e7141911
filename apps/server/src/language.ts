import { type AnyT, matchLanguage, translator } from '@caravanserai/texts';
import type { FastifyRequest } from 'fastify';

/** The language of the address (`?lang=fr`), else that of the browser. */
export function translatorFor({ headers, query }: FastifyRequest): AnyT {
  const { lang } = query as { lang?: unknown };
  return translator(matchLanguage([typeof lang === 'string' ? lang : '', headers['accept-language'] ?? '']));
}
