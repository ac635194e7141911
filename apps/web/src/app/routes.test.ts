import { describe, expect, test } from 'vitest';
import { pathTo } from './paths.ts';
import { ALL_PATHS, isNowhere, routeOf, settle } from './routes.ts';

describe('paths', () => {
  test.each(ALL_PATHS)('%s is found under its own path, or redirects', (path) => {
    if (settle(path, '') !== path) return expect(isNowhere(routeOf(settle(path, '')))).toBe(false);
    const { screen, id } = routeOf(pathTo(path, 'a b/ü'));
    expect([screen.path, id]).toEqual([path, path.includes(':id') ? 'a b/ü' : '']);
  });

  test.each([
    ['/targi/rules/', '/targi/rules'],
    ['', '/'],
    ['//', '/'],
    ['/nowhere', ''],
    ['/targi', ''],
    ['/targi/play', ''],
    ['/targi/play/', ''],
    ['/targi/play/a/b', ''],
    ['/targi/play/%zz', ''],
    ['/Rules', ''],
  ])('%j is %j', (pathname, path) => {
    expect(routeOf(pathname).screen.path).toBe(path);
  });

  test.each([
    ['/', '#rules', '/targi/rules'],
    ['/', '#TG-12', '/targi/rules'],
    ['/', '#R4', '/targi/rules'],
    ['/', '#section-raids', '/targi/rules'],
    ['/', '#TT-12', '/targets/rules'],
    ['/rules', '', '/targi/rules'],
    ['/cards/', '', '/targi/cards'],
    ['/targi/rules', '#T4', '/targets/rules'],
    ['/targets/rules', '#section-setup', '/targets/rules'],
    ['/', '#cards', '/targi/cards'],
    ['/', '#card-W7', '/targi/cards'],
    ['/', '#border-13', '/targi/cards'],
    ['/', '#tribe-cards', '/targi/cards'],
    ['/', '#tables', '/'],
    ['/', '', '/'],
    ['/rules', '#T4', '/targets/rules'],
    ['/targi/rules', '#card-W7', '/targi/cards'],
    ['/targi/rules', '#TG-12', '/targi/rules'],
    ['/targi/cards', '#TG-12', '/targi/rules'],
    ['/targi/cards', '#content', '/targi/cards'],
    ['/targi/play/7', '#TG-12', '/targi/play/7'], // a game is never redirected
  ])('%s with %j belongs to %s', (pathname, hash, home) => {
    expect(settle(pathname, hash)).toBe(home);
  });
});
