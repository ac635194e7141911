import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';

/** An empty database of each kind, and its cleanup. */
export interface TestDatabase {
  readonly address: string;
  remove(): Promise<void>;
}

export const DATABASES: Readonly<Record<'sqlite' | 'postgres', () => Promise<TestDatabase>>> = {
  async sqlite() {
    const folder = mkdtempSync(join(tmpdir(), 'caravanserai-sqlite-'));
    return { address: join(folder, 'test.db'), remove: async () => rmSync(folder, { recursive: true, force: true }) };
  },
  async postgres() {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await administer(`CREATE DATABASE ${name}`);
    const url = new URL(inject('postgresUrl'));
    url.pathname = name;
    return { address: url.href, remove: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
  },
};
/** If PostgreSQL did not start, one test reports it, and the others use SQLite only. */
export const KINDS = inject('postgresUrl') === '' ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
