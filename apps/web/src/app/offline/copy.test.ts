import { describe, expect, test } from 'vitest';
import { findPath } from '../paths.ts';
import { ALL_PATHS } from '../routes.ts';
import { sourceOf, cacheName, staleCaches } from './copy.ts';

describe('old copies', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(cacheName) as [string, string, string];

  test.each([
    [[a], a, []],
    [[a, b], b, []], // a tab may still run the previous build
    [[a, b, c], c, [a]],
    [[a, b, c], a, [b]], // the older build was redeployed
    [['somebody-elses', a, b], b, []],
  ])('of %j, %s lets go of %j', (names, current, stale) => {
    expect(staleCaches(names, current)).toEqual(stale);
  });
});

describe('requests', () => {
  const places = ALL_PATHS.map((path) => ({ path })); // as the build passes them to the service worker
  const isPage = (path: string) => findPath(places, path) !== undefined;
  const asked = { method: 'GET', isNavigation: false, isOwn: true, path: '/' };

  test.each([
    [{ isNavigation: true, path: '/' }, 'page'],
    [{ isNavigation: true, path: '/targi/play/7' }, 'page'],
    [{ isNavigation: true, path: '/targi/rules' }, 'page'],
    [{ isNavigation: true, path: '/rules' }, 'page'], // a former path
    [{ isNavigation: true, path: '/healthz' }, 'network'],
    [{ isNavigation: true, path: '/nowhere' }, 'network'], // the server answers with 404
    [{ path: '/assets/main-abc.js' }, 'file'],
    [{ path: '/favicon.svg' }, 'file'],
    [{ path: '/api/matches/7' }, 'network'],
    [{ method: 'POST', path: '/' }, 'network'],
    [{ isOwn: false, path: '/assets/main-abc.js' }, 'network'],
  ] as const)('%j comes from the %s', (part, answer) => {
    expect(sourceOf({ ...asked, ...part }, isPage)).toBe(answer);
  });
});
