import type { OpenCall } from '@caravanserai/targets';
import { targetsDie, type Translator } from '@caravanserai/texts/page';

/** Doubles that nobody called in time. A Targets that was missed is an event, and says so itself. */
export function sayMissed(t: Translator, missed: readonly OpenCall[]): readonly string[] {
  return missed.flatMap((open) => {
    if (open.call !== 'double') return [];
    const [one, other] = open.dice;
    return [t('targets.page.missedDouble', { one: targetsDie(t, one), other: targetsDie(t, other), face: open.face })];
  });
}
