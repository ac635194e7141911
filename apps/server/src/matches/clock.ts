import { type ClockRule, type ClockState, known } from '@caravanserai/contract';

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

/**
 * Whose time runs changes with whose turn it is; a turn that is over earns its increment, the end of the game earns nothing. Where
 * all must watch something first, such as dice that roll, nobody's time runs until `fromMs`, and a new turn begins even for the same player.
 * Without `next` nobody's time runs: the game is over, or all are asked at once.
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

/** How long all have who are asked at once. Where a move has days, so has an answer. */
export function askedMs(rule: ClockRule): number {
  return rule.kind === 'days' ? rule.days * DAY_MS : ASKED_MS;
}

/** When the time of the one to act is up. */
export function deadlineOf(clock: ClockState | undefined): number | undefined {
  return clock?.running === undefined ? undefined : clock.atMs + known(clock.remainingMs[clock.running]);
}
