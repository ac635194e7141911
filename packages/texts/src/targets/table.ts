import type { Refusal } from '@caravanserai/contract';
import type { Need, OpenCall, OptionRefusal, Options, Score, Seat } from '@caravanserai/targets';
import { REASONS, type Reason } from '@caravanserai/targets/rules';
import { type TargetsT, type Who, YOU } from '../words.ts';
import {
  type TargetsPeople,
  targetsDice,
  targetsDie,
  targetsDisc,
  targetsDiscs,
  targetsSeat,
  targetsSeats,
  targetsWho,
} from './parts.ts';

/** What is wrong, what would be legal, and the rule that says so. */
export function sayTargetsReason(t: TargetsT, reason: Reason): string {
  return t('targets.refusal.cited', { text: t(`targets.reason.${reason}`), rule: REASONS[reason] });
}

export function sayTargetsRefusal(t: TargetsT, refusal: Refusal<Reason>): string {
  switch (refusal.code) {
    case 'not-your-turn':
      return t('targets.refusal.notYourTurn');
    case 'stale-version':
      return t('targets.refusal.staleVersion');
    case 'illegal':
      return sayTargetsReason(t, refusal.reason);
  }
}

/** What the table is waiting for, addressed to the players who must act; `you` needs no name. */
export function sayTargetsNeed(t: TargetsT, need: Need, people: TargetsPeople = {}): string {
  switch (need.kind) {
    case 'flick':
      return t('targets.need.flick', { seat: targetsWho(t, need.seat, people) });
    case 'keep':
      return t('targets.need.keep', { seat: targetsWho(t, need.seat, people), dice: targetsDice(t, need.dice) });
    case 'remove':
      return t('targets.need.remove', { seat: targetsWho(t, need.seat, people), discs: targetsDiscs(t, need.discs) });
    case 'over':
      return t('targets.need.over');
    default:
      return t(`targets.need.${need.kind}`, { seats: whoAmong(t, need.seats, people) });
  }
}

/** Names, or `YOU` when the reader is the only one. */
function whoAmong(t: TargetsT, seats: readonly Seat[], people: TargetsPeople): Who {
  const isYou = people.you !== undefined && seats.every((seat) => seat === people.you);
  return isYou ? YOU : targetsSeats(t, seats, people);
}

/** A call that is open to a player. */
export function sayOpenCall(t: TargetsT, open: OpenCall, people: TargetsPeople = {}): string {
  const seat = targetsWho(t, open.seat, people);
  if (open.call === 'double')
    return t('targets.call.double', { seat, face: open.face, dice: targetsDice(t, open.dice) });
  return t('targets.call.targets', { seat, die: targetsDie(t, open.die), disc: targetsDisc(t, open.disc) });
}

const FULL_GAP_CM = 20; // ruling T18

/** One sentence per option, for the head of a match. */
export function sayTargetsOptions(
  t: TargetsT,
  { players, first, calls, pasVu, threeByThree, teams, gapsCm }: Options,
): string[] {
  const nearer = (Object.entries(gapsCm) as [Seat, number][]).filter(([, cm]) => cm < FULL_GAP_CM);
  const gaps = nearer.map(([seat, cm]) => t('targets.option.gap', { colour: targetsSeat(t, seat), cm }));
  return [
    t('targets.option.players', { count: players }),
    first === 'drawn' || first === 'called'
      ? t(`targets.option.first.${first}`)
      : t('targets.option.first.named', { seat: targetsSeat(t, first) }),
    t(`targets.option.calls.${calls}`),
    ...(pasVu ? [t('targets.option.variant.pasVu')] : []),
    ...(threeByThree ? [t('targets.option.variant.threeByThree')] : []),
    ...(teams ? [t('targets.option.variant.teams')] : []),
    ...(gaps.length > 0 ? [t('targets.option.gaps', { gaps: gaps.join(', ') })] : []),
  ];
}

export function sayOptionRefusal(t: TargetsT, refusal: OptionRefusal): string {
  return t(`targets.optionRefusal.${refusal}`);
}

/** Who has won, and by how much. */
export function sayTargetsOutcome(
  t: TargetsT,
  { seats, winners, decidedBy }: Score,
  people: TargetsPeople = {},
): string {
  const winner = seats.find(({ seat }) => winners.includes(seat));
  if (!winner || !decidedBy) return t('targets.outcome.running');
  const isYou = people.you !== undefined && winners.includes(people.you);
  const values = {
    seats: isYou ? YOU : targetsSeats(t, winners, people),
    discs: t('targets.outcome.discs', { count: winner.total }),
  };
  if (winners.length === 1) return t(`targets.outcome.${decidedBy}`, values);
  const TEAM = { fourth: 'teamFourth', lastRound: 'teamLastRound', golden: 'teamGolden' } as const;
  return t(`targets.outcome.${TEAM[decidedBy]}`, values);
}
