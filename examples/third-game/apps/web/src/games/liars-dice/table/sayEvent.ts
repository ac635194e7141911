import type { Event } from '@caravanserai/liars-dice';
import type { Snapshot } from '../client.ts';
import type { LiarsDiceT } from '../useT.ts';
import { whoIs } from './names.ts';

/** A roll is visible on the table, so it gets no line. */
export function sayEvent(t: LiarsDiceT, snapshot: Snapshot, event: Event): string | undefined {
  if (event.type === 'rolled') return undefined;
  const name = whoIs(t, snapshot, event.seat);
  if (event.type === 'bid') return t('liarsDice.event.bid', { name, number: event.count, face: event.face });
  const { bid, count, loser } = event;
  const doubted = t('liarsDice.event.doubted', { name, number: bid.count, face: bid.face, found: count });
  return `${doubted} ${t('liarsDice.event.lost', { name: whoIs(t, snapshot, loser) })}`;
}
