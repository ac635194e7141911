/** Players besides the seats, with OpenSpiel's numbers. */
export const CHANCE_PLAYER = -1;
export const TERMINAL_PLAYER = -4;

/** Consecutive values of an observation. Dividing by `max` scales them to 0 … 1, or to −1 … 1 if `isSigned`. */
export interface Segment {
  readonly name: string;
  readonly at: number;
  readonly size: number;
  readonly max: number;
  readonly isSigned?: boolean;
}

/** The constants of a game with given options. */
export interface LearnSpec {
  readonly game: string;
  readonly rulesVersion: number;
  /** Incremented when the meaning of an action id changes. */
  readonly actionsVersion: number;
  /** Incremented when the layout of the observation changes. */
  readonly observationVersion: number;
  readonly seats: readonly string[];
  readonly options: object;
  readonly chance: 'sampled' | 'explicit';
  readonly actions: number;
  /** Number of continuous parameters of an action, each from −1 to 1: none in Targi, four for a flick in Targets. */
  readonly parameters: number;
  /** Ids of the actions that take parameters. */
  readonly continuous: readonly number[];
  readonly observation: {
    readonly kind: 'uint8' | 'float32';
    readonly size: number;
    readonly segments: readonly Segment[];
  };
  /** Limits of `information`: its length, and the number of token values. */
  readonly tokens: { readonly most: number; readonly values: number };
  readonly chanceOutcomes: number;
}

/**
 * The interface of a game to learning programs: numbered seats, fixed action ids, observations as bytes. It uses the game's own rules.
 * Tables are modified in place. Observations contain only what their seat may know.
 */
export interface LearnGame<Table> {
  readonly spec: LearnSpec;
  deal(seed: string): Table;
  clone(table: Table): Table;
  /** Resamples everything hidden from this seat. The other seats' knowledge of past events is discarded. */
  redeal(table: Table, seat: number, seed: string): void;
  /** The number of a seat, or one of the constants above. */
  toAct(table: Table): number;
  /** Writes the ids of the legal actions, or of the outcomes at a chance node, to `out` in ascending order; returns their number. */
  list(table: Table, out: Uint16Array): number;
  /** Why an action, or an outcome at a chance node, is illegal; undefined if it is legal. */
  refusal(table: Table, action: number, parameters: Float32Array): string | undefined;
  /** The action must be legal. */
  step(table: Table, action: number, parameters: Float32Array): void;
  /** Writes the observation to `out`, starting at byte `at`, which must be a multiple of the size of a value. */
  observe(table: Table, seat: number, out: Uint8Array, at: number): void;
  /** By seat; zeros until the game is over. */
  returns(table: Table): readonly number[];
  /** At a chance node: the outcomes with their probabilities. */
  outcomes(table: Table): readonly (readonly [id: number, probability: number])[];
  /** Everything that a seat has seen since the deal, in order, as tokens: action ids, then the game's other tokens. Undefined if not recorded. */
  information(table: Table, seat: number): readonly number[] | undefined;
  /** The view of a seat, as the game defines it. */
  view(table: Table, seat: number): unknown;
  /** The notation of each action, by id. */
  actionNames(): readonly string[];
  /** The name of each token, by value. */
  tokenNames(): readonly string[];
  /** The name of each chance outcome, by id. */
  outcomeNames(): readonly string[];
}
