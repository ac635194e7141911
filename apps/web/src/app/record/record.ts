import type { Signal } from '../signals/signal.ts';
import { storedSignal } from '../signals/storedSignal.ts';
import { fieldsOf, oneOf, parseFields } from '../settings/stored.ts';

/** The results against one opponent, on this device. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** The player's highest score. */
  readonly best: number;
}

const OUTCOMES = ['won', 'lost', 'drawn'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface GameResult {
  readonly id: string; // of the game: each game counts once
  readonly opponent: string;
  readonly outcome: Outcome;
  readonly points: number;
}

export interface Book {
  readonly tallies: Readonly<Record<string, Tally>>;
  /** Newest last. */
  readonly recent: readonly Pick<GameResult, 'id' | 'opponent' | 'outcome'>[];
}

const NONE: Tally = { won: 0, lost: 0, drawn: 0, best: 0 };
const MOST_RECENT = 100; // this many games can be reopened without being counted again

function bookOf(game: string): Signal<Book> {
  return storedSignal(`caravanserai.${game}.record`, parseBook);
}

export function readBook(game: string): Book {
  return bookOf(game).get();
}

/** Takes what is valid: the stored value may be from an older version or edited by hand. */
export function parseBook(text: string | undefined): Book {
  const { tallies, recent } = parseFields(text);
  const read = Object.entries(fieldsOf(tallies)).map(([opponent, tally]) => {
    const { won, lost, drawn, best } = fieldsOf(tally);
    return [opponent, { won: countOf(won), lost: countOf(lost), drawn: countOf(drawn), best: countOf(best) }] as const;
  });
  const games = (Array.isArray(recent) ? recent : []).map(fieldsOf).flatMap(({ id, opponent, outcome }) => {
    if (typeof id !== 'string' || typeof opponent !== 'string') return [];
    return [{ id, opponent, outcome: oneOf(OUTCOMES, outcome, 'drawn') }];
  });
  return { tallies: Object.fromEntries(read), recent: games };
}

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}

/** Returns the same book if the game is already counted. */
export function withResult(book: Book, { id, opponent, outcome, points }: GameResult): Book {
  if (book.recent.some((known) => known.id === id)) return book;
  const tally = tallyOf(book, opponent);
  const next = { ...tally, [outcome]: tally[outcome] + 1, best: Math.max(tally.best, points) };
  return {
    tallies: { ...book.tallies, [opponent]: next },
    recent: [...book.recent, { id, opponent, outcome }].slice(-MOST_RECENT),
  };
}

export function keepResult(game: string, result: GameResult): Book {
  const book = bookOf(game);
  const next = withResult(book.get(), result);
  if (next !== book.get()) book.set(next);
  return next;
}

export function tallyOf({ tallies }: Book, opponent: string): Tally {
  return tallies[opponent] ?? NONE;
}

export function gamesIn({ won, lost, drawn }: Tally): number {
  return won + lost + drawn;
}

/** A player who has won once, against any opponent, is no longer a beginner. */
export function hasWon({ tallies }: Book): boolean {
  return Object.values(tallies).some(({ won }) => won > 0);
}

const WINS = 2; // and more than were lost: one lucky win is not enough

/** The wins that count as having beaten an opponent. */
export function winsWanted({ lost }: Tally): number {
  return Math.max(WINS, lost + 1);
}

export function isBeaten(tally: Tally): boolean {
  return tally.won >= winsWanted(tally);
}

/** The next rung of the ladder: the weakest opponent not beaten yet. Undefined if all are beaten or none was ever tried. */
export function nextOpponent(book: Book, levels: readonly string[]): string | undefined {
  if (!levels.some((level) => gamesIn(tallyOf(book, level)) > 0)) return undefined;
  return levels.find((level) => !isBeaten(tallyOf(book, level)));
}
