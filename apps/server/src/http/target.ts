/** Escapes that a browser itself produces: spaces and UTF-8 bytes. No route contains any. */
const ESCAPE = '%(?:20|[89A-Fa-f][0-9A-Fa-f])';
const SEGMENT = `(?!\\.{1,2}(?:/|$))(?:[\\w.~!$&'()*+,;=:@-]|${ESCAPE})+`;
const CANONICAL = new RegExp(`^/(?:${SEGMENT}(?:/${SEGMENT})*/?)?$`);

/**
 * Whether a request target has its one canonical spelling: an absolute path without dot segments, empty segments or escapes of characters
 * that need none. Routers and proxies normalise other spellings differently: a proxy rule for `/metrics` would miss `/%6detrics`.
 */
export function isCanonical(target: string): boolean {
  const query = target.indexOf('?');
  return CANONICAL.test(query < 0 ? target : target.slice(0, query));
}
