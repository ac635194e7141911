/** Escapes that a browser itself would write: spaces and the bytes of UTF-8. No route contains any. */
const ESCAPE = '%(?:20|[89A-Fa-f][0-9A-Fa-f])';
const SEGMENT = `(?!\\.{1,2}(?:/|$))(?:[\\w.~!$&'()*+,;=:@-]|${ESCAPE})+`;
const CANONICAL = new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*/?)?$`);

/**
 * Whether a request target has its one canonical spelling: an absolute path without dot segments, empty segments or escapes of
 * characters that need none. Routers and proxies normalise other spellings differently, so a rule of a proxy for `/metrics`
 * would miss `/%6detrics`.
 */
export function isCanonical(target: string): boolean {
  const query = target.indexOf('?');
  return CANONICAL.test(query < 0 ? target : target.slice(0, query));
}
