import type { MatchId } from '@caravanserai/contract';
import type { Bus } from '../bus.ts';
import type { GameHost } from '../games.ts';
import { RACE_ALLOWANCE_MS } from '../limits/limits.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import { isPatient } from './entries.ts';
import { newNonce } from './ids.ts';
import { hostFor } from './table.ts';

/** Between the moment at which the dice lie and the next flick: time to see them, and to call. Nobody's clock runs meanwhile. */
export const FLICK_PAUSE_MS = 1500;
const MOST_WAITED_MS = 1000; // for the word of another node, which may have stopped

export interface CallTimes {
  readonly claimedMs: number; // since the table came to rest, as its player's screen had it
  readonly receivedMs: number; // here
  readonly restMs: number; // here
  readonly roundTripMs: number; // of the connection it came by, as measured from here
}

/**
 * How long a call may have been on its way. Pages let the dice come to rest by the server's clock, which they know from round trips: an honest
 * call arrives half a round trip after it was made, however the round trip is split. The limit is what a client gains at most that holds its
 * pongs back, and how long others wait for it.
 */
function allowanceMs(roundTripMs: number): number {
  return Math.min(RACE_ALLOWANCE_MS, roundTripMs / 2);
}

/** When it was made, in whole ms since the table came to rest: as claimed, but no earlier than the connection explains. */
export function fairAtMs({ claimedMs, receivedMs, restMs, roundTripMs }: CallTimes): number {
  const explainedMs = Math.ceil(receivedMs - restMs - allowanceMs(roundTripMs));
  return Math.max(0, claimedMs, explainedMs);
}

/** Something that waits for its turn to be judged. */
interface Held {
  readonly atMs: number;
  readonly tie: string; // of two at the same moment, drawn by lot
  run(): Promise<void>;
}

interface Window {
  readonly held: Held[];
  isClosed: boolean;
  judged: Promise<void>;
}

export interface CallsDeps {
  readonly bus: Bus;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Of a seat's connection; 0 where it is not known. */
  readonly roundTripMs: (match: MatchId, seat: string) => number;
}

/**
 * Races between players. A call is held for as long as a call of somebody else can still be on its way; then all that came are
 * judged in the order in which they were made. Every other move comes after them, and a flick no sooner than everybody had time to call.
 * Each node holds its own and hears of the others', so that all judge in the same order.
 */
export class Calls {
  readonly #deps: CallsDeps;
  readonly #windows = new Map<MatchId, Window>();
  readonly #words = new Map<string, () => void>(); // of other nodes, by tie

  constructor(deps: CallsDeps) {
    this.#deps = deps;
    const { bus } = deps;
    bus.on('call', (node, words) => (node === bus.nodeId ? undefined : this.#heard(words)));
    bus.on('called', (_node, [tie = '']) => this.#words.get(tie)?.());
  }

  /** Acts when it is its turn. `act` is told when its move was made, if that is a race. */
  async inTurn<T>(
    match: MatchRow,
    seat: string,
    moves: readonly unknown[],
    roundTripMs: number,
    act: (madeMs?: number) => Promise<T>,
  ): Promise<T> {
    const host = hostFor(match);
    if (!host.race) return act();
    const { id, rest } = match;
    if (!rest) return act(); // nothing has happened yet that somebody could call
    const receivedMs = this.#deps.now();
    const restMs = rest.atMs;
    const claimedMs = claimOf(host, moves);
    const isFlick = claimedMs === undefined && !isPatient(match, moves);
    const dueMs = isFlick ? restMs + FLICK_PAUSE_MS : restMs;
    if (dueMs > receivedMs) await this.#deps.wait(dueMs - receivedMs);
    const windowMs = this.#windowMs(match, seat);
    if (claimedMs === undefined) return this.#join(id, windowMs, Infinity, '', () => act());
    const madeMs = fairAtMs({ claimedMs, receivedMs, restMs, roundTripMs });
    const tie = newNonce();
    if (windowMs > 0) void this.#deps.bus.send('call', id, tie, madeMs, windowMs);
    try {
      return await this.#join(id, windowMs, madeMs, tie, () => act(madeMs));
    } finally {
      if (windowMs > 0) void this.#deps.bus.send('called', tie);
    }
  }

  /** As long for those who have nothing to call: how long it takes must not tell who could. */
  #windowMs({ id, seats }: MatchRow, own: string): number {
    const others = seats.map(({ seat }) => seat).filter((seat) => seat !== own);
    return Math.max(0, ...others.map((other) => allowanceMs(this.#deps.roundTripMs(id, other))));
  }

  async #join<T>(match: MatchId, windowMs: number, atMs: number, tie: string, act: () => Promise<T>): Promise<T> {
    let window = this.#windows.get(match);
    for (; window?.isClosed; window = this.#windows.get(match)) await window.judged;
    if (!window && windowMs === 0) return act();
    const { held } = window ?? this.#open(match, windowMs);
    return new Promise<T>((resolve, reject) => {
      held.push({ atMs, tie, run: () => act().then(resolve, reject) });
    });
  }

  #open(match: MatchId, windowMs: number): Window {
    const window: Window = { held: [], isClosed: false, judged: Promise.resolve() };
    this.#windows.set(match, window);
    window.judged = this.#judge(match, window, windowMs);
    return window;
  }

  async #judge(match: MatchId, window: Window, windowMs: number): Promise<void> {
    await this.#deps.wait(windowMs);
    window.isClosed = true;
    for (const { run } of window.held.toSorted(inOrder)) await run();
    this.#windows.delete(match);
  }

  /** A call that another node holds: here it takes its place in the row, and those after it wait until it was judged there. */
  #heard([match, tie = '', atMs, windowMs]: readonly string[]): void {
    const judged = new Promise<void>((resolve) => this.#words.set(tie, resolve));
    const act = () => Promise.race([judged, this.#deps.wait(MOST_WAITED_MS)]);
    void this.#join(match as MatchId, Number(windowMs), Number(atMs), tie, act).finally(() => this.#words.delete(tie));
  }
}

function inOrder(a: Held, b: Held): number {
  if (a.atMs !== b.atMs) return a.atMs - b.atMs;
  return a.tie === b.tie ? 0 : a.tie < b.tie ? -1 : 1;
}

/** The latest of several in one batch: they are one breath. */
export function claimOf({ race, parseMove }: GameHost, moves: readonly unknown[]): number | undefined {
  const claims = moves.flatMap((wish) => {
    const move = parseMove(wish);
    return move === undefined ? [] : (race?.claimOf(move) ?? []);
  });
  return claims.length === 0 ? undefined : Math.max(...claims);
}
