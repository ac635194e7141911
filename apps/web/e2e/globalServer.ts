import type { TestProject } from 'vitest/node';
import { openServer } from './browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    serverUrl: string;
  }
}

/** One server shared by all test files that need none of their own: their visitors play locally. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await openServer({ RATE_LIMITS: 'no' });
  project.provide('serverUrl', url);
  return close;
}
