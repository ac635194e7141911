import type { TestProject } from 'vitest/node';
import { openHouse } from './browser.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    houseUrl: string;
  }
}

/** One house for all test files that need none of their own: everybody in it plays on their own device. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await openHouse({ RATE_LIMITS: 'no' });
  project.provide('houseUrl', url);
  return close;
}
