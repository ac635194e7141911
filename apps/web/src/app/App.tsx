import { createElement, lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import { useT } from './settings/language.tsx';
import { FaultBoundary } from './faults/FaultBoundary.tsx';
import { FaultDialog } from './faults/FaultDialog.tsx';
import { kept } from './kept.ts';
import { type Route, routeOf, type Screen } from './routes.ts';
import { pathname } from './router.ts';
import { Toasts } from './toasts/Toasts.tsx';

/** One lazy component per screen: `lazy` must not be called again on a re-render. */
const lazyScreen = kept(({ load }: Screen) => lazy(async () => ({ default: await load() })));

/** Updates the route in a transition: the old screen stays until the next one has loaded. */
function useShownRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(pathname.get()));
  useEffect(() => pathname.subscribe(() => startTransition(() => setRoute(routeOf(pathname.get())))), []);
  return route;
}

export function App() {
  const t = useT();
  const { screen, id } = useShownRoute();
  const { isTable = false } = screen;
  return (
    <>
      <a className="skip" href="#content">
        {t('home.skip')}
      </a>
      {!isTable && <Header />}
      <main id="content" tabIndex={-1} className={isTable ? undefined : 'screen'}>
        <FaultBoundary key={`${screen.path} ${id}`}>
          <Suspense>{createElement(lazyScreen(screen), { key: id, id })}</Suspense>
        </FaultBoundary>
      </main>
      {!isTable && <Footer />}
      <Toasts />
      <SettingsDialog />
      <FaultDialog />
    </>
  );
}
