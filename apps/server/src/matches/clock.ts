import { type ClockRule, type ClockState, closesMs, known } from '@caravanserai/contract';
import type { MatchRow } from '../storage/matchStore.ts';

const DAY_MS = 86_400_000;

/** Gives every seat its full time and starts the clock of `first`. */
export function startClock(
  rule: ClockRule,
  seats: readonly string[],
  first: string | undefined,
  atMs: number,
): ClockState | undefined {
  if (rule.kind === 'none') return undefined;
  const wholeMs = rule.kind === 'live' ? rule.baseS * 1000 : rule.days * DAY_MS;
  return {
    remainingMs: Object.fromEntries(seats.map((seat) => [seat, wholeMs])),
    atMs,
    ...(first === undefined ? {} : { running: first }),
  };
}

/**
 * Switches the clock to the next player. A completed turn earns its increment; the end of the game does not. During an animation, such as
 * rolling dice, no clock runs until `fromMs`, and a new turn begins even for the same player. Without `next`, no clock runs: the game is
 * over, or all seats are asked at once.
 */
export function turnClock(
  rule: ClockRule,
  clock: ClockState | undefined,
  next: string | undefined,
  atMs: number,
  fromMs = atMs,
  isOver = next === undefined,
): ClockState | undefined {
  if (!clock || rule.kind === 'none' || (next === clock.running && fromMs === atMs)) return clock;
  const { running } = clock;
  const remainingMs = { ...clock.remainingMs };
  if (running !== undefined) {
    const left = Math.max(0, known(remainingMs[running]) - Math.max(0, atMs - clock.atMs));
    remainingMs[running] = isOver ? left : earned(rule, left);
  }
  return next === undefined ? { remainingMs, atMs } : { remainingMs, atMs: fromMs, running: next };
}

function earned(rule: Exclude<ClockRule, { kind: 'none' }>, leftMs: number): number {
  return rule.kind === 'live' ? leftMs + rule.incrementS * 1000 : rule.days * DAY_MS;
}

const ASKED_MS = 20_000;

/** Time to answer when all seats are asked at once: days, if moves have days. */
export function askedMs(rule: ClockRule): number {
  return rule.kind === 'days' ? rule.days * DAY_MS : ASKED_MS;
}

/** A daily game ends when its date closes. */
export function closingOf({ daily }: Pick<MatchRow, 'daily'>): number | undefined {
  return daily === undefined ? undefined : closesMs(daily);
}

/** When the time of the player to act is up. */
export function deadlineOf(clock: ClockState | undefined): number | undefined {
  return clock?.running === undefined ? undefined : clock.atMs + known(clock.remainingMs[clock.running]);
}
