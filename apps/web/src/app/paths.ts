/** The paths of the frame. Those of a game are in its `page.ts`. */
export const PATHS = {
  home: '/',
  learn: '/learn',
  online: '/online',
  match: '/online/:id',
  duo: '/duo/:id',
  person: '/people/:id',
  leaders: '/leaders',
  account: '/account',
} as const;

/** `path` with its `:id` filled in. */
export function pathTo(path: string, id: string): string {
  return path.replace(':id', encodeURIComponent(id));
}

/** An absolute URL, for sharing. */
export function linkTo(path: string): string {
  return new URL(path, location.origin).href;
}

export interface Found<Place> {
  readonly place: Place;
  readonly id: string; // of the game or the person; empty if the path has no id
}

/** The place whose path matches the address, if any. */
export function findPath<Place extends { readonly path: string }>(
  places: readonly Place[],
  pathname: string,
): Found<Place> | undefined {
  const parts = partsOf(pathname);
  for (const place of places) {
    const wanted = partsOf(place.path);
    const isHere = wanted.length === parts.length && wanted.every((part, i) => part === ':id' || part === parts[i]);
    if (isHere) return withId(place, parts[wanted.indexOf(':id')] ?? '');
  }
  return undefined;
}

function withId<Place>(place: Place, part: string): Found<Place> | undefined {
  try {
    return { place, id: decodeURIComponent(part) };
  } catch {
    return undefined; // a malformed %-escape
  }
}

function partsOf(pathname: string): readonly string[] {
  return pathname.split('/').filter(Boolean);
}
