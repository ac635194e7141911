import { listeners, type Readable } from './cells/cell.ts';
import { isNowhere, routeOf, settle } from './routes.ts';

/** The address bar is the state: links are plain `<a href>`, and one listener keeps those of ours within the page. */

const { subscribe, tell } = listeners();
let visits = 0; // screens asked for since the page was loaded

/** `address` begins with a slash; `?lang=` stays where it is. */
export function go(address: string, { replace = false } = {}): void {
  const url = new URL(address, location.origin);
  const language = new URLSearchParams(location.search).get('lang');
  if (language !== null && !url.searchParams.has('lang')) url.searchParams.set('lang', language);
  visits++;
  if (replace) history.replaceState(undefined, '', url);
  else history.pushState(undefined, '', url);
  tell();
}

/** The screen that was there when the page was loaded is not announced by moving the focus; every later one is. */
export function isFirstScreen(): boolean {
  return visits === 0;
}

export const pathname: Readable<string> = { get: () => location.pathname, subscribe };

function settleHere(): void {
  const home = settle(location.pathname, location.hash);
  if (home !== location.pathname) history.replaceState(history.state, '', home + location.search + location.hash);
}

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : undefined;
  if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return;
  if (link.origin !== location.origin) return;
  const path = settle(link.pathname, link.hash);
  if (isNowhere(routeOf(path))) return; // a file, or somebody else's business
  if (path === location.pathname && link.hash !== '') return; // a jump within this screen: the browser does it best
  event.preventDefault();
  if (path === location.pathname && link.search === location.search) scrollTo({ top: 0 });
  else go(path + link.search + link.hash);
}

/** Called once, before the first screen is drawn. */
export function startRouter(): void {
  settleHere();
  document.addEventListener('click', follow);
  addEventListener('popstate', () => {
    settleHere();
    visits++;
    tell();
  });
}
