import type { FairnessFault, MatchPicture, Version } from '@caravanserai/contract';
import type { Translator } from '@caravanserai/texts/page';
import type { ComponentType } from 'react';
import type { Match } from '../line/match.ts';

/** The chance of a finished game, made again from what was promised before it. A game adds what it drew. */
export interface Recomputed {
  /** `other-cards`: the seed is right, but it is not what was played with. */
  readonly fault?: FairnessFault | 'other-cards' | 'not-shown';
  /** How many events of the game were compared with those of the deal. */
  readonly compared: number;
}

/** What the bar over a table asks of it, whatever is played there. */
export interface MatchTable {
  readonly subscribe: (changed: () => void) => () => void;
  readonly fault: () => object | undefined;
  see(picture: MatchPicture): void;
  close(): void;
  /** The version to which the viewer may ask to go back; nothing if nothing can be asked back. */
  undoTarget(): Promise<Version | undefined>;
  /** Of a finished game: its chance, made again in this browser. */
  recompute(): Promise<Recomputed>;
}

/** How a game is played over the network. */
export interface GameRoom {
  /** `say`: the language may change while the table is open. */
  open(match: Match, first: MatchPicture, say: () => Translator): Promise<MatchTable>;
  readonly Table: ComponentType<TableProps<never>>;
}

/** A game's table, here or over the network. */
export interface TableProps<Client> {
  readonly client: Client;
  readonly onLeave: () => void;
  readonly onRematch: () => void;
}
