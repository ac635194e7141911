import type { Brand, Result } from './result.ts';
import type { Rng } from './rng.ts';

export type MatchId = Brand<string, 'MatchId'>;
export type Version = Brand<number, 'Version'>; // moves accepted so far in a match

/** Why a move was refused. */
export type Refusal<Reason extends string> =
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'stale-version'; readonly current: Version }
  | { readonly code: 'illegal'; readonly reason: Reason }; // each game lists its own reasons

/** What every event of every game says of itself. */
export interface GameEvent {
  readonly type: string;
  /** It showed somebody, the player who moved or another, what was hidden before: undo stops here. */
  readonly reveals: boolean;
}

/** The types of one game, under one name: `Game<Targi>`, not a row of parameters. */
export interface GameTypes {
  seat: string;
  options: unknown;
  state: unknown;
  move: unknown;
  event: GameEvent;
  view: unknown;
  reason: string;
  score: unknown;
}
export type Viewer<T extends GameTypes> = T['seat'] | 'spectator';

/** What every game of the house offers; the server, the bots and the terminal know nothing else. */
export interface Game<T extends GameTypes> {
  readonly key: string;
  /** Raised whenever an old list of moves would replay differently. Recorded with every game. */
  readonly rulesVersion: number;
  readonly seats: readonly T['seat'][];
  readonly defaultOptions: T['options'];
  readonly moves: MoveSource<T>;
  /** The whole match follows from the seed, the options and the moves. */
  init(options: T['options'], seed: string): T['state'];
  /** Nobody: the game is over. */
  toAct(state: T['state']): readonly T['seat'][];
  /** A move that somebody may make out of turn, at a price: a call of what is not there. Without it, nobody may. */
  isOutOfTurn?(state: T['state'], seat: T['seat'], move: T['move']): boolean;
  /** Pure: `state` is as it was, whatever comes back. */
  play(state: T['state'], seat: T['seat'], move: T['move']): Result<Played<T>, Refusal<T['reason']>>;
  view(state: T['state'], viewer: Viewer<T>): T['view'];
  redact(event: T['event'], viewer: Viewer<T>): T['event'];
  /** A full state that this view allows, what it hides dealt at random: all that a bot gets to know. */
  guess(view: T['view'], rng: Rng): T['state'];
  score(state: T['state']): T['score'];
  /** Equal for equal states, here and on every other machine. */
  hash(state: T['state']): string;
}

export interface Played<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

export type MoveSource<T extends GameTypes> =
  | { readonly kind: 'listed'; list(state: T['state'], seat: T['seat']): readonly T['move'][] }
  | { readonly kind: 'sampled'; sample(state: T['state'], seat: T['seat'], rng: Rng): T['move'] };
