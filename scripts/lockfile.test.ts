import { expect, test } from 'vitest';
import { missingFromLock, readLock, unpinned } from './lockfile.ts';

test('package-lock.json is complete (if not: npm run -s ts -- scripts/lockfile.ts)', () => {
  expect(Object.keys(readLock().packages).length).toBeGreaterThan(100);
  expect(missingFromLock(readLock())).toEqual({});
});

test('an optional package that is left out is found, with the platform in its name', () => {
  const packages = {
    '': { optionalDependencies: { 'tool-x64': '1.0.0' } },
    'node_modules/tool-x64': { version: '1.0.0' },
    'node_modules/a': { dev: true, optionalDependencies: { '@a/linux-arm64-musl': '2.0.0', 'a-here': '3.0.0' } },
    'node_modules/a/node_modules/a-here': { version: '3.0.0' },
    'node_modules/a/node_modules/b': { optionalDependencies: { 'a-here': '3.0.0', '@b/win32-x64': '4.0.0' } },
  };
  expect(missingFromLock({ packages })).toEqual({
    'node_modules/@a/linux-arm64-musl': {
      version: '2.0.0',
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    },
    'node_modules/@b/win32-x64': { version: '4.0.0', os: ['win32'], cpu: ['x64'], optional: true },
  });
});

test('the contents of every package are pinned, but for builds of tools for other platforms that a registry lacked', () => {
  const { packages } = readLock();
  const free = unpinned({ packages });
  expect(free.filter((path) => !/^node_modules\/@(?:oxfmt|oxlint|rolldown)\/binding-/.test(path))).toEqual([]);
  expect(free.filter((path) => !packages[path].optional)).toEqual([]);
  expect(
    unpinned({ packages: { '': {}, 'packages/a': {}, 'node_modules/a': { link: true }, 'node_modules/b': {} } }),
  ).toEqual(['node_modules/b']);
});
