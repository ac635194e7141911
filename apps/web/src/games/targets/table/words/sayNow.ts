import type { Need, Seat } from '@caravanserai/targets';
import {
  type TargetsPeople,
  sayTargetsNeed,
  sayTargetsRefusal,
  targetsName,
  targetsWho,
} from '@caravanserai/texts/page';
import type { Shown } from '../show/director.ts';
import type { Snapshot } from '../../client.ts';
import type { TableState } from '../tableContext.ts';
import { peopleAt } from './people.ts';
import { sayDice, sayDisc } from './sayThing.ts';
import type { TargetsT } from '../../useT.ts';

function seatsOf(need: Need): readonly Seat[] {
  return 'seats' in need ? need.seats : 'seat' in need ? [need.seat] : [];
}

/** What the table waits for, addressed to the players here. */
export function sayNow(t: TargetsT, shown: Shown, own: readonly Seat[]): string {
  const { snapshot, moment, pause } = shown;
  if (moment === 'replay') return t('targets.page.now.replay');
  if (moment === 'rolling') return t('targets.page.now.rolling');
  if (moment === 'past') return t('table.past.title');
  if (pause === 'calls') return sayClosing(t, snapshot, own);
  if (pause === 'round') return t('targets.page.now.round', { round: snapshot.log.at(-1)?.round ?? 1 });
  if (pause === 'golden') return t('targets.page.now.golden');
  const { need } = snapshot;
  const people = peopleAt(t, snapshot.players, own);
  const waited = seatsOf(need);
  const here = waited.filter((seat) => own.includes(seat));
  if (here.length > 0 && need.kind === 'swap') return sayTargetsNeed(t, { ...need, seats: here.slice(0, 1) }, people); // one player at a time
  if (here.length > 0 && 'seats' in need) return sayTargetsNeed(t, { ...need, seats: here }, people);
  if (here.length > 0 && need.kind === 'keep') {
    const dice = sayDice(t, shown, need.dice).join('; ');
    return t('targets.need.keep', { seat: targetsWho(t, need.seat, people), dice });
  }
  if (here.length > 0 && need.kind === 'remove') {
    const discs = need.discs.map((disc) => sayDisc(t, shown, disc)).join(', ');
    return t('targets.need.remove', { seat: targetsWho(t, need.seat, people), discs });
  }
  if (here.length > 0 || need.kind === 'over') return sayTargetsNeed(t, need, people);
  if (need.kind === 'flick') return t('targets.show.aims', { name: targetsName(t, need.seat, people) });
  return t('targets.page.now.others', { names: listed(t, people, waited) });
}

/** TT-29: everybody is asked, whether or not they have something to call. */
function sayClosing(t: TargetsT, { need, players }: Snapshot, own: readonly Seat[]): string {
  const waited = seatsOf(need);
  if (waited.some((seat) => own.includes(seat))) return t('targets.page.now.calls');
  const names = listed(t, peopleAt(t, players, own), waited);
  return own.length > 0 ? t('targets.page.now.passed', { names }) : t('targets.page.now.others', { names });
}

function listed(t: TargetsT, people: TargetsPeople, seats: readonly Seat[]): string {
  return seats.map((seat) => targetsName(t, seat, people)).join(', ');
}

export function sayError(t: TargetsT, { error }: NonNullable<TableState['refused']>, people: TargetsPeople): string {
  if (error === 'too-soon') return t('targets.page.tooSoon');
  if (error === 'no-flick') return t('targets.page.noFlick');
  if (error.code === 'too-late') {
    return error.by
      ? t('targets.page.race.lost', { seat: targetsName(t, error.by, people) })
      : t('targets.page.race.late');
  }
  return error.code === 'refused' ? sayTargetsRefusal(t, error.refusal) : t('shell.play.notNow.text');
}
