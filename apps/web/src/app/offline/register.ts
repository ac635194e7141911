import { readyUpdate } from './updates.ts';

/** Stores a complete copy of the page on this device. Without service workers, the page works online only. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register('/sw.js')
      .then(watch)
      .catch(() => undefined);
  // Registered after load: the download must not compete with the first screen.
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) readyUpdate.set(registration);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // Browsers check for updates on page load, but a table may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined); // offline
  });
}
