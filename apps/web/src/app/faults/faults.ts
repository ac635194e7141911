import { cell } from '../cells/cell.ts';

/** What went wrong in the page itself: told to the visitor, who can go on, since games are kept by a worker. */

export interface Fault {
  readonly message: string;
  readonly details: string;
}

export const currentFault = cell<Fault | undefined>(undefined);

export function reportFault(error: unknown): void {
  console.error(error);
  if (!currentFault.get()) currentFault.set(faultOf(error)); // the first one says most; the others follow from it
}

export function clearFault(): void {
  currentFault.set(undefined);
}

export function faultOf(error: unknown): Fault {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { message, details: describeFault(error) };
}

/** All that helps to find the mistake: nothing of the visitor's games or names. */
export function describeFault(error: unknown): string {
  const told = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  return [told, `at ${location.pathname}`, `in ${navigator.userAgent}`, `from ${import.meta.url}`].join('\n');
}

/** Not ours to mend: a request that was called off, a script of the browser's own, an observer that was too slow. */
function isHarmless(error: unknown): boolean {
  return (error instanceof DOMException && error.name === 'AbortError') || error === undefined || error === null;
}

export function watchForFaults(): void {
  addEventListener('error', ({ error }) => {
    if (!isHarmless(error)) reportFault(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!isHarmless(reason)) reportFault(reason);
  });
}
