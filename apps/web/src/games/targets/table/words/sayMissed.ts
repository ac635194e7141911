import type { OpenCall } from '@caravanserai/targets';
import { targetsDie } from '@caravanserai/texts/page';
import type { TargetsT } from '../../useT.ts';

/** Doubles that nobody called in time. A Targets that was missed is an event, and says so itself. */
export function sayMissed(t: TargetsT, missed: readonly OpenCall[]): readonly string[] {
  return missed.flatMap((open) => {
    if (open.call !== 'double') return [];
    const [one, other] = open.dice;
    return [t('targets.page.missedDouble', { one: targetsDie(t, one), other: targetsDie(t, other), face: open.face })];
  });
}
