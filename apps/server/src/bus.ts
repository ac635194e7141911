import { newMatchId } from './matches/ids.ts';
import { type Database, EVERYTHING } from './storage/sql.ts';

/** Short messages between nodes: a kind and a few words. They only trigger a reload; the state is in the database. */
export class Bus {
  readonly nodeId = newMatchId();
  readonly #db: Database;
  readonly #lookAgain = new Set<() => void>();
  readonly #listeners = new Map<string, (node: string, words: readonly string[]) => void>();

  constructor(db: Database) {
    this.#db = db;
    db.listen({ heard: (topic) => this.#hear(topic), missed: () => this.missed() });
  }

  /** True if no other node can use the database (SQLite). */
  get isAlone(): boolean {
    return this.#db.kind === 'sqlite';
  }

  get isDeaf(): boolean {
    return this.#db.isDeaf();
  }

  /** Messages may have been lost: cached state may be outdated. */
  onMissed(lookAgain: () => void): void {
    this.#lookAgain.add(lookAgain);
  }

  /** Every node receives it, including this one. */
  async send(kind: string, ...words: readonly (string | number)[]): Promise<void> {
    await this.#db.publish([kind, this.nodeId, ...words].join(' ')).catch(() => undefined); // nodes also poll, so a lost message only costs time
  }

  on(kind: string, heard: (node: string, words: readonly string[]) => void): void {
    this.#listeners.set(kind, heard);
  }

  /** Called when messages may have been lost. */
  missed(): void {
    for (const lookAgain of this.#lookAgain) lookAgain();
  }

  #hear(topic: string): void {
    if (topic === EVERYTHING) return this.missed();
    const [kind = '', node = '', ...words] = topic.split(' ');
    this.#listeners.get(kind)?.(node, words);
  }
}
