import { GAMES } from '../games.ts';

/** One position to decide. The same seed gives the same move for the same position. */
export interface Question {
  readonly seat: string;
  readonly bot: string;
  readonly rulesVersion: number; // of the match
  readonly view: unknown;
  readonly moves: readonly unknown[];
  readonly seed: string;
}

export interface Decision {
  readonly seat: string;
  readonly move: unknown;
  readonly afterMs: number; // since the table came to rest
}

/** Decides the moves of the server's bots for one game. Slow brains run in their own thread, which starts on first use. */
export interface Brain {
  /** The first decision among the seats asked, or nothing if none of them acts. */
  decide(asked: readonly Question[]): Promise<Decision | undefined>;
  close(): Promise<void>;
}

/** By game. */
export function openBrains(): Readonly<Record<string, Brain>> {
  return Object.fromEntries(Object.entries(GAMES).map(([game, { brain }]) => [game, brain()]));
}
