import { known, type MatchPicture } from '@caravanserai/contract';
import type { Translator, WordsLoader } from '@caravanserai/texts/page';
import type { Learnable } from '../app/lessons/lesson.ts';
import { pathTo } from '../app/paths.ts';
import type { Screen } from '../app/routes.ts';
import type { ShownSetting } from '../app/settings/settings.ts';
import type { GameRoom } from '../online/room/gameRoom.ts';
import type { GameListing } from './listing.ts';
import { targets } from './targets/page.ts';
import { targi } from './targi/page.ts';

/** The page's counterpart of the server's `GameHost`: what the frame needs from a game. Small, because everything large is loaded on demand. */
export interface GamePage {
  readonly name: string;
  sayName(t: Translator): string;
  /** The game's screens by name. `setup` and `play` are required. */
  readonly screens: Readonly<Record<string, Screen>> & { readonly setup: Screen; readonly play: Screen };
  /** Its rules, listed beside those of the other games. */
  readonly rules?: Screen;
  /** The daily game of a date, if it has one; the path has the date. */
  readonly daily?: Screen;
  /** Links in the header of every page. */
  readonly links?: readonly { readonly to: Screen; readonly label: 'cards' }[];
  /** Its part of the settings dialog. */
  readonly settings?: readonly ShownSetting[];
  /** Its lessons, in the recommended order. */
  learn?(): Promise<readonly Learnable[]>;
  /** URL fragments that belong to one of its screens, whichever page links to them. */
  readonly fragments?: readonly { readonly pattern: RegExp; readonly to: Screen }[];
  /** Screens whose fragments lead to other screens. */
  readonly reading?: readonly Screen[];
  /** Loads the texts of the game and of the frame. */
  readonly words: WordsLoader<never>;
  /** What the home page, lists, lobby and rooms show of the game. */
  listing(): Promise<GameListing>;
  /** Its online table. */
  room(): Promise<GameRoom>;
}

/** Every game of the site. No other code of the page compares game names. */
export const GAMES = {
  targi,
  targets,
} as const satisfies Readonly<Record<string, GamePage>>;
export type GameName = keyof typeof GAMES;
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

/** Undefined for a game that only a newer version of the page has. */
export function gameNamed(name: unknown): GameName | undefined {
  return GAME_NAMES.find((each) => each === name);
}

export function isKnownGame(name: string): name is GameName {
  return gameNamed(name) !== undefined;
}

/** A game that this page does not know goes by its key. */
export function sayGame(t: Translator, name: string): string {
  return isKnownGame(name) ? gameOf(name).sayName(t) : name;
}

/** Where the results of a daily game are; nothing for any other match. */
export function dailyPath({ terms, fairness }: Pick<MatchPicture, 'terms' | 'fairness'>): string | undefined {
  const path = isKnownGame(terms.game) ? gameOf(terms.game).daily?.path : undefined;
  return path !== undefined && fairness.daily !== undefined ? pathTo(path, fairness.daily) : undefined;
}

/** Throws for an unknown game. */
export function gameOf(name: string): GamePage {
  return GAMES[known(gameNamed(name), `the game ${name}`)];
}
