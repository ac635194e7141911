import type { Entry } from '../src/storage/matchStore.ts';

/** What one player asked, and what came of it. Times are of the test's own clock. */
export interface Asked {
  readonly match: string;
  readonly seat: string;
  readonly key: string;
  readonly move: string; // as JSON
  readonly fromMs: number;
  toMs: number;
  /** `taken` with the version it led to, `refused` for good, or nothing: no answer ever came. */
  outcome?: { readonly taken: number } | 'refused';
}

/** Somebody was shown a line of a match. */
export interface Shown {
  readonly match: string;
  readonly version: number;
  readonly line: string; // as JSON
}

export class History {
  readonly asked: Asked[] = [];
  readonly #shown = new Map<string, Shown>();
  readonly #contradictions: string[] = [];

  /** What one was shown another must be shown alike. */
  shown(one: Shown): void {
    const key = `${one.match} ${one.version}`;
    const before = this.#shown.get(key);
    if (before && before.line !== one.line) this.#contradictions.push(`${key}: ${before.line}, then ${one.line}`);
    this.#shown.set(key, one);
  }

  /** A line to somebody went back to an older version than it had told of. */
  wentBack(match: string, from: number, to: number): void {
    this.#contradictions.push(`${match} went back from ${from} to ${to} on one line`);
  }

  /** An answer that says that we made a mistake. */
  mistake(words: string): void {
    this.#contradictions.push(words);
  }

  get moves(): number {
    return this.asked.filter(({ outcome }) => typeof outcome === 'object').length;
  }

  /** Everything that is not as it was promised; nothing if all is well. `log` is what the database has in the end. */
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

/** Versions without gaps, and every key once. */
function gaps(match: string, entries: readonly Entry[]): string[] {
  const wrong = entries.filter(({ version }, i) => version !== i + 1);
  const keys = entries.flatMap(({ seat, key }) => (key ? [`${seat} ${key.key}`] : []));
  const twice = keys.length - new Set(keys).size;
  return [
    ...wrong.slice(0, 1).map(({ version }) => `${match}: version ${version} is out of place`),
    ...(twice > 0 ? [`${match}: ${twice} requests were taken twice`] : []),
  ];
}

/** Acknowledged means there, once, as it was asked; refused means not there. */
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

/** Nobody saw a version that is not there in the end. */
function vanished({ match, version, line }: Shown, entries: readonly Entry[]): string[] {
  const entry = entries[version - 1];
  const kept = entry && JSON.stringify([entry.kind, entry.seat, entry.kind === 'move' ? entry.body : undefined]);
  return kept === line ? [] : [`${match}: version ${version} was shown as ${line} and is ${kept}`];
}

/** What was answered before another was asked comes before it. */
function outOfOrder(asked: readonly Asked[]): string[] {
  const byMatch = Map.groupBy(
    asked.filter(({ outcome }) => typeof outcome === 'object'),
    ({ match }) => match,
  );
  return [...byMatch].flatMap(([match, all]) => {
    const inOrder = all.toSorted((a, b) => versionOf(a) - versionOf(b));
    let latestFromMs = -Infinity; // of all before: none of them may have been asked after this one was answered
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
