import { GAMES } from '../games.ts';

/** What it takes to think about one position: a view, the legal moves, and a seed, so that the same position gets the same move. */
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

/** Who thinks for our own opponents of one game. In threads of their own where it takes long, started when first needed. */
export interface Brain {
  /** Of those who may act, who does what first; nothing if they leave it to somebody else. */
  decide(asked: readonly Question[]): Promise<Decision | undefined>;
  close(): Promise<void>;
}

/** By game. */
export function openBrains(): Readonly<Record<string, Brain>> {
  return Object.fromEntries(Object.entries(GAMES).map(([game, { brain }]) => [game, brain()]));
}
