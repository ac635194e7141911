import { useEffect, useRef } from 'react';
import type { Snapshot } from '../../client.ts';
import { newEvents } from '../words/announcements.ts';
import { hearMoment } from './hear.ts';
import { momentOf } from './moments.ts';

/** What happens at the table, for the ear and the hand. */
export function useSounds(snapshot: Snapshot): void {
  const heard = useRef<Snapshot>(undefined);
  useEffect(() => {
    const before = heard.current;
    heard.current = snapshot;
    if (!before || before.gameId !== snapshot.gameId) return;
    const moment = momentOf(newEvents(before, snapshot));
    if (moment) hearMoment(moment);
  }, [snapshot]);
}
