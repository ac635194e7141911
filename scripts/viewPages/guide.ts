/**
 * The parts of a game's page that do not come from its schemas. `viewPages.test.ts` checks this data against random
 * games.
 */
export interface Guide {
  readonly game: string;
  readonly title: string;
  readonly intro: readonly string[];
  /** The computer opponent of the first game. */
  readonly opponent: string;
  /** Path to the phase in the view, as the page writes it. */
  readonly phaseField: string;
  readonly phases: readonly Phase[];
  /** The steps by which a simple bot decides, in order. */
  readonly decide: readonly string[];
  readonly sections: readonly { readonly heading: string; readonly text: readonly string[] }[];
}

export interface Phase {
  readonly name: string;
  readonly who: string;
  readonly moves: readonly Sendable[]; // empty: nobody acts
}

/** A move that is legal in a phase: its condition, and an example message. */
export interface Sendable {
  readonly when: string;
  readonly example: { readonly type: string } & Readonly<Record<string, unknown>>;
}
