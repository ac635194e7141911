import type { Event } from '@caravanserai/targets';
import type { TargetsT, Who } from '../words.ts';
import {
  type TargetsPeople,
  sayTargetsLevel,
  sayTotals,
  targetsDice,
  targetsDie,
  targetsDisc,
  targetsDiscs,
  targetsSeats,
  targetsWho,
} from './parts.ts';

/**
 * An event as a line of the log. Players without a name go by their colour; the player at `you` is addressed as «you».
 */
export function sayTargetsEvent(t: TargetsT, event: Event, people: TargetsPeople = {}): string {
  switch (event.type) {
    case 'roundEnded':
      return t('targets.event.roundEnded', { round: event.round });
    case 'awarded':
      return sayAwarded(t, event, people);
    case 'roundStarted':
      return sayRoundStarted(t, event, people);
    case 'goldenStarted': {
      const values = { seats: targetsSeats(t, event.seats, people) };
      return event.attempt === 1
        ? t('targets.event.goldenStarted.first', values)
        : t('targets.event.goldenStarted.again', values);
    }
    case 'goldenJudged':
      return t('targets.event.goldenJudged', {
        onDisc: sayTotals(t, event.onDisc),
        onTable: sayTotals(t, event.onTable),
      });
    case 'gameOver':
      return t(`targets.event.gameOver.${event.by}`);
    default:
      return sayDeed(t, event, targetsWho(t, event.seat, people), people);
  }
}

type EventOf<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Deed = Exclude<
  Event,
  EventOf<'roundEnded' | 'awarded' | 'roundStarted' | 'goldenStarted' | 'goldenJudged' | 'gameOver'>
>;

/** An event that concerns a single player. */
function sayDeed(t: TargetsT, event: Deed, seat: Who, people: TargetsPeople): string {
  switch (event.type) {
    case 'swapped':
      return t('targets.event.swapped', {
        seat,
        gave: targetsDie(t, event.gave, people),
        got: targetsDie(t, event.got, people),
        level: sayTargetsLevel(t, event.level),
      });
    case 'flicked':
      return sayFlicked(t, event, seat, people);
    case 'fault':
      return t(`targets.event.fault.${event.fault}`, { die: targetsDie(t, event.die, people) });
    case 'missed':
      return t('targets.event.missed', { die: targetsDie(t, event.die, people) });
    case 'kept':
      return t('targets.event.kept', { seat, die: targetsDie(t, event.die, people) });
    case 'disarmed': {
      const values = { seat, by: targetsWho(t, event.by, people) };
      const back = targetsDice(t, event.back, people);
      if (!event.out) return t('targets.event.disarmed.none', { ...values, back });
      const out = targetsDie(t, event.out, people);
      if (event.back.length === 0) return t('targets.event.disarmed.alone', { ...values, out });
      return t('targets.event.disarmed.others', { ...values, out, back });
    }
    case 'stole':
      return t('targets.event.stole', {
        seat,
        from: targetsWho(t, event.from, people),
        discs: targetsDiscs(t, event.discs, people),
      });
    case 'targets': {
      const values = { seat, die: targetsDie(t, event.die, people), disc: targetsDisc(t, event.disc, people) };
      return event.forYou ? t('targets.event.targets.forYou', values) : t('targets.event.targets.own', values);
    }
    case 'doubled':
      return t('targets.event.doubled', { seat, back: targetsDie(t, event.back, people), face: event.face });
    case 'cancelled':
      return t('targets.event.cancelled', {
        seat,
        of: targetsWho(t, event.of, people),
        die: targetsDie(t, event.die, people),
      });
    case 'validated':
      return t('targets.event.validated', { seat, discs: targetsDiscs(t, event.discs, people) });
    case 'removed':
      return t('targets.event.removed', { seat, disc: targetsDisc(t, event.disc, people) });
    case 'began':
    case 'miscalled':
    case 'passed':
    case 'goldenFlicked':
      return t(`targets.event.${event.type}`, { seat });
  }
}

function sayFlicked(t: TargetsT, { face, disc }: EventOf<'flicked'>, seat: Who, people: TargetsPeople): string {
  if (face === undefined) return t('targets.event.flicked.noFace', { seat });
  if (disc === undefined) return t('targets.event.flicked.onTable', { seat, face });
  return t('targets.event.flicked.onDisc', { seat, face, disc: targetsDisc(t, disc, people) });
}

function sayAwarded(t: TargetsT, { disc, seat, totals }: EventOf<'awarded'>, people: TargetsPeople): string {
  const values = { disc: targetsDisc(t, disc, people) };
  if (totals.length === 0) return t('targets.event.awarded.empty', values);
  if (!seat) return t('targets.event.awarded.cancelled', { ...values, totals: sayTotals(t, totals) });
  return t('targets.event.awarded.somebody', {
    ...values,
    seat: targetsWho(t, seat, people),
    totals: sayTotals(t, totals),
  });
}

function sayRoundStarted(
  t: TargetsT,
  { round, set, first, discs }: EventOf<'roundStarted'>,
  people: TargetsPeople,
): string {
  const seat = targetsWho(t, first, people);
  if (discs.length === 0) return t('targets.event.roundStarted.moneyTime', { seat });
  const values = { round, seat, discs: targetsDiscs(t, discs, people) };
  return set > 1
    ? t('targets.event.roundStarted.ofSet', { ...values, set })
    : t('targets.event.roundStarted.usual', values);
}
