import { describe, expect, test } from 'vitest';
import { PATHS, pathOf, routeOf, type Screen, settle } from './paths.ts';

describe('paths', () => {
  test.each(Object.keys(PATHS) as Screen[])('%s is found under its own path', (screen) => {
    expect(routeOf(pathOf(screen, 'a b/ü'))).toEqual({ screen, id: PATHS[screen].includes(':id') ? 'a b/ü' : '' });
  });

  test.each([
    ['/rules/', 'rules'],
    ['', 'home'],
    ['//', 'home'],
    ['/nowhere', 'nowhere'],
    ['/targi', 'nowhere'],
    ['/targi/play', 'nowhere'],
    ['/targi/play/', 'nowhere'],
    ['/targi/play/a/b', 'nowhere'],
    ['/targi/play/%zz', 'nowhere'],
    ['/Rules', 'nowhere'],
  ])('%j is %s', (pathname, screen) => {
    expect(routeOf(pathname).screen).toBe(screen);
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
