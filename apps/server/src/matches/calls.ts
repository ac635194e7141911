import type { MatchId } from '@caravanserai/contract';
import type { Bus } from '../bus.ts';
import type { GameHost } from '../games.ts';
import { RACE_ALLOWANCE_MS } from '../limits/limits.ts';
import type { MatchRow } from '../storage/matchStore.ts';
import { isPatient } from './entries.ts';
import { newNonce } from './ids.ts';
import { hostFor } from './table.ts';

/** Time between the moment the dice come to rest and the next flick, for players to see them and to call. No clock runs meanwhile. */
export const FLICK_PAUSE_MS = 1500;
const MOST_WAITED_MS = 1000; // for a message of another node, which may have stopped

export interface CallTimes {
  readonly claimedMs: number; // since the table came to rest, as shown on the player's screen
  readonly receivedMs: number; // by the server's clock
  readonly restMs: number; // by the server's clock
  readonly roundTripMs: number; // of the connection that sent the call, measured by the server
}

/**
 * How long a call may have been in transit. Pages animate the dice by the server's clock, which they estimate from round trips: an honest
 * call arrives half a round trip after it was made, however the round trip is split. The upper limit bounds what a client gains by delaying
 * its pongs, and how long the others wait.
 */
function allowanceMs(roundTripMs: number): number {
  return Math.min(RACE_ALLOWANCE_MS, roundTripMs / 2);
}

/** Time of the call in whole ms since the table came to rest: as claimed, but no earlier than the round trip can explain. */
export function fairAtMs({ claimedMs, receivedMs, restMs, roundTripMs }: CallTimes): number {
  const explainedMs = Math.ceil(receivedMs - restMs - allowanceMs(roundTripMs));
  return Math.max(0, claimedMs, explainedMs);
}

/** A move waiting to be judged. */
interface Held {
  readonly atMs: number;
  readonly tie: string; // random tie-break for calls at the same moment
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
  /** Of a seat's connection; 0 if unknown. */
  readonly roundTripMs: (match: MatchId, seat: string) => number;
}

/**
 * Races between players. A call is held for as long as an earlier call of another player may still be in transit; then all received calls
 * are judged in the order in which they were made. Other moves follow them, and a flick waits until every player had time to call. Each
 * node holds its own calls and receives messages about those of the others, so that all nodes judge in the same order.
 */
export class Calls {
  readonly #deps: CallsDeps;
  readonly #windows = new Map<MatchId, Window>();
  readonly #words = new Map<string, () => void>(); // of other nodes, by tie-break value

  constructor(deps: CallsDeps) {
    this.#deps = deps;
    const { bus } = deps;
    bus.on('call', (node, words) => (node === bus.nodeId ? undefined : this.#heard(words)));
    bus.on('called', (_node, [tie = '']) => this.#words.get(tie)?.());
  }

  /** Runs `act` when it is its turn, with the time of the move if it is part of a race. */
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
    if (!rest) return act(); // nothing to call before the first flick
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

  /** The same for players who have nothing to call: otherwise the delay would reveal who could call. */
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

  /** A call that another node holds: it is queued here too, and later ones wait until the other node has judged it. */
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

/** The latest claim in a batch: its moves count as made at one moment. */
export function claimOf({ race, parseMove }: GameHost, moves: readonly unknown[]): number | undefined {
  const claims = moves.flatMap((request) => {
    const move = parseMove(request);
    return move === undefined ? [] : (race?.claimOf(move) ?? []);
  });
  return claims.length === 0 ? undefined : Math.max(...claims);
}
