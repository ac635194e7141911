import type { ComponentType } from 'react';
import { type GamePage, GAMES } from '../games/page.ts';
import { findPath, PATHS } from './paths.ts';
import { inWords } from './settings/inWords.ts';

export interface ScreenProps {
  readonly id: string; // of the game or the person, where the path names one
}

/** A file of its own, loaded when somebody goes there. */
export interface Screen {
  readonly path: string;
  load(): Promise<ComponentType<ScreenProps>>;
  /** It takes the whole window. */
  readonly isTable?: boolean;
}

export interface Route {
  readonly screen: Screen;
  readonly id: string;
}

/** Screens that speak of every game load what each of them shows of itself at the same time. */
async function besideFronts<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loading, import('../games/fronts.ts').then(({ loadFronts }) => loadFronts())]);
  return loaded;
}

const SCREENS: readonly Screen[] = [
  { path: PATHS.home, load: async () => (await besideFronts(import('./home/HomeScreen.tsx'))).HomeScreen },
  { path: PATHS.learn, load: async () => (await import('./learn/LearnScreen.tsx')).LearnScreen },
  {
    path: PATHS.online,
    load: async () => (await besideFronts(import('../online/lobby/OnlineScreen.tsx'))).OnlineScreen,
  },
  { path: PATHS.match, load: async () => (await import('../online/room/MatchScreen.tsx')).MatchScreen },
  {
    path: PATHS.person,
    load: async () => (await besideFronts(import('../online/people/PersonScreen.tsx'))).PersonScreen,
  },
  {
    path: PATHS.leaders,
    load: async () => (await besideFronts(import('../online/people/LeadersScreen.tsx'))).LeadersScreen,
  },
  { path: PATHS.account, load: async () => (await import('../online/people/AccountScreen.tsx')).AccountScreen },
  ...Object.values<GamePage>(GAMES).flatMap((game) =>
    Object.values(game.screens).map((screen) => ({ ...screen, load: () => inWords(game.words, screen.load()) })),
  ),
];
const NOWHERE: Screen = { path: '', load: async () => (await import('./NowhereScreen.tsx')).NowhereScreen };

/** Every address that the page knows. The server reads this list too, by way of the build. */
export const ALL_PATHS = SCREENS.map(({ path }) => path);

export function routeOf(pathname: string): Route {
  const found = findPath(SCREENS, pathname);
  return found ? { screen: found.place, id: found.id } : { screen: NOWHERE, id: '' };
}

export function isNowhere({ screen }: Route): boolean {
  return screen === NOWHERE;
}

/** A game's rules and cards link to each other by fragment alone, and once lay on the home page. */
export function settle(pathname: string, hash: string): string {
  const { screen } = routeOf(pathname);
  const games: readonly GamePage[] = Object.values(GAMES);
  const isReading =
    screen.path === PATHS.home || games.some(({ reading = [] }) => reading.some(({ path }) => path === screen.path));
  if (!isReading) return pathname;
  const fragment = hash.slice(1);
  const ways = games.flatMap(({ fragments = [] }) => fragments);
  return ways.find(({ pattern }) => pattern.test(fragment))?.to.path ?? pathname;
}
