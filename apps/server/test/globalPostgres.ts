import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string; // of the database `postgres`: tests create their own databases on that server
    postgresFault: string; // why PostgreSQL is not available
  }
}

/** One PostgreSQL server for all server tests. If it does not start, `postgres.test.ts` fails with the reason. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let server: PostgresServer | undefined;
  try {
    server = await startPostgres({ isDurable: false });
    project.provide('postgresUrl', await server.database('caravanserai'));
    project.provide('postgresFault', '');
  } catch (error) {
    project.provide('postgresUrl', '');
    project.provide('postgresFault', error instanceof Error ? error.message : String(error));
  }
  return async () => server?.stop();
}
