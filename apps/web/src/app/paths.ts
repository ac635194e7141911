/** Every address that the page knows. The server reads this list too, by way of the build. */
export const PATHS = {
  home: '/',
  learn: '/targi/learn',
  setup: '/targi/new',
  play: '/targi/play/:id',
  look: '/targi/look',
  rules: '/rules',
  cards: '/cards',
  targetsRules: '/targets/rules',
  targetsSetup: '/targets/new',
  targetsPlay: '/targets/play/:id',
  targetsPractice: '/targets/practice',
  targetsLook: '/targets/look',
  online: '/online',
  match: '/online/:id',
  person: '/people/:id',
  leaders: '/leaders',
  account: '/account',
} as const;
export type Screen = keyof typeof PATHS;

export interface Route {
  readonly screen: Screen | 'nowhere';
  readonly id: string; // of the game or the person; empty where the path names none
}

const NOWHERE: Route = { screen: 'nowhere', id: '' };
const SCREENS = Object.keys(PATHS) as Screen[];

export function pathOf(screen: Screen, id = ''): string {
  return PATHS[screen].replace(':id', encodeURIComponent(id));
}

export function routeOf(pathname: string): Route {
  const parts = partsOf(pathname);
  for (const screen of SCREENS) {
    const wanted = partsOf(PATHS[screen]);
    const isHere = wanted.length === parts.length && wanted.every((part, i) => part === ':id' || part === parts[i]);
    if (isHere) return withId(screen, parts[wanted.indexOf(':id')] ?? '');
  }
  return NOWHERE;
}

function withId(screen: Screen, part: string): Route {
  try {
    return { screen, id: decodeURIComponent(part) };
  } catch {
    return NOWHERE; // a broken %-escape
  }
}

function partsOf(pathname: string): readonly string[] {
  return pathname.split('/').filter(Boolean);
}

const CARD_FRAGMENTS = /^(cards|(card|border)-.+|(goods|tribe)-cards)$/;
const RULE_FRAGMENTS = /^(rules|rule-lines|TG-\d+|R\d+|section-.+)$/;
const TARGETS_FRAGMENTS = /^T(T-)?\d+$/;
const READ_FROM: ReadonlySet<Route['screen']> = new Set(['home', 'rules', 'cards']);

/** Rules and cards once lay on the home page, and they still link to each other by fragment alone. */
export function settle(pathname: string, hash: string): string {
  const fragment = hash.slice(1);
  if (!READ_FROM.has(routeOf(pathname).screen)) return pathname;
  if (CARD_FRAGMENTS.test(fragment)) return PATHS.cards;
  if (TARGETS_FRAGMENTS.test(fragment)) return PATHS.targetsRules;
  return RULE_FRAGMENTS.test(fragment) ? PATHS.rules : pathname;
}
