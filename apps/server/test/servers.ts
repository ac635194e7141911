import { afterEach, expect } from 'vitest';
import { type KINDS, DATABASES, type TestDatabase } from './stores.ts';
import { openTestServer, type TestServer } from './testServer.ts';

export interface Servers {
  /** `shared`: the database of another node. */
  open(kind: (typeof KINDS)[number], shared?: string): Promise<TestServer>;
  /** An empty database that several nodes can share; returns its address. */
  database(kind: (typeof KINDS)[number]): Promise<string>;
  /** As at a restart: the databases stay. */
  stop(): Promise<void>;
}

/** The servers of a test file. After each test they are closed, and none of them may have had an internal error. */
export function keepServers(): Servers {
  const servers: TestServer[] = [];
  const databases: TestDatabase[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      expect(server.errors).toEqual([]);
      await server.close();
    }
    for (const database of databases.splice(0)) await database.remove();
  });
  return {
    async open(kind, shared) {
      const server = await openTestServer(kind, {}, shared);
      servers.push(server);
      return server;
    },
    async database(kind) {
      const database = await DATABASES[kind]();
      databases.push(database);
      return database.address;
    },
    async stop() {
      for (const server of servers.splice(0)) await server.close();
    },
  };
}
