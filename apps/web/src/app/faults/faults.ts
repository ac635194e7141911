/** What went wrong in the page itself: told to the visitor, who can go on, since games are kept by a worker. */

export interface Fault {
  readonly message: string;
  readonly details: string;
}

let current: Fault | undefined;
const listeners = new Set<() => void>();

export function currentFault(): Fault | undefined {
  return current;
}

export function subscribeFault(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function reportFault(error: unknown): void {
  console.error(error);
  if (current !== undefined) return; // the first one says most; the others follow from it
  setFault(faultOf(error));
}

export function clearFault(): void {
  setFault(undefined);
}

function setFault(fault: Fault | undefined): void {
  current = fault;
  for (const listener of listeners) listener();
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
