import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string; // of the database `postgres`: tests make their own beside it
    postgresFault: string; // why there is none
  }
}

/** One PostgreSQL server for all test files of the server. If it does not start, `postgres.test.ts` fails and says why. */
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
