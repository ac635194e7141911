import { describe, expect, test } from 'vitest';
import { isNowhere, routeOf } from '../routes.ts';
import { sourceOf, cacheName, staleCaches } from './copy.ts';

describe('old copies', () => {
  const [a, b, c] = ['a', 'b', 'c'].map(cacheName) as [string, string, string];

  test.each([
    [[a], a, []],
    [[a, b], b, []], // a tab may still live from a
    [[a, b, c], c, [a]],
    [[a, b, c], a, [b]], // the older build was put back
    [['somebody-elses', a, b], b, []],
  ])('of %j, %s lets go of %j', (names, current, stale) => {
    expect(staleCaches(names, current)).toEqual(stale);
  });
});

describe('what is asked for', () => {
  const isPage = (path: string) => !isNowhere(routeOf(path));
  const asked = { method: 'GET', isNavigation: false, isOwn: true, path: '/' };

  test.each([
    [{ isNavigation: true, path: '/' }, 'page'],
    [{ isNavigation: true, path: '/targi/play/7' }, 'page'],
    [{ isNavigation: true, path: '/rules' }, 'page'],
    [{ isNavigation: true, path: '/healthz' }, 'network'],
    [{ isNavigation: true, path: '/nowhere' }, 'network'], // the server says what is not there
    [{ path: '/assets/main-abc.js' }, 'file'],
    [{ path: '/favicon.svg' }, 'file'],
    [{ path: '/api/matches/7' }, 'network'],
    [{ method: 'POST', path: '/' }, 'network'],
    [{ isOwn: false, path: '/assets/main-abc.js' }, 'network'],
  ] as const)('%j comes from the %s', (part, answer) => {
    expect(sourceOf({ ...asked, ...part }, isPage)).toBe(answer);
  });
});
