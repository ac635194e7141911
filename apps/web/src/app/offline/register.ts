import { readyUpdate } from './updates.ts';

/** A complete copy of the page on this device. Where a browser has no such thing, the page works as long as there is a network. */
export function keepOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register('/sw.js')
      .then(watch)
      .catch(() => undefined);
  // The copy is fetched when the first screen is there: it must not wait for what it does not need.
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => {
    if (registration.waiting && navigator.serviceWorker.controller) readyUpdate.set(registration);
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  // Browsers ask for news when a page is loaded, and a table may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined); // no network, no news
  });
}
