import { createHash } from 'node:crypto';
import { err, ok, type OnlineError } from '@caravanserai/contract';
import type { Bus } from '../bus.ts';
import { GUESS_LONGEST_WAIT_MS, GUESSES_FORGOTTEN_MS, GUESSES_FREE, GUESSES_KEPT } from '../limits/limits.ts';
import type { Done } from '../matches/types.ts';

export interface GuessesDeps {
  readonly bus: Pick<Bus, 'nodeId' | 'on' | 'send'>;
  readonly now: () => number;
  readonly isOn: boolean;
}

/** A password for a name, a browser or a session, and the network it comes from. */
export interface Guess {
  readonly at: string;
  readonly from?: string;
}

interface Failures {
  readonly count: number;
  readonly atMs: number; // of the latest wrong password
}

/**
 * Slows down password guessing. All wrong passwords for a name count together and set how long each network waits between its own guesses.
 * So many networks together gain little, and none of them can lock out the owner, who comes from another network. A guess that comes too
 * early is refused with a retry time; no request is held. Names need not exist. Each node counts in memory and tells the other nodes of
 * every wrong password.
 */
export class Guesses {
  readonly #deps: GuessesDeps;
  readonly #failures = new Map<string, Failures>(); // by target of the guess
  readonly #lastMs = new Map<string, number>(); // by target and network

  constructor(deps: GuessesDeps) {
    this.#deps = deps;
    deps.bus.on('guessed', (node, [at = '', pair = '']) =>
      node === deps.bus.nodeId ? undefined : this.#count(at, pair),
    );
  }

  /** Runs `check` unless the network must still wait. A check that throws is not counted. */
  async guard(guess: Guess, check: () => Promise<boolean>): Promise<Done<boolean>> {
    const refused = this.refusal(guess);
    if (refused) return err(refused);
    const { at, pair } = keysOf(guess);
    const before = this.#lastMs.get(pair);
    this.#count(at, pair); // counted before the result is known, so that concurrent guesses are not free
    let isWrong = false;
    try {
      isWrong = !(await check());
    } finally {
      if (isWrong) void this.#deps.bus.send('guessed', at, pair);
      else this.#uncount(at, pair, before);
    }
    return ok(!isWrong);
  }

  /** The refusal that `guard` would give now. */
  refusal(guess: Guess): OnlineError | undefined {
    if (!this.#deps.isOn) return undefined;
    const { at, pair } = keysOf(guess);
    const lastMs = this.#lastMs.get(pair);
    if (lastMs === undefined) return undefined;
    const nowMs = this.#deps.now();
    if (lastMs > nowMs) this.#lastMs.set(pair, nowMs); // the clock was set back: the wait starts again
    const leftMs = Math.min(lastMs, nowMs) + waitAfter(this.#countOf(at)) - nowMs;
    return leftMs > 0 ? { code: 'too-many', detail: 'guesses', retryAfterS: Math.ceil(leftMs / 1000) } : undefined;
  }

  #countOf(at: string): number {
    const known = this.#failures.get(at);
    return known && this.#deps.now() - known.atMs < GUESSES_FORGOTTEN_MS ? known.count : 0;
  }

  #count(at: string, pair: string): void {
    const atMs = this.#deps.now();
    putLast(this.#failures, at, { count: this.#countOf(at) + 1, atMs });
    putLast(this.#lastMs, pair, atMs);
  }

  #uncount(at: string, pair: string, before: number | undefined): void {
    const known = this.#failures.get(at);
    if (known && known.count > 1) this.#failures.set(at, { ...known, count: known.count - 1 });
    else this.#failures.delete(at);
    if (before === undefined) this.#lastMs.delete(pair);
    else this.#lastMs.set(pair, before);
  }
}

function waitAfter(failures: number): number {
  return failures <= GUESSES_FREE ? 0 : Math.min(GUESS_LONGEST_WAIT_MS, 1000 * 2 ** (failures - GUESSES_FREE));
}

/** Hashed for a fixed size, and so that neither names nor addresses go to other nodes. */
function keysOf({ at, from = '' }: Guess): { readonly at: string; readonly pair: string } {
  return { at: digest([at]), pair: digest([at, from]) };
}

function digest(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function putLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > GUESSES_KEPT) map.delete(map.keys().next().value ?? '');
}
