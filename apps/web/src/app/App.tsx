import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { SettingsDialog } from './settings/SettingsDialog.tsx';
import { useT } from './settings/language.tsx';
import { FaultBoundary } from './faults/FaultBoundary.tsx';
import { FaultDialog } from './faults/FaultDialog.tsx';
import { type Route, routeOf } from './paths.ts';
import { subscribePath } from './router.ts';
import { loadScreen } from './screens.ts';
import { Toasts } from './toasts/Toasts.tsx';

const SCREENS = {
  home: lazyScreen('home'),
  learn: lazyScreen('learn'),
  setup: lazyScreen('setup'),
  play: lazyScreen('play'),
  look: lazyScreen('look'),
  rules: lazyScreen('rules'),
  cards: lazyScreen('cards'),
  targetsRules: lazyScreen('targetsRules'),
  targetsSetup: lazyScreen('targetsSetup'),
  targetsPlay: lazyScreen('targetsPlay'),
  targetsPractice: lazyScreen('targetsPractice'),
  targetsLook: lazyScreen('targetsLook'),
  online: lazyScreen('online'),
  match: lazyScreen('match'),
  person: lazyScreen('person'),
  leaders: lazyScreen('leaders'),
  account: lazyScreen('account'),
  nowhere: lazyScreen('nowhere'),
} as const satisfies Record<Route['screen'], unknown>;

/** They take the whole window. */
const TABLES: ReadonlySet<Route['screen']> = new Set(['play', 'targetsPlay', 'targetsPractice']);

function lazyScreen(screen: Route['screen']) {
  return lazy(async () => ({ default: await loadScreen(screen) }));
}

/** A transition: the old screen stays until the next one is loaded. */
function useShownRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.pathname));
  useEffect(() => subscribePath(() => startTransition(() => setRoute(routeOf(location.pathname)))), []);
  return route;
}

export function App() {
  const t = useT();
  const { screen, id } = useShownRoute();
  const Screen = SCREENS[screen];
  const isTable = TABLES.has(screen);
  return (
    <>
      <a className="skip" href="#content">
        {t('home.skip')}
      </a>
      {!isTable && <Header />}
      <main id="content" tabIndex={-1} className={isTable ? 'screen-table' : 'screen'}>
        <FaultBoundary key={`${screen} ${id}`}>
          <Suspense>
            <Screen key={id} id={id} />
          </Suspense>
        </FaultBoundary>
      </main>
      {!isTable && <Footer />}
      <Toasts />
      <SettingsDialog />
      <FaultDialog />
    </>
  );
}
