import { useEffect, useRef } from 'react';
import { useChoice } from '../../../../app/settings/useSettings.ts';
import type { Snapshot } from '../../client.ts';
import { newEvents } from './announcements.ts';
import { playSound, soundOf } from './sounds.ts';

export function useSounds(snapshot: Snapshot): void {
  const isOn = useChoice('sound') === 'on';
  const heard = useRef<Snapshot>(undefined);
  useEffect(() => {
    const before = heard.current;
    heard.current = snapshot;
    if (!isOn || !before || before.gameId !== snapshot.gameId) return;
    const name = soundOf(newEvents(before, snapshot));
    if (name) playSound(name);
  }, [snapshot, isOn]);
}
