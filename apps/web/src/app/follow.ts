import { arrive, go } from './router.ts';
import { isNowhere, routeOf, settle } from './routes.ts';

/** Links are plain `<a href>`; one listener on the document turns clicks on internal links into client-side navigation. */

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
  if (isNowhere(routeOf(path))) return; // a file, or not a page of this site
  if (path === location.pathname && link.hash !== '') return; // a jump within this screen is left to the browser
  event.preventDefault();
  if (path === location.pathname && link.search === location.search) scrollTo({ top: 0 });
  else go(path + link.search + link.hash);
}

/** Call once, before the first screen renders. */
export function followLinks(): void {
  settleHere();
  document.addEventListener('click', follow);
  addEventListener('popstate', () => {
    settleHere();
    arrive();
  });
}
