/** The rules of the offline copy, apart from the browser that carries them out. */

export interface HouseFile {
  readonly path: string;
  /** Vite names it after its contents: an older copy's file of the same name is the same file. */
  readonly isHashed: boolean;
}

const PREFIX = 'house-';

export function cacheName(version: string): string {
  return `${PREFIX}${version}`;
}

/**
 * Of all caches, oldest first, those that can go when `current` takes over: not the one before, since a tab that was opened with it
 * may still ask for its files.
 */
export function staleCaches(names: readonly string[], current: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== current);
  return others.slice(0, -1);
}

/** Where the answer to a request comes from. */
type Source = 'page' | 'file' | 'network';

interface Asked {
  readonly method: string;
  readonly isNavigation: boolean;
  readonly isOwn: boolean; // of this host
  readonly path: string;
}

export function sourceOf({ method, isNavigation, isOwn, path }: Asked, isPage: (path: string) => boolean): Source {
  if (method !== 'GET' || !isOwn) return 'network';
  if (isNavigation) return isPage(path) ? 'page' : 'network';
  return path.startsWith('/api/') ? 'network' : 'file';
}
