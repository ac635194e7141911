import { newMatchId } from './matches/ids.ts';
import { type Database, EVERYTHING } from './storage/sql.ts';

/** Short messages between nodes: a kind and a few words. They only wake; the truth is in the database. */
export class Bus {
  readonly nodeId = newMatchId();
  readonly #db: Database;
  readonly #onMissed: () => void;
  readonly #listeners = new Map<string, (node: string, words: readonly string[]) => void>();

  constructor(db: Database, onMissed: () => void) {
    this.#db = db;
    this.#onMissed = onMissed;
    db.listen({ heard: (topic) => this.#hear(topic), missed: onMissed });
  }

  /** Nobody else can write. */
  get isAlone(): boolean {
    return this.#db.kind === 'sqlite';
  }

  get isDeaf(): boolean {
    return this.#db.isDeaf();
  }

  /** Every node hears it, this one too. */
  async send(kind: string, ...words: readonly (string | number)[]): Promise<void> {
    await this.#db.publish([kind, this.nodeId, ...words].join(' ')).catch(() => undefined); // they look again by themselves
  }

  on(kind: string, heard: (node: string, words: readonly string[]) => void): void {
    this.#listeners.set(kind, heard);
  }

  #hear(topic: string): void {
    if (topic === EVERYTHING) return this.#onMissed();
    const [kind, node, ...words] = topic.split(' ');
    this.#listeners.get(kind)?.(node, words);
  }
}
