import type { DieId, DiscId, Event, Seat, Total } from '@caravanserai/targets';
import type { Lying, Picture, Snapshot } from '../../client.ts';
import type { Shown } from '../show/director.ts';

/** Count of one disc in the middle (TT-32, TT-33). */
export interface DiscCount {
  readonly disc: DiscId;
  readonly dice: readonly DieId[]; // the dice that count on it
  readonly totals: readonly Total[];
  readonly struck: readonly number[]; // equal totals that cancel out
  readonly seat: Seat | undefined; // who gets it
}

/** State of the count at the end of a round, which is shown disc by disc. */
export interface Count {
  readonly secured: readonly { readonly seat: Seat; readonly discs: readonly DiscId[] }[];
  readonly discs: readonly DiscCount[];
  readonly at: number; // index of the disc being counted; equal to their number when all are done
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

/** The snapshot to show during the count: still of the round that ends, with the discs won so far. */
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

/** The picture with the discs where the count has put them. */
export function pictureOfCount(picture: Picture, { view }: Snapshot): Picture {
  const gone = new Set(Object.values(view.stored).flat());
  return { ...picture, discs: picture.discs.filter(({ disc }) => !gone.has(disc)), stored: view.stored };
}

function isTaken({ at, part }: Count, i: number): boolean {
  return i < at || (i === at && part === 'taken');
}

const SEEN_ON_MM = 70; // between the centres: nearer than that, a die hides a part of the disc from most sides

/**
 * Dice that seem to lie on a disc and do not count, because they lie over its edge, close beside it or lean: during the count those at the discs counted so far, otherwise the
 * flicked one. None of them could be called: over the edge, a die is far from black.
 */
export function failingDice({ count, lying, news }: Pick<Shown, 'count' | 'lying' | 'news'>): readonly Lying[] {
  const flicked = news.find((event) => event.type === 'flicked');
  const counted = count?.discs.slice(0, count.at + 1).map(({ disc }) => disc);
  return lying.filter(({ die, over, disc, fault, near }) => {
    const seen = over ?? (near && near.mm <= SEEN_ON_MM ? near.disc : undefined);
    if (!seen || disc || fault) return false;
    return counted ? counted.includes(seen) : die === flicked?.die;
  });
}
