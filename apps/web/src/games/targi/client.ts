import { type AskOptions, err, type Refusal, type Result } from '@caravanserai/contract';
import type {
  BorderNumber,
  CardId,
  Cell,
  Event,
  GameFileError,
  Move,
  Options,
  Original,
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
import type { LocalGames as GamesHere } from '../../keeper/keeper.ts';
import type { TableFault } from '../../keeper/openTable.ts';
import type { Watched } from '../../keeper/watched.ts';

export type { AskOptions };

/** A Targi table as the page plays it: local, online or in a lesson. */

// A test checks that this list matches the bots.
export const LEVEL_NAMES = ['shepherd', 'saltCarrier', 'guide', 'merchant', 'amenokal', 'tinHinan'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

export type Player =
  | { readonly kind: 'person'; readonly name: string } // on this device
  | { readonly kind: 'remote'; readonly name: string } // on another device
  | { readonly kind: 'bot'; readonly level: LevelName };
export type Players = Readonly<Record<Seat, Player>>;

export interface Setup {
  readonly players: Players;
  readonly options: Options;
  /** Two people on one device: a curtain hides the table when the device changes hands. */
  readonly curtain: boolean;
  /** Confirms a turn automatically after its last move. */
  readonly quick?: boolean;
  /** If omitted, 128 random bits are generated. */
  readonly seed?: string;
  /** Imported from a file or link, or continued from an earlier moment: excluded from the records. */
  readonly isBrought?: boolean;
  /** Where the game starts, if not with a deal. */
  readonly position?: View;
  /** The game that this one retries. */
  readonly original?: Original;
}

export type PlaceId = BorderNumber | Cell;

/** What the table expects next, and from whom. */
export type Control =
  | { readonly kind: 'act'; readonly seat: Seat } // the viewer decides
  | { readonly kind: 'confirm'; readonly seat: Seat } // the viewer's draft is complete: confirm or undo it
  | { readonly kind: 'curtain'; readonly seat: Seat } // hand the device to `seat`; this snapshot contains nothing secret
  | { readonly kind: 'wait'; readonly seat: Seat } // a bot or a remote person is to decide
  | { readonly kind: 'over' };

/** The actions available at a place now, or why there are none. */
export type PlaceState =
  | { readonly moves: readonly [Move, ...Move[]] }
  | { readonly moves: readonly []; readonly reason?: Reason };

/** The smallest sets of tokens that are missing to pay for a card, as alternatives; empty if it is affordable. */
export type Lacks = readonly Payment[];

/** A card that a placement would win, priced against the current purse. */
export interface Crossing {
  readonly cell: Cell;
  /** Only for a face-up tribe card: the cheapest payment now and what it leaves, or what is missing. */
  readonly price?:
    | { readonly canPay: true; readonly pay: Payment; readonly left: Pick<PlayerView, 'goods' | 'gold' | 'storedGold'> }
    | { readonly canPay: false; readonly lacks: Lacks };
}

/** Consequences of a placement, as far as public information shows them. */
export interface PlacePreview {
  /** All own crossings after the placement; new ones are flagged. */
  readonly crossings: readonly (Crossing & { readonly isNew: boolean })[];
  /** The facing place, which becomes unavailable to the opponent; absent if it already was. */
  readonly closes?: BorderNumber;
}

export interface LogEntry {
  readonly n: number; // the move's number from 1; 0 for events before the first move
  readonly round: number;
  readonly seat?: Seat; // who moved; absent for n = 0
  readonly move?: Move; // absent where the viewer may not see all of it
  readonly events: readonly Event[]; // as visible to the viewer
  readonly isTelling?: true; // still being animated: more events follow
}

export type UndoState =
  | { readonly can: true }
  | { readonly can: false; readonly why: 'nothing' | 'confirmed' }
  | { readonly can: false; readonly why: 'revealed'; readonly event: Event };

/** A past moment under review: the viewer's view, and the score if the game had ended there. */
export interface PastView {
  readonly view: View;
  readonly score: Score;
}

/** All that the page draws: one moment of a game as one viewer sees it. */
export interface Snapshot {
  readonly gameId: string;
  readonly players: Players;
  readonly curtain: boolean; // as in `Setup`; this and the next can be switched during the game
  readonly quick: boolean;
  readonly isBrought: boolean; // as in `Setup`
  readonly original?: Omit<Original, 'moves'>; // as in `Setup`; its moves tell which cards come
  readonly viewer: Viewer;
  readonly version: number; // number of moves so far, including the draft
  readonly view: View;
  readonly control: Control;
  /** The viewer's legal moves in the engine's order; empty unless `control.kind` is `act`. */
  readonly moves: readonly Move[];
  /** All 25 places; filled while the viewer is to act, and while a placement is to be confirmed: its Targi may move on. */
  readonly places: Readonly<Partial<Record<PlaceId, PlaceState>>>;
  /** Every legal placement; filled while the viewer is placing, up to the confirmation. */
  readonly previews: Readonly<Partial<Record<BorderNumber, PlacePreview>>>;
  /** Keys: the open tribe cards of the centre, the card in the viewer's hand and the card just drawn. */
  readonly lacks: Readonly<Partial<Record<TribeId, Lacks>>>;
  readonly log: readonly LogEntry[];
  /** Version at which the viewer's turn began. Later moves can be undone as far as `undo` says. */
  readonly turnStart: number;
  readonly undo: UndoState;
  /** Score if the game ended now. Everything that scores is public, so this reveals nothing. */
  readonly score: Score;
  /** Part of a guided lesson: no other advice, and nothing to save. */
  readonly isLesson?: true;
  /** On the analysis board only: both players' moves are one's own, and each can be taken back and made again. */
  readonly analysis?: { readonly canRedo: boolean };
  /** Online tables only; they have no advice, and no game file before the end. */
  readonly online?: {
    /** How the match ended, if not by the rules of the game. */
    readonly ending?: { readonly by: Ending; readonly winner?: Seat };
    /** A daily game: the path of its results. */
    readonly daily?: string;
    /** Over, but its deal is still secret: it cannot be saved, shared or analysed. */
    readonly isSealed?: true;
  };
}

/** The last moment shown to the viewer, by number of moves. */
export interface Seen {
  readonly version: number;
  readonly view: View;
}

export type Ending = 'resignation' | 'time' | 'absence' | 'abort';

/** Result of trying a move without changing the table. */
export type Trial =
  | { readonly ok: true; readonly events: readonly Event[]; readonly after: PlayerView; readonly isForeseen: boolean } // not foreseen: depends on chance
  | { readonly ok: false; readonly refusal: Refusal<Reason> };

/** The answer of tables that do not support trials. */
export const NOT_HERE: Trial = { ok: false, refusal: { code: 'not-your-turn' } };

/** The answer of operations that this kind of table does not have. */
export const notNow = async () => err({ code: 'not-now' } as const);

/** Defaults for operations that not every table supports. */
export const NOT_LOCAL = {
  liftCurtain: notNow,
  setCurtain: notNow,
  setQuick: notNow,
  undoTurn: notNow,
  confirm: notNow,
  hint: notNow,
  analyse: notNow,
  notation: notNow,
};

/** Where the difference between two moves lies: in parts of the player's own side, in the opponent's side, after this round, or in small things. */
export type HintPart =
  | 'points'
  | 'goods'
  | 'gold'
  | 'hand'
  | 'rows'
  | 'effects'
  | 'targis'
  | 'opponent'
  | 'later'
  | 'rest';

/** Why a move is better or worse than another, in points: the parts add up to the total. */
export interface HintWhy {
  readonly than: Move;
  readonly total: number;
  readonly parts: readonly { readonly part: HintPart; readonly worth: number }[]; // largest first
  readonly lays: readonly TribeId[]; // tribe cards played this turn after this move only
  readonly misses: readonly TribeId[]; // and after the other move only
  readonly next?: { readonly place: BorderNumber; readonly cards: readonly CardId[] }; // the expected next Targi, and the open cards it crosses
  readonly reply?: { readonly place: BorderNumber; readonly cards: readonly CardId[] }; // and the opponent's
}

export interface HintMove {
  readonly move: Move;
  readonly winChance: number; // 0 to 1
  readonly margin: number; // points
  readonly cost: number; // points lost compared with the best move
  readonly isEqual: boolean; // about as good as the best move
  readonly why?: HintWhy; // compared with the best move; for the best one, with the best of the worse ones
}
export interface HintAnswer {
  readonly spread: number; // 0: the result is certain
  readonly options: readonly HintMove[]; // best first
}

export interface AnalysedMove {
  readonly n: number; // the move's number, as in the log
  readonly round: number;
  readonly seat: Seat;
  readonly move: Move;
  readonly margin: number; // for Blue, after the move
  readonly winChance: number; // for Blue
  readonly lost: number;
  readonly better?: { readonly move: Move; readonly margin: number; readonly winChance: number };
  readonly why?: HintWhy; // compared with the better move
}
export interface AnalyseOptions extends AskOptions {
  readonly onMoves?: (moves: readonly AnalysedMove[]) => void; // those analysed so far
}
export interface AnalysisAnswer {
  readonly moves: readonly AnalysedMove[];
  readonly turningPoints: Readonly<Record<Seat, readonly AnalysedMove[]>>;
  readonly lost: Readonly<Record<Seat, number>>;
}

export const DEALS = ['same', 'fresh'] as const;

/** How a game is played again from an earlier moment. */
export interface Retry {
  /** `same`: the cards come as they did. `fresh`: all that the viewer could not see is dealt again. */
  readonly deal: (typeof DEALS)[number];
  /** The opponent; undefined: as before. */
  readonly level: LevelName | undefined;
}

/** Why an operation was refused; the table is unchanged. */
export type TableError =
  | { readonly code: 'refused'; readonly refusal: Refusal<Reason> }
  | { readonly code: 'cannot-undo'; readonly undo: UndoState }
  | { readonly code: 'not-now' } // for example confirming when nothing waits for confirmation
  | { readonly code: 'broken-file'; readonly error: GameFileError }
  | { readonly code: 'aborted' }
  | TableFault;

export interface GameSummary extends KeptSummary {
  readonly players: Players;
  readonly options: Options;
  readonly toAct?: Seat; // to act or to confirm
  readonly result?: Pick<Score, 'winner' | 'decidedBy'> & { readonly blue: number; readonly white: number };
}

/** What most parts of the table show and act on. */
export interface TableProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
}

/** A game being watched or played. Every promise resolves; player errors never throw. */
export interface TableClient extends Watched<Snapshot, TableError> {
  act(move: Move): Promise<TableResult>;
  /** Undoes the last move of one's own unconfirmed turn. */
  undo(): Promise<TableResult>;
  /** Undoes back to the start of one's own turn, or as far as possible. */
  undoTurn(): Promise<TableResult>;
  confirm(): Promise<TableResult>;
  /** The seat named in `control` has taken the device. */
  liftCurtain(): Promise<TableResult>;
  setCurtain(isOn: boolean): Promise<TableResult>;
  setQuick(isOn: boolean): Promise<TableResult>;
  try(move: Move): Trial;
  /** The table after the first `version` moves. */
  past(version: number): PastView | undefined;
  hint(options?: AskOptions): Promise<TableResult<HintAnswer>>;
  /** Only for a finished game. */
  analyse(options?: AnalyseOptions): Promise<TableResult<AnalysisAnswer>>;
  /** The game, or its first moves, in notation. In a running game it contains the seed and so reveals secrets; the page warns about that. */
  notation(version?: number): Promise<TableResult<string>>;
  /** Online only: the last moment of this table shown on an earlier visit. */
  seen?(): Seen | undefined;
  /** Records that everything up to this snapshot has been shown. */
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
