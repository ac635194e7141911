import type { ComponentType } from 'react';
import { type GamePage, GAMES } from '../games/page.ts';
import { findPath, PATHS } from './paths.ts';
import { inWords } from './settings/inWords.ts';

export interface ScreenProps {
  readonly id: string; // of the game or the person, if the path has an id
}

/** A screen is a chunk of its own, loaded on demand. */
export interface Screen {
  readonly path: string;
  load(): Promise<ComponentType<ScreenProps>>;
  /** It fills the whole window. */
  readonly isTable?: boolean;
  /** A former path, which redirects. */
  readonly formerly?: string;
}

export interface Route {
  readonly screen: Screen;
  readonly id: string;
}

/** Loads the listing of every game in parallel with a screen that shows all games. */
async function withListings<T>(loading: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([
    loading,
    import('../games/listings.ts').then(({ loadListings }) => loadListings()),
  ]);
  return loaded;
}

const SCREENS: readonly Screen[] = [
  { path: PATHS.home, load: async () => (await withListings(import('./home/HomeScreen.tsx'))).HomeScreen },
  { path: PATHS.learn, load: async () => (await import('./learn/LearnScreen.tsx')).LearnScreen },
  {
    path: PATHS.online,
    load: async () => (await withListings(import('../online/lobby/OnlineScreen.tsx'))).OnlineScreen,
  },
  { path: PATHS.match, load: async () => (await import('../online/room/MatchScreen.tsx')).MatchScreen },
  { path: PATHS.duo, load: async () => (await import('../online/duo/DuoScreen.tsx')).DuoScreen },
  {
    path: PATHS.person,
    load: async () => (await withListings(import('../online/people/PersonScreen.tsx'))).PersonScreen,
  },
  {
    path: PATHS.leaders,
    load: async () => (await withListings(import('../online/people/LeadersScreen.tsx'))).LeadersScreen,
  },
  { path: PATHS.account, load: async () => (await import('../online/people/AccountScreen.tsx')).AccountScreen },
  ...Object.values<GamePage>(GAMES).flatMap((game) =>
    Object.values(game.screens).map((screen) => ({ ...screen, load: () => inWords(game.words, screen.load()) })),
  ),
];
const NOWHERE: Screen = { path: '', load: async () => (await import('./NowhereScreen.tsx')).NowhereScreen };

/** All paths of the page. The build passes this list to the server. */
export const ALL_PATHS = SCREENS.flatMap(({ path, formerly }) => (formerly === undefined ? [path] : [path, formerly]));
const FORMER = SCREENS.flatMap(({ path, formerly }) => (formerly === undefined ? [] : [{ path: formerly, to: path }]));

export function routeOf(pathname: string): Route {
  const found = findPath(SCREENS, pathname);
  return found ? { screen: found.place, id: found.id } : { screen: NOWHERE, id: '' };
}

export function isNowhere({ screen }: Route): boolean {
  return screen === NOWHERE;
}

/** The canonical path. Former paths redirect. A game's rules and cards link to each other by fragment alone, and used to be on the home page. */
export function settle(address: string, hash: string): string {
  const pathname = findPath(FORMER, address)?.place.to ?? address;
  const { screen } = routeOf(pathname);
  const games: readonly GamePage[] = Object.values(GAMES);
  const isReading =
    screen.path === PATHS.home || games.some(({ reading = [] }) => reading.some(({ path }) => path === screen.path));
  if (!isReading) return pathname;
  const fragment = hash.slice(1);
  const ways = games.flatMap(({ fragments = [] }) => fragments);
  return ways.find(({ pattern }) => pattern.test(fragment))?.to.path ?? pathname;
}
