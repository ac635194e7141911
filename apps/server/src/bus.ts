import { newMatchId } from './matches/ids.ts';
import { type Database, EVERYTHING } from './storage/sql.ts';

/** Short messages between nodes: a kind and a few words. They only wake; the truth is in the database. */
export class Bus {
  readonly nodeId = newMatchId();
  readonly #db: Database;
  readonly #lookAgain = new Set<() => void>();
  readonly #listeners = new Map<string, (node: string, words: readonly string[]) => void>();

  constructor(db: Database) {
    this.#db = db;
    db.listen({ heard: (topic) => this.#hear(topic), missed: () => this.missed() });
  }

  /** Nobody else can write. */
  get isAlone(): boolean {
    return this.#db.kind === 'sqlite';
  }

  get isDeaf(): boolean {
    return this.#db.isDeaf();
  }

  /** Messages may have been lost: what is remembered here may be old. */
  onMissed(lookAgain: () => void): void {
    this.#lookAgain.add(lookAgain);
  }

  /** Every node hears it, this one too. */
  async send(kind: string, ...words: readonly (string | number)[]): Promise<void> {
    await this.#db.publish([kind, this.nodeId, ...words].join(' ')).catch(() => undefined); // they look again by themselves
  }

  on(kind: string, heard: (node: string, words: readonly string[]) => void): void {
    this.#listeners.set(kind, heard);
  }

  /** Something was said that nobody heard here. */
  missed(): void {
    for (const lookAgain of this.#lookAgain) lookAgain();
  }

  #hear(topic: string): void {
    if (topic === EVERYTHING) return this.missed();
    const [kind = '', node = '', ...words] = topic.split(' ');
    this.#listeners.get(kind)?.(node, words);
  }
}
