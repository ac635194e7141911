import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type BoardgameInternal, yardstick } from '../../../yardsticks/yardstick.ts';

const { Async } = yardstick('boardgame.io/internal') as BoardgameInternal;

interface NewMatch {
  readonly initialState: unknown;
  readonly metadata: unknown;
}

/** The parts of a match that it requests. */
interface Asked {
  readonly state?: boolean;
  readonly initialState?: boolean;
  readonly metadata?: boolean;
  readonly log?: boolean;
}

/** A store as boardgame.io's users write one for matches to survive a restart: one row per match, and a flush for every move. */
export class DurableStore extends Async {
  readonly #db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  #committing: Promise<void> | undefined;

  constructor(path: string) {
    super();
    this.#db = new DatabaseSync(path);
    this.#db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL');
    this.#db.exec('CREATE TABLE matches (id TEXT PRIMARY KEY, initial TEXT, state TEXT, metadata TEXT)');
    this.#db.exec('CREATE TABLE log (id TEXT, entry TEXT)');
    this.#db.exec('CREATE INDEX log_by_match ON log(id)');
  }

  async connect(): Promise<void> {}

  async createMatch(id: string, { initialState, metadata }: NewMatch): Promise<void> {
    const state = JSON.stringify(initialState);
    return this.#write('INSERT INTO matches VALUES (?, ?, ?, ?)', id, state, state, JSON.stringify(metadata));
  }

  async setState(id: string, state: unknown, deltalog: readonly unknown[] = []): Promise<void> {
    for (const entry of deltalog) void this.#write('INSERT INTO log VALUES (?, ?)', id, JSON.stringify(entry));
    return this.#write('UPDATE matches SET state = ? WHERE id = ?', JSON.stringify(state), id);
  }

  async setMetadata(id: string, metadata: unknown): Promise<void> {
    return this.#write('UPDATE matches SET metadata = ? WHERE id = ?', JSON.stringify(metadata), id);
  }

  async fetch(id: string, asked: Asked): Promise<Readonly<Record<string, unknown>>> {
    const row = this.#prepared('SELECT initial, state, metadata FROM matches WHERE id = ?').get(id);
    const logged = asked.log ? this.#prepared('SELECT entry FROM log WHERE id = ?').all(id) : [];
    const read = (column: string) => (row ? (JSON.parse(String(row[column])) as unknown) : undefined);
    return {
      ...(asked.state ? { state: read('state') } : {}),
      ...(asked.initialState ? { initialState: read('initial') } : {}),
      ...(asked.metadata ? { metadata: read('metadata') } : {}),
      ...(asked.log ? { log: logged.map(({ entry }) => JSON.parse(String(entry)) as unknown) } : {}),
    };
  }

  async wipe(id: string): Promise<void> {
    return this.#write('DELETE FROM matches WHERE id = ?', id);
  }

  async listMatches(): Promise<string[]> {
    return this.#db
      .prepare('SELECT id FROM matches')
      .all()
      .map(({ id }) => String(id));
  }

  /** Writes of the same tick, such as a state and its time, share a transaction and its flush. */
  #write(sql: string, ...values: readonly string[]): Promise<void> {
    if (!this.#committing) {
      this.#db.exec('BEGIN');
      this.#committing = this.#commit();
    }
    this.#prepared(sql).run(...values);
    return this.#committing;
  }

  async #commit(): Promise<void> {
    await Promise.resolve();
    this.#committing = undefined;
    this.#db.exec('COMMIT');
  }

  #prepared(sql: string): StatementSync {
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql);
    this.#statements.set(sql, known);
    return known;
  }
}
