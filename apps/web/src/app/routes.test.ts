import { describe, expect, test } from 'vitest';
import { pathTo } from './paths.ts';
import { ALL_PATHS, routeOf, settle } from './routes.ts';

describe('paths', () => {
  test.each(ALL_PATHS)('%s is found under its own path', (path) => {
    const { screen, id } = routeOf(pathTo(path, 'a b/ü'));
    expect([screen.path, id]).toEqual([path, path.includes(':id') ? 'a b/ü' : '']);
  });

  test.each([
    ['/rules/', '/rules'],
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
    ['/', '#rules', '/rules'],
    ['/', '#TG-12', '/rules'],
    ['/', '#R4', '/rules'],
    ['/', '#section-raids', '/rules'],
    ['/', '#TT-12', '/targets/rules'],
    ['/rules', '#T4', '/targets/rules'],
    ['/targets/rules', '#section-setup', '/targets/rules'],
    ['/', '#cards', '/cards'],
    ['/', '#card-W7', '/cards'],
    ['/', '#border-13', '/cards'],
    ['/', '#tribe-cards', '/cards'],
    ['/', '#tables', '/'],
    ['/', '', '/'],
    ['/rules', '#card-W7', '/cards'],
    ['/rules', '#TG-12', '/rules'],
    ['/cards', '#TG-12', '/rules'],
    ['/cards', '#content', '/cards'],
    ['/targi/play/7', '#TG-12', '/targi/play/7'], // nobody is led away from a game
  ])('%s with %j belongs to %s', (pathname, hash, home) => {
    expect(settle(pathname, hash)).toBe(home);
  });
});
