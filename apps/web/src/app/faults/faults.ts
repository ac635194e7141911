import { signal } from '../signals/signal.ts';

/** Errors in the page itself. The visitor is told and can continue, since every move is stored before it is shown. */

export interface Fault {
  readonly message: string;
  readonly details: string;
}

export const currentFault = signal<Fault | undefined>(undefined);

export function reportFault(error: unknown): void {
  console.error(error);
  if (!currentFault.get()) currentFault.set(faultOf(error)); // the first error is the cause; later ones usually follow from it
}

export function clearFault(): void {
  currentFault.set(undefined);
}

export function faultOf(error: unknown): Fault {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { message, details: describeFault(error) };
}

/** The text of a bug report. Contains nothing of the visitor's games or names. */
export function describeFault(error: unknown): string {
  const told = tell(error);
  return [told, `at ${location.pathname}`, `in ${navigator.userAgent}`, `from ${import.meta.url}`].join('\n');
}

/** Errors that need no report: aborted requests, errors of scripts injected by the browser, and ResizeObserver loop warnings. */
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

/** With the error that caused it. Safari's `stack` has no name and no message. */
function tell(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const head = `${error.name}: ${error.message}`;
  const { stack = '' } = error;
  const own = stack.startsWith(head) ? stack : `${head}\n${stack}`.trim();
  return error.cause === undefined ? own : `${own}\ncaused by ${tell(error.cause)}`;
}
