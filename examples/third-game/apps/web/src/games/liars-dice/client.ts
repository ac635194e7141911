import type { Result } from '@caravanserai/contract';
import type { KeptSummary } from '../../app/play/device.ts';
import type { Watched } from '../../keeper/watched.ts';
import type { Event, GameTextError, Level, Move, Options, Seat, View } from '@caravanserai/liars-dice';

/** The interface of a table. Local and online games look the same to it. */

export type Player =
  | { readonly kind: 'person'; readonly name: string } // at this device
  | { readonly kind: 'remote'; readonly name: string } // at another device
  | { readonly kind: 'bot'; readonly level: Level };
export type Players = Readonly<Record<Seat, Player>>;

export interface Setup {
  readonly players: Players;
  readonly options: Options;
  readonly seed?: string; // default: 128 random bits
}

/** One moment of a game, as far as this viewer may see it. */
export interface Snapshot {
  readonly gameId: string;
  readonly players: Players;
  readonly own: Seat | undefined; // undefined for spectators
  readonly view: View;
  readonly toAct: Seat | undefined;
  readonly log: readonly Event[];
  readonly winner: Seat | undefined;
}

export interface TableError {
  readonly code:
    | 'refused'
    | 'no-such-game'
    | 'open-elsewhere'
    | 'broken-game'
    | 'broken-file'
    | 'not-saved'
    | 'crashed';
  readonly detail?: string;
  readonly error?: GameTextError; // in a file
}

export interface TableClient extends Watched<Snapshot, TableError> {
  act(move: Move): Promise<Result<undefined, TableError>>;
  close(): void;
}

export interface GameSummary extends KeptSummary {
  readonly players: Players;
  readonly options: Options;
  readonly toAct?: Seat;
  readonly result?: { readonly winners: readonly Seat[]; readonly winning: number; readonly losing: number };
}
export type Summary = Omit<GameSummary, 'isKept'>;

export interface Local {
  setup: Setup;
  client: TableClient;
  summary: GameSummary;
  error: TableError;
}
