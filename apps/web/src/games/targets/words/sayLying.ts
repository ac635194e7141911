import { FAULTS, type RuleId } from '@caravanserai/targets/rules';
import { targetsDie, targetsDisc, targetsSeat, type Translator } from '@caravanserai/texts/page';
import type { Lying } from '../table.ts';

export interface Told {
  readonly text: string;
  readonly rule: RuleId;
}

/** How a die lies and what follows from it, with the line of the rules that says so. */
export function sayLying(t: Translator, { die, face, fault, isFlat, disc, black, victim, near }: Lying): Told {
  const name = targetsDie(t, die);
  if (fault) return { text: t(`targets.event.fault.${fault}`, { die: name }), rule: FAULTS[fault] };
  if (face === undefined || !isFlat) return { text: t('targets.page.lying.cocked', { die: name }), rule: 'TT-9' };
  if (victim) {
    return { text: t('targets.page.lying.stored', { die: name, face, seat: targetsSeat(t, victim) }), rule: 'TT-18' };
  }
  if (black)
    return { text: t('targets.page.lying.black', { die: name, face, disc: targetsDisc(t, black) }), rule: 'TT-20' };
  if (disc)
    return { text: t('targets.page.lying.disc', { die: name, face, disc: targetsDisc(t, disc) }), rule: 'TT-32' };
  if (!near) return { text: t('targets.page.lying.alone', { die: name, face }), rule: 'TT-9' };
  const values = { die: name, face, disc: targetsDisc(t, near.disc), mm: near.mm };
  return { text: t('targets.page.lying.beside', values), rule: 'TT-9' };
}
