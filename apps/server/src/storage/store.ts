import { DailyStore } from './dailyStore.ts';
import { DuoStore } from './duoStore.ts';
import { ShotStore } from './shotStore.ts';
import { ServerStore } from './serverStore.ts';
import { MatchStore } from './matchStore.ts';
import { openPostgres } from './postgres/postgres.ts';
import { PuzzleStore } from './puzzleStore.ts';
import { PushStore } from './pushStore.ts';
import { RatingStore } from './ratingStore.ts';
import { migrate } from './schema.ts';
import type { Database } from './sql.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { SweepStore } from './sweepStore.ts';
import { TalkStore } from './talkStore.ts';
import { UserStore } from './userStore.ts';

/** All stored data, in either database. */
export interface Store {
  readonly db: Database;
  readonly users: UserStore;
  readonly server: ServerStore;
  readonly matches: MatchStore;
  readonly talk: TalkStore;
  readonly ratings: RatingStore;
  readonly daily: DailyStore;
  readonly duos: DuoStore;
  readonly shots: ShotStore;
  readonly puzzles: PuzzleStore;
  readonly push: PushStore;
  readonly sweep: SweepStore;
}

/** `postgres://…`, or else the path of a file; read-only access is possible while a server has the file open. */
export async function openDatabase(address: string, { isReadOnly = false } = {}): Promise<Database> {
  return /^postgres(ql)?:/.test(address) ? openPostgres(address) : openSqlite(address, { isReadOnly });
}

export async function openStore(address: string, { isReadOnly = false } = {}): Promise<Store> {
  const db = await openDatabase(address, { isReadOnly });
  if (!isReadOnly) await migrate(db);
  return {
    db,
    users: new UserStore(db),
    server: new ServerStore(db),
    matches: new MatchStore(db),
    talk: new TalkStore(db),
    ratings: new RatingStore(db),
    daily: new DailyStore(db),
    duos: new DuoStore(db),
    shots: new ShotStore(db),
    puzzles: new PuzzleStore(db),
    push: new PushStore(db),
    sweep: new SweepStore(db),
  };
}
