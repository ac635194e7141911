import type { Viewer } from '@caravanserai/targi';
import { SEATS } from '@caravanserai/targi/cards';
import { useEffect, useRef } from 'react';
import { afterFrame } from '../../../../app/afterFrame.ts';
import { useVoice } from '../../../../app/parts/useVoice.tsx';
import type { Snapshot } from '../../client.ts';
import { useTableState } from '../tableState.tsx';
import { sayBeat } from '../show/caption.ts';
import { useShow } from '../show/useShow.tsx';
import { mirageMoves } from '../turn/choices.ts';
import { sayMirage } from './sayNow.ts';
import { announcements, newEvents } from './announcements.ts';
import { ruleOfError, sayTableError } from './errors.ts';
import { useT } from '../../useT.ts';
import type { Beat } from '../show/director.ts';
import { hearMoment } from '../sound/hear.ts';
import { momentOf } from '../sound/moments.ts';

const LISTENERS: readonly Viewer[] = [...SEATS, 'spectator'];

/** Announces every change of the table to screen readers, and plays sounds if they are switched on. */
export function Announcer({ snapshot }: { readonly snapshot: Snapshot }) {
  const t = useT();
  const { error, past, sheet } = useTableState();
  const { beat, isPlaying, isAgain } = useShow();
  const { voice, say } = useVoice();
  const heard = useRef(new Map<Viewer, Snapshot>());
  useSounds(snapshot, beat);

  useEffect(
    () =>
      afterFrame(() => {
        // With a curtain, each player hears separately what happened while the other had the device.
        const listener = snapshot.curtain ? snapshot.viewer : 'spectator';
        const isFirst = heard.current.size === 0;
        const told = announcements(heard.current.get(listener), snapshot, t, isPlaying);
        if (told.length > 0) say(told.join(' '));
        if (snapshot.control.kind === 'curtain') return;
        for (const each of isFirst ? LISTENERS : [listener]) heard.current.set(each, snapshot);
      }),
    [snapshot, t, isPlaying, say],
  );

  useEffect(() => {
    if (isAgain && beat) say(sayBeat(t, beat, snapshot));
  }, [isAgain, beat, snapshot, t, say]);

  useEffect(() => {
    if (error) say(`${sayTableError(t, error)} ${ruleOfError(error) ?? ''}`);
  }, [error, t, say]);

  const mirage = mirageMoves(snapshot, sheet);
  const asked = mirage.length > 0 ? sayMirage(t, mirage) : undefined;
  useEffect(() => {
    if (asked !== undefined) say(asked);
  }, [asked, say]);

  const version = past?.version;
  const last = snapshot.version;
  useEffect(() => {
    if (version !== undefined) say(t('table.past.at', { version, count: last }));
  }, [version, last, t, say]);

  return voice;
}

/** Sound and vibration for events as they are shown, and for one's own moves as they are made. */
function useSounds(snapshot: Snapshot, beat: Beat | undefined): void {
  const heard = useRef<Snapshot>(undefined);
  useEffect(() => {
    const before = heard.current;
    heard.current = snapshot;
    if (!before || before.gameId !== snapshot.gameId) return;
    const moment = momentOf(beat ? [beat.event] : newEvents(before, snapshot));
    if (moment) afterFrame(() => hearMoment(moment));
  }, [snapshot, beat]);
}
