import { signal } from '../signals/signal.ts';

/** A newer build that is fully downloaded and waiting. It is activated only when the user agrees. */
export const readyUpdate = signal<ServiceWorkerRegistration | undefined>(undefined);

/** Activates the new build and reloads this tab. Other tabs continue with their build. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  readyUpdate.get()?.waiting?.postMessage(TAKE_OVER);
}

export const TAKE_OVER = 'take over';
