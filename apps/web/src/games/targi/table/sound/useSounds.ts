import { useEffect, useRef } from 'react';
import { afterFrame } from '../../../../app/afterFrame.ts';
import type { Snapshot } from '../../client.ts';
import type { Beat } from '../show/director.ts';
import { newEvents } from '../words/announcements.ts';
import { hearMoment } from './hear.ts';
import { momentOf } from './moments.ts';

/** Sound and vibration for events as they are shown, and for one's own moves as they are made. */
export function useSounds(snapshot: Snapshot, beat: Beat | undefined): void {
  const heard = useRef<Snapshot>(undefined);
  useEffect(() => {
    const before = heard.current;
    heard.current = snapshot;
    if (!before || before.gameId !== snapshot.gameId) return;
    const moment = momentOf(beat ? [beat.event] : newEvents(before, snapshot));
    if (moment) afterFrame(() => hearMoment(moment));
  }, [snapshot, beat]);
}
