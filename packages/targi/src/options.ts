import { SEATS } from './cards.ts';
import * as L from './layout.ts';
import type { State } from './state.ts';

/** The options of a table. Recorded with every game. */
export interface Options {
  /** The holder of the amulet in the first round; `drawn`: chosen by the seed. */
  readonly first: (typeof FIRSTS)[number];
  /** What happens if a player cannot pay a raid in full: TG-43 or TG-44. */
  readonly shortfall: (typeof SHORTFALLS)[number];
  /** TG-52 */
  readonly hands: (typeof HANDS)[number];
}
export const FIRSTS = [...SEATS, 'drawn'] as const;
export const SHORTFALLS = ['opponentGains', 'loseWhatYouHave'] as const;
export const HANDS = ['closed', 'open'] as const;

export const DEFAULT_OPTIONS: Options = { first: 'drawn', shortfall: 'opponentGains', hands: 'closed' };

export function writeOptions(s: State, options: Options): void {
  s[L.FIRST_OPTION] = FIRSTS.indexOf(options.first);
  s[L.LOSE_WHAT_YOU_HAVE] = SHORTFALLS.indexOf(options.shortfall);
  s[L.OPEN_HANDS] = HANDS.indexOf(options.hands);
}

export function readOptions(s: State): Options {
  return {
    first: FIRSTS[s[L.FIRST_OPTION]],
    shortfall: SHORTFALLS[s[L.LOSE_WHAT_YOU_HAVE]],
    hands: HANDS[s[L.OPEN_HANDS]],
  };
}
