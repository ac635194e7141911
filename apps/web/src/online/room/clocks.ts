import type { ClockState, MatchPicture } from '@caravanserai/contract';

/** The time left to a seat at this server time; negative once it has run out. */
export function leftMs(clock: ClockState, seat: string, nowMs: number): number {
  const left = clock.remainingMs[seat] ?? 0;
  return clock.running === seat ? left - Math.max(0, nowMs - clock.atMs) : left;
}

const LONG_MS = 3 * 60_000; // same limit as the server's

/** Why the viewer may claim the win now, as far as the page knows; the server decides. */
export function claimReason(
  { viewer, status, play, clock, terms }: MatchPicture,
  nowMs: number,
  goneSinceMs: number | undefined,
): 'time' | 'gone' | undefined {
  const [late] = play?.toAct ?? [];
  if (status !== 'running' || viewer === 'spectator' || late === undefined || late === viewer) return undefined;
  if (clock?.running === late && leftMs(clock, late, nowMs) < 0) return 'time';
  if (terms.clock.kind === 'days') return undefined; // presence does not count in correspondence games
  return goneSinceMs !== undefined && nowMs - goneSinceMs >= LONG_MS ? 'gone' : undefined;
}
