import type { Refusal, Result } from '@caravanserai/contract';
import type {
  Arrangement,
  DailyShot,
  DieId,
  DiscId,
  Event,
  Face,
  GameFileError,
  Move,
  Need,
  OpenCall,
  Options,
  Point,
  Reason,
  Score,
  Seat,
  View,
} from '@caravanserai/targets';
import type { Fault } from '@caravanserai/targets/rules';
import type { Want } from '@caravanserai/targets/tricks';
import type { KeptSummary } from '../../app/play/device.ts';
import type { LocalGames as GamesHere } from '../../keeper/keeper.ts';
import type { TableFault } from '../../keeper/openTable.ts';
import type { Watched } from '../../keeper/watched.ts';
import type { Film, StagePicture } from './stage/stage.ts';

/** The interface between the page and a game of Targets, the same for online and local tables. */

export const SEATS = ['red', 'blue', 'yellow', 'green'] as const satisfies readonly Seat[];
export const LEVEL_NAMES = ['leftHand', 'tavern', 'juggler', 'master'] as const; // the worker checks that this list matches the bots
export type LevelName = (typeof LEVEL_NAMES)[number];

export type Player =
  | { readonly kind: 'person'; readonly name: string } // on this device
  | { readonly kind: 'remote'; readonly name: string } // on another device
  | { readonly kind: 'bot'; readonly level: LevelName };
/** Players by seat; empty seats are missing. */
export type Players = Readonly<Partial<Record<Seat, Player>>>;

export interface Setup {
  readonly kind: 'game' | 'practice';
  readonly players: Players;
  readonly options: Options;
  /** Practice: the rivals' towers stand on the table as targets; rivals do not flick. */
  readonly hasRivals?: boolean;
  /** Practice: a drill on a table of its own. */
  readonly drill?: Drill;
  /** If omitted, 128 random bits are generated. */
  readonly seed?: string;
}

/** The intended result of a flick or call. */
export type Goal =
  | 'roll'
  | 'spin'
  | 'disc'
  | 'black'
  | 'topple'
  | 'steal'
  | 'targets'
  | 'double'
  | 'award'
  | 'secure'
  | 'trick';

/** A practice table that is set up again after every try, with its goal. */
export interface Drill {
  readonly name?: string; // identifies the drill in a lesson
  readonly table: Arrangement;
  readonly goal: Goal;
  readonly isSeries?: boolean; // set up again after successful tries too
  readonly wants?: readonly Want[]; // of the goal `trick`
  /** The daily shot: every flick has a distance from the goal, or is a fault. */
  readonly shot?: DailyShot;
}

/** A table to draw, independent of the viewer. */
export type Picture = Omit<StagePicture, 'own'>;

/** How a die lies, by its footprint (T5, T6): the facts that decide whether it counts. */
export interface Lying {
  readonly die: DieId;
  readonly holder: Seat;
  readonly corners: readonly Point[];
  readonly face: Face | undefined;
  readonly isFlat: boolean;
  readonly disc: DiscId | undefined; // the disc it lies wholly on
  readonly over: DiscId | undefined; // the disc it lies only partly on
  readonly black: DiscId | undefined; // the disc whose centre it touches
  readonly victim: Seat | undefined; // the seat on whose stored discs it lies
  readonly near: { readonly disc: DiscId; readonly mm: number } | undefined; // the nearest disc, and the distance between the centres of die and disc
  readonly fault: Fault | undefined; // why it returns to its owner
}

/** The last flick, with the data for its film and analysis. */
export interface Shot {
  readonly n: number; // the version after it
  readonly seat: Seat;
  readonly film: Film;
  readonly before: Picture;
  readonly rest: Picture; // before judging: faulty dice still lie on the table
  readonly lying: readonly Lying[];
}

export interface LogEntry {
  readonly n: number; // the move's number from 1
  readonly round: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
  readonly reason?: Reason | undefined; // why a call was wrong (T29)
}

export interface DrillNow extends Pick<Drill, 'name' | 'goal' | 'isSeries' | 'wants' | 'shot'> {
  readonly tries: readonly boolean[];
  /** What the last try left undone, of the goal `trick`. */
  readonly missing: readonly Want[];
  /** The distance of the last try at a daily shot. */
  readonly mm?: number;
}

/** One moment of one game. Everything on the table is public, so it is the same for all viewers. */
export interface Snapshot {
  readonly gameId: string;
  readonly kind: Setup['kind'];
  readonly players: Players;
  readonly version: number; // number of moves so far
  readonly view: View;
  readonly need: Need;
  readonly picture: Picture;
  readonly lying: readonly Lying[];
  /** Calls that are possible now, derived locally from the table; never shown before it is too late to call. */
  readonly open: readonly OpenCall[];
  readonly log: readonly LogEntry[];
  readonly score: Score;
  readonly shot: Shot | undefined;
  /** Only where the last flick can be undone. */
  readonly canUndo: boolean;
  /** In a drill: its goal, and which tries reached it. */
  readonly drill?: DrillNow;
}

/** One move of a finished game, under review. */
export interface Past {
  readonly before: Snapshot;
  readonly after: Snapshot; // includes the film if the move was a flick
}

/** Why an operation was refused; the table is unchanged. */
export type TableError =
  | { readonly code: 'refused'; readonly refusal: Refusal<Reason> }
  | { readonly code: 'not-now' }
  | { readonly code: 'too-late'; readonly by: Seat | undefined } // another player called first
  | { readonly code: 'broken-file'; readonly error: GameFileError }
  | TableFault;

export type TableResult<T = undefined> = Result<T, TableError>;

/** A game being played or watched: its snapshots, the film of the last flick, and the operations. */
export interface TableClient extends Watched<Snapshot, TableError> {
  /** The seats played at this device. */
  readonly own: readonly Seat[];
  act(seat: Seat, move: Move): Promise<TableResult>;
  /** All films up to this version have been shown: the time limit for calls starts, and bots may continue. */
  rested(version: number): void;
  /** Pauses everyone else while a player decides on a call. */
  wait(isOn: boolean): void;
  /** Practice: undoes the last flick. */
  undo(): Promise<TableResult>;
  /** Practice: sets up another table for the same players, with or without a drill. */
  lay?(drill: Drill | undefined): Promise<TableResult>;
  notation(): Promise<TableResult<string>>;
  /** Only for a finished game: the move that led to this version, counted from 0. */
  past(version: number): Promise<Past | undefined>;
  close(): void;
  /** Only for an online table, which never pauses. */
  readonly far?: FarTable;
}

export interface FarTable {
  /** The game has moved on; a replay should stop. */
  hasNews(): boolean;
  /** Milliseconds until the film must end, so that it ends and calls open at the same moment for everybody; undefined if that is long past. */
  restsInMs(shot: Shot): number | undefined;
  /** Milliseconds left for calls after the last flick of a round. */
  closesInMs(): number | undefined;
}

export interface GameSummary extends KeptSummary {
  readonly players: Players;
  readonly options: Options;
  readonly toAct?: Seat; // the first of several
  readonly result?: { readonly winners: readonly Seat[]; readonly winning: number; readonly losing: number };
}

export interface Local {
  setup: Setup;
  client: TableClient;
  summary: GameSummary;
  error: TableError;
}

export interface LocalGames extends GamesHere<Local> {
  /** Prefetches what a game needs. */
  warmUp(): void;
  /** Sets the delay of bots before a flick: like people, or only their computing time. */
  setPace(pace: Pace): void;
}

export const PACES = ['calm', 'quick'] as const;
export type Pace = (typeof PACES)[number];
