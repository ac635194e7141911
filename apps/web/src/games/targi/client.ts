import type { AskOptions, Refusal, Result } from '@caravanserai/contract';
import type {
  BorderNumber,
  Cell,
  Event,
  GameFileError,
  Move,
  Options,
  Payment,
  PlayerView,
  Reason,
  Score,
  Seat,
  TribeId,
  View,
  Viewer,
} from '@caravanserai/targi';
import type { KeptSummary } from '../../app/play/device.ts';
import type { LocalGames as GamesHere } from '../../keeper/client.ts';
import type { TableFault } from '../../keeper/openTable.ts';
import type { Watched } from '../../keeper/watched.ts';

export type { AskOptions };

/** What the page and the keeper of a game say to each other; a game on this device and one over the network speak alike. */

// The worker checks that bots agree.
export const LEVEL_NAMES = ['shepherd', 'saltCarrier', 'guide', 'merchant', 'amenokal', 'tinHinan'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export type Player =
  | { readonly kind: 'person'; readonly name: string } // here
  | { readonly kind: 'remote'; readonly name: string } // at another device
  | { readonly kind: 'bot'; readonly level: LevelName };
export type Players = Readonly<Record<Seat, Player>>;

export interface Setup {
  readonly players: Players;
  readonly options: Options;
  /** Two people on one device: a curtain hides the table while it changes hands. */
  readonly curtain: boolean;
  /** Moves that end a turn confirm themselves. */
  readonly quick?: boolean;
  /** Without one, 128 bits of chance are drawn. */
  readonly seed?: string;
  /** It came as a file or a link, or goes on from an earlier moment: it counts for no record. */
  readonly isBrought?: boolean;
}

export type PlaceId = BorderNumber | Cell;

/** What the table wants now, and from whom. */
export type Control =
  | { readonly kind: 'act'; readonly seat: Seat } // the viewer decides
  | { readonly kind: 'confirm'; readonly seat: Seat } // the viewer's draft is complete: confirm it or take it back
  | { readonly kind: 'curtain'; readonly seat: Seat } // hand the device to `seat`; nothing secret is in this snapshot
  | { readonly kind: 'wait'; readonly seat: Seat } // somebody else decides: a bot, or a person far away
  | { readonly kind: 'over' };

/** What can be done at a place now, or why nothing can. */
export type PlaceState =
  | { readonly moves: readonly [Move, ...Move[]] }
  | { readonly moves: readonly []; readonly reason?: Reason };

/** The smallest heap of tokens that a card still needs, and each other one as small; none: it can be paid. */
export type Lacks = readonly Payment[];

/** A card that a placement would win, seen with today's purse. */
export interface Crossing {
  readonly cell: Cell;
  /** Only for a tribe card that lies open: how it would be paid most cheaply now, and what would be left; or what is lacking. */
  readonly price?:
    | { readonly canPay: true; readonly pay: Payment; readonly left: Pick<PlayerView, 'goods' | 'gold' | 'storedGold'> }
    | { readonly canPay: false; readonly lacks: Lacks };
}

/** What would follow from a placement, as far as anybody can know. */
export interface PlacePreview {
  /** All own crossings after it, those that are new marked. */
  readonly crossings: readonly (Crossing & { readonly isNew: boolean })[];
  /** The facing place, which the opponent could then not take; nothing if it was closed to them already. */
  readonly closes?: BorderNumber;
}

export interface LogEntry {
  readonly n: number; // the move's number from 1; 0 for what happened before the first
  readonly round: number;
  readonly seat?: Seat; // who moved; nobody for n = 0
  readonly move?: Move; // absent where the viewer may not know all of it
  readonly events: readonly Event[]; // as the viewer may see them
  readonly isTelling?: true; // it is being shown, and more events follow
}

export type UndoState =
  | { readonly can: true }
  | { readonly can: false; readonly why: 'nothing' | 'confirmed' }
  | { readonly can: false; readonly why: 'revealed'; readonly event: Event };

/** A moment that is looked back at: the viewer's view, and the score as if the game had ended there. */
export interface PastView {
  readonly view: View;
  readonly score: Score;
}

/** All that the page draws: one moment of one game through one pair of eyes. */
export interface Snapshot {
  readonly gameId: string;
  readonly players: Players;
  readonly curtain: boolean; // as in `Setup`; both can be switched while the game runs
  readonly quick: boolean;
  readonly isBrought: boolean; // as in `Setup`
  readonly viewer: Viewer;
  readonly version: number; // moves so far, the draft's too
  readonly view: View;
  readonly control: Control;
  /** Legal for the viewer now, in the engine's order; empty unless `control.kind` is `act`. */
  readonly moves: readonly Move[];
  /** For all 25 places while the viewer acts. */
  readonly places: Readonly<Partial<Record<PlaceId, PlaceState>>>;
  /** For every legal placement while the viewer places. */
  readonly previews: Readonly<Partial<Record<BorderNumber, PlacePreview>>>;
  /** For each open tribe card of the centre, the card in the viewer's hand and the one just drawn. */
  readonly lacks: Readonly<Partial<Record<TribeId, Lacks>>>;
  readonly log: readonly LogEntry[];
  /** The version at which the viewer's own turn began: what came after may be taken back, as far as `undo` says. */
  readonly turnStart: number;
  readonly undo: UndoState;
  /** As if the game ended now. Everything that scores is open, so nobody learns anything. */
  readonly score: Score;
  /** A guide leads: there is no other advice, and nothing to keep. */
  readonly isLesson?: true;
  /** Only at a table over the network: there is no advice there, and no file before the end. */
  readonly online?: {
    /** How it ended, if not by the rules of the game. */
    readonly ending?: { readonly by: Ending; readonly winner?: Seat };
  };
}

/** A moment that was shown: after so many moves. */
export interface Seen {
  readonly version: number;
  readonly view: View;
}

export type Ending = 'resignation' | 'time' | 'absence' | 'abort';

/** A move tried out, nothing changed: what is known to follow from it. */
export type Trial =
  | { readonly ok: true; readonly events: readonly Event[]; readonly after: PlayerView; readonly isForeseen: boolean } // false: chance comes in
  | { readonly ok: false; readonly refusal: Refusal<Reason> };

/** What a table that cannot try anything answers. */
export const NOT_HERE: Trial = { ok: false, refusal: { code: 'not-your-turn' } };

export interface HintMove {
  readonly move: Move;
  readonly winChance: number; // 0 to 1
  readonly margin: number; // points
  readonly cost: number; // points given away against the best
}
/** What a position is worth is made of these; all but `points` are what it may still bring. */
export type HintPart = 'points' | 'goods' | 'gold' | 'hand' | 'rows' | 'effects' | 'targis';

/** Why a move is good, in points: what it gains or costs, what the opponent can no longer have, what it leaves for the next Targi. */
export interface HintWhy {
  readonly gains: readonly { readonly part: HintPart; readonly worth: number }[]; // the weightiest first
  readonly denies?: { readonly place: BorderNumber; readonly worth: number };
  readonly keeps?: { readonly place: BorderNumber; readonly worth: number };
  readonly draws: boolean; // a card that nobody knows
}
export interface HintAnswer {
  readonly spread: number;
  readonly options: readonly HintMove[]; // the best first
  readonly why: readonly HintWhy[]; // of the first few options
}

export interface AnalysedMove {
  readonly n: number; // the move's number, as in the log
  readonly round: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly margin: number; // blue's, after it
  readonly winChance: number; // blue's
  readonly lost: number;
  readonly better?: { readonly move: Move; readonly margin: number; readonly winChance: number };
}
export interface AnalysisAnswer {
  readonly moves: readonly AnalysedMove[];
  readonly turningPoints: Readonly<Record<Seat, readonly AnalysedMove[]>>;
  readonly lost: Readonly<Record<Seat, number>>;
}

/** Why something was not done; the table is as it was. */
export type TableError =
  | { readonly code: 'refused'; readonly refusal: Refusal<Reason> }
  | { readonly code: 'cannot-undo'; readonly undo: UndoState }
  | { readonly code: 'not-now' } // such as confirming when nothing waits for it
  | { readonly code: 'broken-file'; readonly error: GameFileError }
  | { readonly code: 'aborted' }
  | TableFault;

export interface GameSummary extends KeptSummary {
  readonly players: Players;
  readonly options: Options;
  readonly toAct?: Seat; // or to confirm
  readonly result?: Pick<Score, 'winner' | 'decidedBy'> & { readonly blue: number; readonly white: number };
}

/** A game that is being watched or played. Every promise answers; nothing here throws for what a player can cause. */
export interface TableClient extends Watched<Snapshot, TableError> {
  act(move: Move): Promise<TableResult>;
  /** Takes back the last move of one’s own unconfirmed turn. */
  undo(): Promise<TableResult>;
  /** To the start of one’s own turn, or as far as can be. */
  undoTurn(): Promise<TableResult>;
  confirm(): Promise<TableResult>;
  /** The seat named in `control` has the device now. */
  liftCurtain(): Promise<TableResult>;
  setCurtain(isOn: boolean): Promise<TableResult>;
  setQuick(isOn: boolean): Promise<TableResult>;
  try(move: Move): Promise<Trial>;
  /** After the first `version` moves. */
  past(version: number): Promise<PastView | undefined>;
  hint(options?: AskOptions): Promise<TableResult<HintAnswer>>;
  /** Of a finished game. */
  analyse(options?: AskOptions): Promise<TableResult<AnalysisAnswer>>;
  /** The game in notation, or its first moves. While it is running it holds the seed, so it tells secrets: the page says so. */
  notation(version?: number): Promise<TableResult<string>>;
  resign?(): Promise<TableResult>;
  /** Only over the network: the last that was shown of this table on an earlier visit. */
  seen?(): Seen | undefined;
  /** All up to here has been shown. */
  saw?(snapshot: Snapshot): void;
  close(): void;
}

export type TableResult<T = undefined> = Result<T, TableError>;

export interface Local {
  setup: Setup;
  client: TableClient;
  summary: GameSummary;
  error: TableError;
}
export type LocalGames = GamesHere<Local>;
