import type { Need, Seat } from '@caravanserai/targets';
import { sayTargetsNeed, sayTargetsRefusal, targetsSeat } from '@caravanserai/texts/page';
import { playerName } from '../../setup/draft.ts';
import type { Shown } from '../show/director.ts';
import type { Snapshot } from '../../client.ts';
import type { TableState } from '../tableContext.ts';
import type { TargetsT } from '../../useT.ts';

function seatsOf(need: Need): readonly Seat[] {
  return 'seats' in need ? need.seats : 'seat' in need ? [need.seat] : [];
}

/** Who is spoken to as «you»: the one who plays here, where it is only one. */
export function youAt(own: readonly Seat[]): Seat | undefined {
  return own.length === 1 ? own[0] : undefined;
}

/** What the table waits for, said to those who are here. */
export function sayNow(t: TargetsT, { snapshot, moment, pause }: Shown, own: readonly Seat[]): string {
  if (moment === 'replay') return t('targets.page.now.replay');
  if (moment === 'rolling') return t('targets.page.now.rolling');
  if (moment === 'past') return t('table.past.title');
  if (pause === 'calls') return sayClosing(t, snapshot, own);
  if (pause === 'round') return t('targets.page.now.round', { round: snapshot.log.at(-1)?.round ?? 1 });
  if (pause === 'golden') return t('targets.page.now.golden');
  const { need, players } = snapshot;
  const waited = seatsOf(need);
  const here = waited.filter((seat) => own.includes(seat));
  if (here.length > 0 && 'seats' in need) return sayTargetsNeed(t, { ...need, seats: here }, youAt(own));
  if (here.length > 0 || need.kind === 'over') return sayTargetsNeed(t, need, youAt(own));
  return t('targets.page.now.others', { names: namesOf(t, players, waited) });
}

/** TT-29: everybody is asked, whatever they could call. */
function sayClosing(t: TargetsT, { need, players }: Snapshot, own: readonly Seat[]): string {
  const waited = seatsOf(need);
  if (waited.some((seat) => own.includes(seat))) return t('targets.page.now.calls');
  const names = namesOf(t, players, waited);
  return own.length > 0 ? t('targets.page.now.passed', { names }) : t('targets.page.now.others', { names });
}

/** «Blue (Left hand)»: several may go by the same name, and the log speaks of colours. */
function namesOf(t: TargetsT, players: Snapshot['players'], seats: readonly Seat[]): string {
  const nameOf = (seat: Seat) => {
    const colour = targetsSeat(t, seat);
    const name = playerName(players[seat], t);
    return name && name !== colour ? t('table.nameAndColour', { name: colour, colour: name }) : colour;
  };
  return seats.map(nameOf).join(', ');
}

export function sayError(t: TargetsT, { error }: NonNullable<TableState['refused']>): string {
  if (error === 'too-soon') return t('targets.page.tooSoon');
  if (error === 'no-flick') return t('targets.page.noFlick');
  if (error.code === 'too-late') {
    return error.by ? t('online.race.lost', { seat: targetsSeat(t, error.by) }) : t('online.race.late');
  }
  return error.code === 'refused' ? sayTargetsRefusal(t, error.refusal) : t('shell.play.notNow.text');
}
