import type { MatchId } from '@caravanserai/contract';
import type { MatchRow } from '../storage/matchStore.ts';
import type { Matches } from './matches.ts';
import { hostFor } from './table.ts';

export interface ClosingDeps {
  readonly matches: Matches;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * When all seats are asked at once whether they call something, they have limited time by the server's clock. Then the server passes for
 * the players who did not answer. Every node that knows the match does this; a second attempt is a no-op.
 */
export class Closing {
  readonly #deps: ClosingDeps;
  readonly #timers = new Map<MatchId, NodeJS.Timeout>();

  constructor(deps: ClosingDeps) {
    this.#deps = deps;
  }

  /** Called for every match that is read or written. */
  note({ id, status, rest }: MatchRow): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
    if (status !== 'running' || rest?.closesMs === undefined) return;
    const leftMs = Math.min(LONGEST_TIMER_MS, Math.max(0, rest.closesMs - this.#deps.now()));
    const close = () => void this.close(id).catch(this.#deps.report);
    this.#timers.set(id, setTimeout(close, leftMs).unref());
  }

  async close(id: MatchId): Promise<void> {
    const { matches, now } = this.#deps;
    const match = await matches.get(id);
    const closesMs = match?.rest?.closesMs;
    if (match?.status !== 'running' || closesMs === undefined || closesMs > now()) return;
    const silence = hostFor(match).closing?.silence;
    for (const { person } of match.seats.filter((taken) => match.toAct.includes(taken.seat))) {
      await matches.play(id, person.id, { onVersion: match.version, moves: [silence] });
    }
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
