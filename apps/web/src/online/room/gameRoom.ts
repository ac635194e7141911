import type { FairnessFault, MatchPicture, Version } from '@caravanserai/contract';
import type { Translator } from '@caravanserai/texts/page';
import type { ComponentType } from 'react';
import type { Match } from '../connection/match.ts';

/** The recomputed randomness of a finished game. A game adds what was drawn. */
export interface Recomputed {
  /** `other-cards`: the seed is right, but the game was played with other cards. */
  readonly fault?: FairnessFault | 'other-cards' | 'not-shown';
  /** Number of events compared with the recomputed ones. */
  readonly compared: number;
}

/** The table's interface to the bar above it, for any game. */
export interface MatchTable {
  readonly subscribe: (changed: () => void) => () => void;
  readonly fault: () => object | undefined;
  see(picture: MatchPicture): void;
  close(): void;
  /** The version to which the viewer may ask to undo; undefined if there is none. */
  undoTarget(): Promise<Version | undefined>;
  /** Recomputes the randomness of a finished game in this browser. */
  recompute(): Promise<Recomputed>;
}

/** A game's online play. */
export interface GameRoom {
  /** `say` is a function because the language may change while the table is open. */
  open(match: Match, first: MatchPicture, say: () => Translator): Promise<MatchTable>;
  readonly Table: ComponentType<TableProps<never>>;
}

/** A game's table, local or online. */
export interface TableProps<Client> {
  readonly client: Client;
  readonly onLeave: () => void;
  readonly onRematch: () => void;
}
