import { cell } from '../cells/cell.ts';

/** A newer build that has been fetched completely and waits; nobody is moved to it without asking. */
export const readyUpdate = cell<ServiceWorkerRegistration | undefined>(undefined);

/** The new build takes over, and this tab is loaded again with it. Other tabs go on with theirs. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  readyUpdate.get()?.waiting?.postMessage(TAKE_OVER);
}

export const TAKE_OVER = 'take over';
