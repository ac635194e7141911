import type { Refusal, Result } from '@caravanserai/contract';
import type {
  Arrangement,
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
import type { KeptSummary } from '../../app/play/device.ts';
import type { LocalGames as GamesHere } from '../../keeper/client.ts';
import type { TableFault } from '../../keeper/openTable.ts';
import type { Watched } from '../../keeper/watched.ts';
import type { Film, StagePicture } from './stage/stage.ts';

/** What the page and the keeper of a game of Targets say to each other; a table far away speaks like one on this device. */

export const SEATS = ['red', 'blue', 'yellow', 'green'] as const satisfies readonly Seat[];
export const LEVEL_NAMES = ['leftHand', 'tavern', 'juggler', 'master'] as const; // the worker checks that bots agree
export type LevelName = (typeof LEVEL_NAMES)[number];

export type Player =
  | { readonly kind: 'person'; readonly name: string } // here
  | { readonly kind: 'remote'; readonly name: string } // at another device
  | { readonly kind: 'bot'; readonly level: LevelName };
/** Those who sit at the table. */
export type Players = Readonly<Partial<Record<Seat, Player>>>;

export interface Setup {
  readonly kind: 'game' | 'practice';
  readonly players: Players;
  readonly options: Options;
  /** Practice: the others' towers stand there to be toppled, and nobody flicks them. */
  readonly hasRivals?: boolean;
  /** Practice: one thing to learn or to do well, on a table of its own. */
  readonly drill?: Drill;
  /** Without one, 128 bits of chance are drawn. */
  readonly seed?: string;
}

/** What a flick or a call is to come to. */
export type Goal = 'roll' | 'spin' | 'disc' | 'black' | 'topple' | 'steal' | 'targets' | 'double' | 'award' | 'secure';

/** A table that is laid again after every try, and what is tried on it. */
export interface Drill {
  readonly name?: string; // what a lesson knows it by
  readonly table: Arrangement;
  readonly goal: Goal;
  readonly isSeries?: boolean; // it is laid again after a try that succeeds, too
}

/** A table to be drawn, anyone who looks at it. */
export type Picture = Omit<StagePicture, 'own'>;

/** How a die lies, by the one footprint (T5, T6): why it counts, or does not. */
export interface Lying {
  readonly die: DieId;
  readonly holder: Seat;
  readonly corners: readonly Point[];
  readonly face: Face | undefined;
  readonly isFlat: boolean;
  readonly disc: DiscId | undefined; // wholly on it
  readonly over: DiscId | undefined; // only in part
  readonly black: DiscId | undefined; // whose centre it touches
  readonly victim: Seat | undefined; // on whose stored discs it lies
  readonly near: { readonly disc: DiscId; readonly mm: number } | undefined; // from the middle of the die to the nearest centre
  readonly fault: Fault | undefined; // why it goes home
}

/** The last flick, to be seen and looked into. */
export interface Shot {
  readonly n: number; // the version that it made
  readonly seat: Seat;
  readonly film: Film;
  readonly before: Picture;
  readonly rest: Picture; // before anything was judged: faults still lie about
  readonly lying: readonly Lying[];
}

export interface LogEntry {
  readonly n: number; // the move's number from 1
  readonly round: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly events: readonly Event[];
}

export interface DrillNow extends Pick<Drill, 'name' | 'goal' | 'isSeries'> {
  readonly tries: readonly boolean[];
}

/** One moment of one game. Everything on the table is open, so there is one for all. */
export interface Snapshot {
  readonly gameId: string;
  readonly kind: Setup['kind'];
  readonly players: Players;
  readonly version: number; // moves so far
  readonly view: View;
  readonly need: Need;
  readonly picture: Picture;
  readonly lying: readonly Lying[];
  /** What anybody could call, read off the table here: nobody is told of it. */
  readonly open: readonly OpenCall[];
  readonly log: readonly LogEntry[];
  readonly score: Score;
  readonly shot: Shot | undefined;
  /** Only where the last flick can be taken back. */
  readonly canUndo: boolean;
  /** In a drill: what for, and which of its tries have reached it. */
  readonly drill?: DrillNow;
}

/** A move of a game that is over, looked at again. */
export interface Past {
  readonly before: Snapshot;
  readonly after: Snapshot; // with the film of the move, if it was a flick
}

/** Why something was not done; the table is as it was. */
export type TableError =
  | { readonly code: 'refused'; readonly refusal: Refusal<Reason> }
  | { readonly code: 'not-now' }
  | { readonly code: 'too-late'; readonly by: Seat | undefined } // somebody else called first
  | { readonly code: 'broken-file'; readonly error: GameFileError }
  | TableFault;

export type TableResult<T = undefined> = Result<T, TableError>;

/** A game that is played or watched: a picture to show, the film of the last flick, a way to move. */
export interface TableClient extends Watched<Snapshot, TableError> {
  /** Whose moves are made at this device. */
  readonly own: readonly Seat[];
  act(seat: Seat, move: Move): Promise<TableResult>;
  /** This version has been seen with all its films: now the clock of the calls runs, and bots may go on. */
  rested(version: number): void;
  /** Somebody thinks over a call: nobody else goes on meanwhile. */
  wait(isOn: boolean): void;
  /** Practice: takes back the last flick. */
  undo(): Promise<TableResult>;
  /** Practice: another table for the same people, with something to do on it or with nothing in particular. */
  lay?(drill: Drill | undefined): Promise<TableResult>;
  notation(): Promise<TableResult<string>>;
  /** Of a game that is over: how it came to this version, from 0 on. */
  past(version: number): Promise<Past | undefined>;
  close(): void;
  /** Only of a table far away: it does not wait for anybody. */
  readonly far?: FarTable;
}

export interface FarTable {
  /** The game has gone on: what is looked at gives way to it. */
  hasNews(): boolean;
  /** So that a film ends, and calls begin, at the same moment before everybody's eyes. Nothing: it is long over. */
  restsInMs(shot: Shot): number | undefined;
  /** How long calls are still open after the last flick of a round. */
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
  /** Fetches what a game needs, before there is one. */
  warmUp(): void;
  /** How long bots take before they flick: as people do, or no longer than they think. */
  setPace(pace: Pace): void;
}

export const PACES = ['calm', 'quick'] as const;
export type Pace = (typeof PACES)[number];
