import { listeners, type Readable } from './signals/signal.ts';

/** The URL is the state. This module imports no screen: every screen imports it, and a hot update would reload each of them. */

const { subscribe, tell } = listeners();
let visits = 0; // navigations since the page was loaded

/** `address` begins with a slash; the `?lang=` parameter is preserved. */
export function go(address: string, { replace = false } = {}): void {
  const url = new URL(address, location.origin);
  const language = new URLSearchParams(location.search).get('lang');
  if (language !== null && !url.searchParams.has('lang')) url.searchParams.set('lang', language);
  if (replace) history.replaceState(undefined, '', url);
  else history.pushState(undefined, '', url);
  arrive();
}

/** Notifies the listeners of a changed address. */
export function arrive(): void {
  visits++;
  tell();
}

/** The screen of the initial page load does not take the focus; every later one does. */
export function isFirstScreen(): boolean {
  return visits === 0;
}

export const pathname: Readable<string> = { get: () => location.pathname, subscribe };
