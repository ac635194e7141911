import type { DieId, DiscId, Event, Seat, Total } from '@caravanserai/targets';
import type { Lying, Picture, Snapshot } from '../../client.ts';

/** How one disc of the middle is counted (TT-32, TT-33). */
export interface DiscCount {
  readonly disc: DiscId;
  readonly dice: readonly DieId[]; // that count on it
  readonly totals: readonly Total[];
  readonly struck: readonly number[]; // totals that are equal and cancel each other out
  readonly seat: Seat | undefined; // who gets it
}

/** The end of a round, shown disc by disc. */
export interface Count {
  readonly secured: readonly { readonly seat: Seat; readonly discs: readonly DiscId[] }[];
  readonly discs: readonly DiscCount[];
  readonly at: number; // the disc that is counted now; as many as there are: all are
  readonly part: 'totals' | 'struck' | 'taken';
}

export function countOf(events: readonly Event[], lying: readonly Lying[]): Count {
  return {
    secured: events.flatMap((event) => (event.type === 'validated' ? [{ seat: event.seat, discs: event.discs }] : [])),
    discs: events.flatMap((event) => (event.type === 'awarded' ? [discCount(event, lying)] : [])),
    at: 0,
    part: 'totals',
  };
}

function discCount(
  { disc, totals, seat }: Extract<Event, { readonly type: 'awarded' }>,
  lying: readonly Lying[],
): DiscCount {
  const all = totals.map(({ total }) => total);
  return {
    disc,
    dice: lying.filter((die) => die.disc === disc && die.isFlat && !die.fault).map(({ die }) => die),
    totals,
    struck: all.filter((total, i) => all.indexOf(total) !== i),
    seat,
  };
}

/** A snapshot while it is counted: still of the round that ends, with what everybody has got so far. */
export function whileCounted(before: Snapshot, after: Snapshot, count: Count): Snapshot {
  const stored = { ...before.view.stored };
  const won = { ...before.view.won };
  for (const { seat, discs } of count.secured) {
    won[seat] = [...won[seat], ...discs];
    stored[seat] = stored[seat].filter((disc) => !discs.includes(disc));
  }
  const taken = count.discs.filter((_, i) => isTaken(count, i));
  for (const { seat, disc } of taken) if (seat) stored[seat] = [...stored[seat], disc];
  const view = { ...before.view, stored, won };
  return { ...before, view, log: after.log, version: after.version };
}

/** The table with the discs where they have come to. */
export function pictureOfCount(picture: Picture, { view }: Snapshot): Picture {
  const gone = new Set(Object.values(view.stored).flat());
  return { ...picture, discs: picture.discs.filter(({ disc }) => !gone.has(disc)), stored: view.stored };
}

function isTaken({ at, part }: Count, i: number): boolean {
  return i < at || (i === at && part === 'taken');
}
