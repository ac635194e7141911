/** A newer build that has been fetched completely and waits; nobody is moved to it without asking. */

let waiting: ServiceWorkerRegistration | undefined;
const listeners = new Set<() => void>();

export function isUpdateReady(): boolean {
  return waiting !== undefined;
}

export function subscribeUpdate(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

export function offerUpdate(registration: ServiceWorkerRegistration): void {
  waiting = registration;
  for (const listener of listeners) listener();
}

/** The new build takes over, and this tab is loaded again with it. Other tabs go on with theirs. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.waiting?.postMessage(TAKE_OVER);
}

export const TAKE_OVER = 'take over';
