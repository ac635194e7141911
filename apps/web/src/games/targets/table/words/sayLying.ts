import { FAULTS, type RuleId } from '@caravanserai/targets/rules';
import { type TargetsPeople, targetsDie, targetsDisc, targetsWho } from '@caravanserai/texts/page';
import type { Shown } from '../show/director.ts';
import type { Lying } from '../../client.ts';
import { mayBeCalled } from './callable.ts';
import type { TargetsT } from '../../useT.ts';

const SEEN = { isSeen: true };

export interface Told {
  readonly text: string;
  readonly rule: RuleId;
}

/** How a die lies and what follows from it, with the line of the rules that says so; what follows only when nobody can call it any more. */
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
