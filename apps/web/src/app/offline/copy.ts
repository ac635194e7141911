/** The rules of the offline copy, without the browser APIs that carry them out. */

export interface CopiedFile {
  readonly path: string;
  /** The file name contains a content hash: a file of the same name in an older cache is identical. */
  readonly isHashed: boolean;
}

const PREFIX = 'house-'; // do not change: caches of older versions are deleted by it

export function cacheName(version: string): string {
  return `${PREFIX}${version}`;
}

/**
 * Caches (names oldest first) that can be deleted when `current` takes over. The previous one stays, since a tab opened with it may still request its
 * files.
 */
export function staleCaches(names: readonly string[], current: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(PREFIX) && name !== current);
  return others.slice(0, -1);
}

type Source = 'page' | 'file' | 'network';

interface Asked {
  readonly method: string;
  readonly isNavigation: boolean;
  readonly isOwn: boolean; // same origin
  readonly path: string;
}

export function sourceOf({ method, isNavigation, isOwn, path }: Asked, isPage: (path: string) => boolean): Source {
  if (method !== 'GET' || !isOwn) return 'network';
  if (isNavigation) return isPage(path) ? 'page' : 'network';
  return path.startsWith('/api/') ? 'network' : 'file';
}
