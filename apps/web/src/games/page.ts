import { at } from '@caravanserai/contract';
import type { Translator, WordsLoader } from '@caravanserai/texts/page';
import type { Learnable } from '../app/lessons/lesson.ts';
import type { Screen } from '../app/routes.ts';
import type { GameRoom } from '../online/room/gameRoom.ts';
import type { GameFront } from './front.ts';
import { targets } from './targets/page.ts';
import { targi } from './targi/page.ts';

/** The page's counterpart of the server's `GameHost`: what the frame asks of a game. Light: everything large is loaded when it is wanted. */
export interface GamePage {
  readonly name: string;
  sayName(t: Translator): string;
  /** Its addresses. Every game is set up and played; the others are its own affair. */
  readonly screens: Readonly<Record<string, Screen>> & { readonly setup: Screen; readonly play: Screen };
  /** Where its rules are read, beside those of the other games. */
  readonly rules?: Screen;
  /** In the head of every page. */
  readonly links?: readonly { readonly to: Screen; readonly label: 'rules' | 'cards' }[];
  /** What can be learned of it, in the order in which it is best taken. */
  learn?(): Promise<readonly Learnable[]>;
  /** Fragments that belong on one of its screens, wherever they are followed from. */
  readonly fragments?: readonly { readonly pattern: RegExp; readonly to: Screen }[];
  /** Screens from which fragments lead elsewhere. */
  readonly reading?: readonly Screen[];
  /** Its words and the frame's. */
  readonly words: WordsLoader<never>;
  /** What home page, lists, lobby and rooms show of it. */
  front(): Promise<GameFront>;
  /** Its table over the network. */
  room(): Promise<GameRoom>;
}

/** Every game of the house. Nothing else in the page compares a game's name. */
export const GAMES = {
  targi,
  targets,
} as const satisfies Readonly<Record<string, GamePage>>;
export type GameName = keyof typeof GAMES;
export const GAME_NAMES = Object.keys(GAMES) as GameName[];

/** A game of a newer server is as good as the first to an older page: its table will not open, but its line in a list will. */
export function gameNamed(name: unknown): GameName {
  return GAME_NAMES.find((each) => each === name) ?? at(GAME_NAMES, 0);
}

export function gameOf(name: string): GamePage {
  return GAMES[gameNamed(name)];
}
