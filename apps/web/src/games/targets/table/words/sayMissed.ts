import type { OpenCall } from '@caravanserai/targets';
import { targetsDice } from '@caravanserai/texts/page';
import type { TargetsT } from '../../useT.ts';

/** Doubles that nobody called in time. A missed Targets is an event with its own text. */
export function sayMissed(t: TargetsT, missed: readonly OpenCall[]): readonly string[] {
  return missed.flatMap((open) => {
    if (open.call !== 'double') return [];
    const dice = targetsDice(t, open.dice, { isSeen: true });
    return [t('targets.page.missedDouble', { dice, face: open.face })];
  });
}
