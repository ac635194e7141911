import type { Event, Move, Seat } from '@caravanserai/targets';
import type { LogEntry } from '../../client.ts';

export interface SeatStats {
  readonly seat: Seat;
  readonly flicks: number;
  readonly hits: number; // flicks that ended on a disc
  readonly targets: number;
  readonly doubles: number;
  readonly stolen: number; // discs
  readonly disarmed: number; // towers of other players
  readonly missed: number; // own Targets that nobody called
  readonly faults: number;
  readonly fastestMs: number | undefined; // of the correct calls
}

export function statsOf(log: readonly LogEntry[], seats: readonly Seat[]): readonly SeatStats[] {
  const events = log.flatMap((entry) => entry.events);
  const count = (isMeant: (event: Event) => boolean) => events.filter(isMeant).length;
  return seats.map((seat) => ({
    seat,
    flicks: log.filter((entry) => entry.seat === seat && isFlick(entry.move)).length,
    hits: count((event) => event.type === 'flicked' && event.seat === seat && event.disc !== undefined),
    targets: count((event) => event.type === 'targets' && event.seat === seat),
    doubles: count((event) => event.type === 'doubled' && event.seat === seat),
    stolen: events.reduce((sum, e) => sum + (e.type === 'stole' && e.seat === seat ? e.discs.length : 0), 0),
    disarmed: count((event) => event.type === 'disarmed' && event.by === seat),
    missed: count((event) => event.type === 'missed' && event.seat === seat),
    faults: count((event) => event.type === 'fault' && event.seat === seat),
    fastestMs: fastest(log, seat),
  }));
}

function isFlick({ type }: Move): boolean {
  return type === 'flick' || type === 'golden';
}

function fastest(log: readonly LogEntry[], seat: Seat): number | undefined {
  const calls = log.flatMap(({ seat: by, move, events }) =>
    by === seat && 'atMs' in move && !events.some(({ type }) => type === 'miscalled') ? [move.atMs] : [],
  );
  return calls.length > 0 ? Math.min(...calls) : undefined;
}

export interface BestThrow {
  readonly n: number; // the version after it
  readonly round: number;
  readonly seat: Seat;
  readonly event: Event; // the event that made it the best
}

/** The throw of the game: the one with the most valuable result, including the calls after it; the last of equal ones. */
export function bestThrow(log: readonly LogEntry[]): BestThrow | undefined {
  let best: (BestThrow & { readonly worth: number }) | undefined;
  for (const [i, { n, round, seat, move, events }] of log.entries()) {
    if (!isFlick(move)) continue;
    const next = log.findIndex((later, j) => j > i && isFlick(later.move));
    const called = log.slice(i + 1, next < 0 ? log.length : next).flatMap((entry) => entry.events);
    const worths = [...events, ...called].map((event) => ({ event, worth: worthOf(event, seat) }));
    const worth = worths.reduce((sum, each) => sum + each.worth, 0);
    const top = worths.reduce((a, b) => (b.worth > a.worth ? b : a));
    if (top.worth > 0 && worth >= (best?.worth ?? 0)) best = { n, round, seat, event: top.event, worth };
  }
  return best;
}

const BLACK = 5;
const STEAL = 4; // per disc
const DISARM = 3;

function worthOf(event: Event, seat: Seat): number {
  switch (event.type) {
    case 'targets':
      return event.seat === seat ? BLACK : -1; // it helped another player
    case 'stole':
      return event.seat === seat ? STEAL * event.discs.length : 0;
    case 'disarmed':
      return event.by === seat && event.out ? DISARM : 0;
    case 'doubled':
      return event.seat === seat ? 2 : 0;
    case 'flicked':
      return event.disc === undefined ? 0 : 1;
    case 'fault':
      return event.seat === seat ? -2 : 0;
    case 'gameOver':
      return event.winners.includes(seat) ? 1 : 0;
    default:
      return 0;
  }
}
