import type { MatchSummary, UserId } from '@caravanserai/contract';
import { seatOf } from '../matches/entries.ts';
import type { Pictures } from '../matches/pictures.ts';
import { isInvited } from '../matches/seating.ts';
import type { Tables } from '../matches/tables.ts';
import type { MatchRow, MatchStore, OwnResult } from '../storage/matchStore.ts';

const MOST_TO_WATCH = 30;
const MOST_MINE = 200;
const MOST_COUNTED = 1000;

export interface Statistics {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly meanScore?: number;
  readonly bestScore?: number;
}

/** Lists of matches, as any visitor may see them. */
export class Lobby {
  readonly #store: MatchStore;
  readonly #tables: Tables;
  readonly #pictures: Pictures;

  constructor(store: MatchStore, tables: Tables, pictures: Pictures) {
    this.#store = store;
    this.#tables = tables;
    this.#pictures = pictures;
  }

  async tables(): Promise<MatchSummary[]> {
    return this.#pictures.summaries(await this.#tables.open());
  }

  async running(): Promise<MatchSummary[]> {
    return this.#pictures.summaries(await this.#store.running(MOST_TO_WATCH));
  }

  /** The most urgent first; matches without a clock last, the oldest of them first. */
  async waitingFor(user: UserId): Promise<MatchSummary[]> {
    const rows = await this.#store.ofUser(user, ['running'], MOST_MINE);
    const waiting = rows.filter((row) => row.toAct.includes(seatOf(row, user) ?? ''));
    const urgency = (row: MatchRow) => row.deadlineMs ?? Number.MAX_SAFE_INTEGER;
    return this.#pictures.summaries(
      waiting.toSorted((a, b) => urgency(a) - urgency(b) || a.changedMs - b.changedMs),
      user,
    );
  }

  /** Tables with a reserved seat for the user, where others already sit. */
  async invitationsOf(user: UserId): Promise<MatchSummary[]> {
    const rows = await this.#store.keptFor(user, MOST_MINE);
    const isWaited = ({ seats }: MatchRow) => seats.some(({ person }) => person.kind !== 'house');
    return this.#pictures.summaries(
      rows.filter((row) => isInvited(row, user) && isWaited(row)),
      user,
    );
  }

  /** By game; one read for all games. */
  async statistics(user: UserId): Promise<(game: string) => Statistics> {
    const over = await this.#store.resultsOf(user, MOST_COUNTED);
    return (game) => statisticsOf(over.filter((own) => own.game === game));
  }
}

function statisticsOf(own: readonly OwnResult[]): Statistics {
  const scores = own.flatMap(({ seat, result }) => result.scores?.[seat] ?? []);
  return {
    played: own.length,
    won: own.filter(({ seat, result }) => result.winners.includes(seat)).length,
    drawn: own.filter(({ result }) => result.winners.length === 0).length,
    ...(scores.length > 0
      ? { meanScore: scores.reduce((sum, score) => sum + score, 0) / scores.length, bestScore: Math.max(...scores) }
      : {}),
  };
}
