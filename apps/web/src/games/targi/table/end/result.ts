import { SEATS } from '@caravanserai/targi/cards';
import { type Book, keepResult, nextOpponent, type Outcome, tallyOf } from '../../../../app/record/record.ts';
import { LEVEL_NAMES, type LevelName, type Setup, type Snapshot } from '../../client.ts';
import { targi } from '../../page.ts';

/** A recorded game of one person against one bot. */
export interface Counted {
  readonly level: LevelName;
  readonly outcome: Outcome;
  readonly book: Book;
  /** The next opponent on the ladder, if it is stronger than this one. */
  readonly next: LevelName | undefined;
}

/** Records the game on this device; undefined if it does not count. Idempotent. */
export function countResult({ gameId, players, score, online, isBrought }: Snapshot): Counted | undefined {
  const own = SEATS.find((seat) => players[seat].kind === 'person');
  const rival = SEATS.map((seat) => players[seat]).find((player) => player.kind === 'bot');
  if (!own || !rival || online || isBrought) return undefined;
  const { level } = rival;
  const outcome = score.winner === undefined ? 'drawn' : score.winner === own ? 'won' : 'lost';
  const book = keepResult(targi.name, { id: gameId, opponent: level, outcome, points: score[own].total });
  const next = nextOpponent(book, LEVEL_NAMES);
  const isClimbed = LEVEL_NAMES.indexOf(next as LevelName) > LEVEL_NAMES.indexOf(level);
  return { level, outcome, book, next: isClimbed ? (next as LevelName) : undefined };
}

export function tallyAgainst({ book, level }: Counted) {
  return tallyOf(book, level);
}

/** A new game against another bot, on the same side. */
export function setupAgainst({ players, view, quick }: Snapshot, level: LevelName): Setup {
  const bot = { kind: 'bot', level } as const;
  const { blue, white } = players;
  const seats = blue.kind === 'bot' ? { blue: bot, white } : { blue, white: bot };
  return { players: seats, options: view.options, curtain: false, quick };
}
