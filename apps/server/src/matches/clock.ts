import type { ClockRule, ClockState } from '@caravanserai/contract';

const DAY_MS = 86_400_000;

/** All seats have their whole time; that of `first` begins to run. */
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

/** Whose time runs changes with whose turn it is; a turn that is over earns its increment. */
export function turnClock(
  rule: ClockRule,
  clock: ClockState | undefined,
  next: string | undefined,
  atMs: number,
): ClockState | undefined {
  if (!clock || rule.kind === 'none' || next === clock.running) return clock;
  const { running } = clock;
  const remainingMs = { ...clock.remainingMs };
  if (running !== undefined) {
    const left = Math.max(0, remainingMs[running] - (atMs - clock.atMs));
    remainingMs[running] = rule.kind === 'live' ? left + rule.incrementS * 1000 : rule.days * DAY_MS;
  }
  return { remainingMs, atMs, ...(next === undefined ? {} : { running: next }) };
}

/** When the time of the one to act is up. */
export function deadlineOf(clock: ClockState | undefined): number | undefined {
  return clock?.running === undefined ? undefined : clock.atMs + clock.remainingMs[clock.running];
}
