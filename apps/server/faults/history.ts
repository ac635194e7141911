import type { Entry } from '../src/storage/matchStore.ts';

/** A player's request and its outcome. Times are of the test's clock. */
export interface Asked {
  readonly match: string;
  readonly seat: string;
  readonly key: string;
  readonly move: string; // as JSON
  readonly fromMs: number;
  toMs: number;
  /** `taken` with the resulting version, `refused` for good, or undefined if no answer arrived. */
  outcome?: { readonly taken: number } | 'refused';
}

/** A log entry that a client received. */
export interface Shown {
  readonly match: string;
  readonly version: number;
  readonly line: string; // as JSON
}

export class History {
  readonly asked: Asked[] = [];
  readonly #shown = new Map<string, Shown>();
  readonly #contradictions: string[] = [];

  /** Entries of the same version must be the same for all clients. */
  shown(one: Shown): void {
    const key = `${one.match} ${one.version}`;
    const before = this.#shown.get(key);
    if (before && before.line !== one.line) this.#contradictions.push(`${key}: ${before.line}, then ${one.line}`);
    this.#shown.set(key, one);
  }

  /** A client received an older version after a newer one. */
  wentBack(match: string, from: number, to: number): void {
    this.#contradictions.push(`${match} went back from ${from} to ${to} on one line`);
  }

  /** An answer that indicates a bug in the server. */
  mistake(words: string): void {
    this.#contradictions.push(words);
  }

  get moves(): number {
    return this.asked.filter(({ outcome }) => typeof outcome === 'object').length;
  }

  /** All violations of the guarantees; empty if there are none. `log` is the final content of the database. */
  violations(log: ReadonlyMap<string, readonly Entry[]>): string[] {
    return [
      ...this.#contradictions,
      ...[...log].flatMap(([match, entries]) => gaps(match, entries)),
      ...this.asked.flatMap((one) => misjudged(one, log.get(one.match) ?? [])),
      ...[...this.#shown.values()].flatMap((one) => vanished(one, log.get(one.match) ?? [])),
      ...outOfOrder(this.asked),
    ];
  }
}

/** Versions must be consecutive, and keys unique. */
function gaps(match: string, entries: readonly Entry[]): string[] {
  const wrong = entries.filter(({ version }, i) => version !== i + 1);
  const keys = entries.flatMap(({ seat, key }) => (key ? [`${seat} ${key.key}`] : []));
  const twice = keys.length - new Set(keys).size;
  return [
    ...wrong.slice(0, 1).map(({ version }) => `${match}: version ${version} is out of place`),
    ...(twice > 0 ? [`${match}: ${twice} requests were taken twice`] : []),
  ];
}

/** An acknowledged request must be in the log once, as it was sent; a refused one must not. */
function misjudged({ match, seat, key, move, outcome }: Asked, entries: readonly Entry[]): string[] {
  const found = entries.filter((entry) => entry.seat === seat && entry.key?.key === key);
  if (outcome === undefined) return [];
  if (outcome === 'refused') return found.length > 0 ? [`${match}: ${key} was refused and is there`] : [];
  const [entry] = found;
  if (found.length !== 1) return [`${match}: ${key} was taken and is there ${found.length} times`];
  if (entry.version !== outcome.taken)
    return [`${match}: ${key} is ${entry.version}, and was said to be ${outcome.taken}`];
  return JSON.stringify(entry.body) === move ? [] : [`${match}: ${key} has another move than was asked`];
}

/** Every version that was shown must be in the final log. */
function vanished({ match, version, line }: Shown, entries: readonly Entry[]): string[] {
  const entry = entries[version - 1];
  const kept = entry && JSON.stringify([entry.kind, entry.seat, entry.kind === 'move' ? entry.body : undefined]);
  return kept === line ? [] : [`${match}: version ${version} was shown as ${line} and is ${kept}`];
}

/** A request answered before another was sent must precede it in the log. */
function outOfOrder(asked: readonly Asked[]): string[] {
  const byMatch = Map.groupBy(
    asked.filter(({ outcome }) => typeof outcome === 'object'),
    ({ match }) => match,
  );
  return [...byMatch].flatMap(([match, all]) => {
    const inOrder = all.toSorted((a, b) => versionOf(a) - versionOf(b));
    let latestFromMs = -Infinity; // latest send time of earlier entries: none may have been sent after this one was answered
    return inOrder.flatMap((one) => {
      const isWrong = latestFromMs > one.toMs;
      latestFromMs = Math.max(latestFromMs, one.fromMs);
      return isWrong ? [`${match}: version ${versionOf(one)} was answered before an earlier one was asked`] : [];
    });
  });
}

function versionOf({ outcome }: Asked): number {
  return typeof outcome === 'object' ? outcome.taken : 0;
}
