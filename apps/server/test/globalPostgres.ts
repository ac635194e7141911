import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string; // of the database `postgres`: tests make their own beside it
  }
}

/** One PostgreSQL server for all test files of the server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres({ isDurable: false });
  project.provide('postgresUrl', await server.database('caravanserai'));
  return () => server.stop();
}
