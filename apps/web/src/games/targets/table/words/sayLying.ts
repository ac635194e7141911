import { seatOf } from '@caravanserai/targets/geometry';
import { FAULTS, type RuleId } from '@caravanserai/targets/rules';
import { type TargetsPeople, targetsDie, targetsDisc, targetsSeat, targetsWho } from '@caravanserai/texts/page';
import type { Shown } from '../show/director.ts';
import type { Lying } from '../../client.ts';
import { failingDice } from '../count/count.ts';
import { mayBeCalled } from './callable.ts';
import { sayDisc } from './sayThing.ts';
import type { TargetsT } from '../../useT.ts';

const SEEN = { isSeen: true };

export interface Told {
  readonly text: string;
  readonly rule: RuleId;
}

/** Why dice do not count that seem to lie on a disc; equal dice at one disc once. */
export function sayFailing(t: TargetsT, shown: Shown): readonly string[] {
  const said = failingDice(shown).map(({ die, face, isFlat, over, near }) => {
    const colour = targetsSeat(t, seatOf(die));
    if (face === undefined || !isFlat || !near) return t('targets.page.lying.cocked', { die: colour });
    const values = { die: t('targets.show.choice.die', { colour, face }), disc: sayDisc(t, shown, over ?? near.disc) };
    return over ? t('targets.page.lying.edge', values) : t('targets.page.lying.close', values);
  });
  return [...new Set(said)];
}

/** How a die lies and the consequence, with its rule. The consequence is left out while the die can still be called. */
export function sayLying(t: TargetsT, shown: Shown, lying: Lying, people: TargetsPeople = {}): Told {
  const { text, rule } = sayHow(t, shown, lying, people);
  return { text: `${text.charAt(0).toLocaleUpperCase(t.language)}${text.slice(1)}`, rule }; // «the Red die …» begins a sentence
}

function sayHow(t: TargetsT, shown: Shown, lying: Lying, people: TargetsPeople): Told {
  const { face, fault, near } = lying;
  const die = targetsDie(t, lying.die, SEEN);
  if (fault) return { text: t(`targets.event.fault.${fault}`, { die }), rule: FAULTS[fault] };
  if (face === undefined) return { text: t('targets.page.lying.cocked', { die }), rule: 'TT-9' };
  if (!near || !mayBeCalled(shown, lying.die)) return sayJudged(t, lying, face, people);
  return { text: t('targets.page.lying.open', { die, face, ...nearest(t, near) }), rule: 'TT-27' };
}

function sayJudged(t: TargetsT, lying: Lying, face: NonNullable<Lying['face']>, people: TargetsPeople): Told {
  const { isFlat, disc, black, victim, near } = lying;
  const die = targetsDie(t, lying.die, SEEN);
  if (!isFlat) return { text: t('targets.page.lying.cocked', { die }), rule: 'TT-9' };
  if (victim)
    return { text: t('targets.page.lying.stored', { die, face, seat: targetsWho(t, victim, people) }), rule: 'TT-18' };
  if (black)
    return { text: t('targets.page.lying.black', { die, face, disc: targetsDisc(t, black, SEEN) }), rule: 'TT-20' };
  if (disc)
    return { text: t('targets.page.lying.disc', { die, face, disc: targetsDisc(t, disc, SEEN) }), rule: 'TT-32' };
  if (!near) return { text: t('targets.page.lying.alone', { die, face }), rule: 'TT-9' };
  return { text: t('targets.page.lying.beside', { die, face, ...nearest(t, near) }), rule: 'TT-9' };
}

function nearest(t: TargetsT, { disc, mm }: NonNullable<Lying['near']>) {
  return { disc: targetsDisc(t, disc, SEEN), mm };
}
