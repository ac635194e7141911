import type { Brand, Result } from './result.ts';
import type { Rng } from './rng.ts';

export type MatchId = Brand<string, 'MatchId'>;
export type Version = Brand<number, 'Version'>; // moves accepted so far in a match

/** Why a move was refused. */
export type Refusal<Reason extends string> =
  | { readonly code: 'not-your-turn' }
  | { readonly code: 'stale-version'; readonly current: Version }
  | { readonly code: 'illegal'; readonly reason: Reason }; // each game lists its own reasons

/** The fields that events of all games share. */
export interface GameEvent {
  readonly type: string;
  /** It showed hidden information to at least one player (the mover included), so it cannot be undone. */
  readonly reveals: boolean;
}

/** All types of one game in one parameter: `Game<Targi>`. */
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

/** The interface that every game implements. Server, bots and terminal access games only through it. */
export interface Game<T extends GameTypes> {
  readonly key: string;
  /** Must be raised when recorded moves would replay differently. Stored with every game. */
  readonly rulesVersion: number;
  readonly seats: readonly T['seat'][];
  readonly defaultOptions: T['options'];
  readonly moves: MoveSource<T>;
  /** Seed, options and moves determine the whole match. */
  init(options: T['options'], seed: string): T['state'];
  /** Empty when the game is over. */
  toAct(state: T['state']): readonly T['seat'][];
  /** Whether the move is allowed out of turn, such as a call in Targets. If undefined, no move is. */
  isOutOfTurn?(state: T['state'], seat: T['seat'], move: T['move']): boolean;
  /** Pure: never changes `state`. */
  play(state: T['state'], seat: T['seat'], move: T['move']): Result<Played<T>, Refusal<T['reason']>>;
  view(state: T['state'], viewer: Viewer<T>): T['view'];
  redact(event: T['event'], viewer: Viewer<T>): T['event'];
  /** A random full state consistent with the view. Bots are given this, never the real state. */
  guess(view: T['view'], rng: Rng): T['state'];
  score(state: T['state']): T['score'];
  /** Equal for equal states, on every machine. */
  hash(state: T['state']): string;
}

export interface Played<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

export type MoveSource<T extends GameTypes> =
  | { readonly kind: 'listed'; list(state: T['state'], seat: T['seat']): readonly T['move'][] }
  | { readonly kind: 'sampled'; sample(state: T['state'], seat: T['seat'], rng: Rng): T['move'] };
