import { createRequire } from 'node:module';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { LogEntry, Server, State, StorageAPI } from 'boardgame.io';

type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' } });
const { Async } = createRequire(import.meta.url)('boardgame.io/internal') as Internal;

/** What boardgame.io's users write when matches must outlive the process: a row a match, every state flushed to the disk, once a move. */
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

  override async connect(): Promise<void> {}

  override async createMatch(id: string, { initialState, metadata }: StorageAPI.CreateMatchOpts): Promise<void> {
    const state = JSON.stringify(initialState);
    return this.#write('INSERT INTO matches VALUES (?, ?, ?, ?)', id, state, state, JSON.stringify(metadata));
  }

  override async setState(id: string, state: State, deltalog: LogEntry[] = []): Promise<void> {
    for (const entry of deltalog) void this.#write('INSERT INTO log VALUES (?, ?)', id, JSON.stringify(entry));
    return this.#write('UPDATE matches SET state = ? WHERE id = ?', JSON.stringify(state), id);
  }

  override async setMetadata(id: string, metadata: Server.MatchData): Promise<void> {
    return this.#write('UPDATE matches SET metadata = ? WHERE id = ?', JSON.stringify(metadata), id);
  }

  override async fetch<O extends StorageAPI.FetchOpts>(id: string, wish: O): Promise<StorageAPI.FetchResult<O>> {
    const row = this.#prepared('SELECT initial, state, metadata FROM matches WHERE id = ?').get(id);
    const logged = wish.log ? this.#prepared('SELECT entry FROM log WHERE id = ?').all(id) : [];
    const read = (column: string) => (row ? (JSON.parse(String(row[column])) as unknown) : undefined);
    return {
      ...(wish.state ? { state: read('state') } : {}),
      ...(wish.initialState ? { initialState: read('initial') } : {}),
      ...(wish.metadata ? { metadata: read('metadata') } : {}),
      ...(wish.log ? { log: logged.map(({ entry }) => JSON.parse(String(entry)) as unknown) } : {}),
    } as StorageAPI.FetchResult<O>;
  }

  override async wipe(id: string): Promise<void> {
    return this.#write('DELETE FROM matches WHERE id = ?', id);
  }

  override async listMatches(): Promise<string[]> {
    return this.#db
      .prepare('SELECT id FROM matches')
      .all()
      .map(({ id }) => String(id));
  }

  /** What is written in one breath, such as a state and when it changed, shares a transaction and its flush. */
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
