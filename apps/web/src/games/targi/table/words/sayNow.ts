import type { Seat } from '@caravanserai/targi';
import { sayList, sayOutcome, sayPlace, sayPrompt } from '@caravanserai/texts/page';
import { playerIn, playerName, peopleAt } from '../players/seats.ts';
import type { Players, Snapshot } from '../../client.ts';
import { mirageChoices, type MoveOf } from '../turn/choices.ts';
import type { TargiT } from '../../useT.ts';

/** «Anna (Blue)»: whose pieces are whose. */
export function playerAndColour(t: TargiT, players: Players, seat: Seat): string {
  const name = playerName(t, seat, players[seat]);
  const colour = t(`targi.seat.${seat}`);
  return name === colour ? colour : t('table.nameAndColour', { name, colour });
}

/** The winner: «you» or a name. */
export function sayResult(t: TargiT, snapshot: Snapshot): string {
  const { score, online } = snapshot;
  if (online?.ending) {
    const { by, winner = 'blue' } = online.ending;
    return by === 'abort'
      ? t('online.ending.abort')
      : t(`online.ending.${by}`, { winner: playerIn(t, snapshot, winner) });
  }
  return sayOutcome(t, score, {
    blue: playerIn(t, snapshot, 'blue'),
    white: playerIn(t, snapshot, 'white'),
  });
}

/** Whether a single person, addressed as «you», plays here, or people take turns. */
export function isAlone(players: Players): boolean {
  return Object.values(players).filter(({ kind }) => kind === 'person').length === 1;
}

export function sayWhose(t: TargiT, { control, players, view }: Snapshot): string {
  if (control.kind === 'over' || view.pending.phase === 'over') return t('play.whose.over');
  const name = playerName(t, control.seat, players[control.seat]);
  if (control.kind === 'wait') {
    return t(players[control.seat].kind === 'bot' ? 'play.whose.botThinks' : 'play.whose.waits', { name });
  }
  return isAlone(players) ? t('play.whose.yours') : t('play.whose.named', { name });
}

/** The possible actions, in one sentence. */
export function sayWhat(t: TargiT, snapshot: Snapshot): string {
  const { control, view } = snapshot;
  switch (control.kind) {
    case 'over':
      return sayResult(t, snapshot);
    case 'confirm':
      return sayToConfirm(t, snapshot);
    case 'curtain':
      return t('play.what.curtain');
    case 'wait':
      return view.pending.phase === 'over' ? sayResult(t, snapshot) : t(`play.doing.${view.pending.phase}`);
    case 'act':
      return sayToDo(t, snapshot);
  }
}

/** What ending the turn declines, or the question. */
function sayToConfirm(t: TargiT, { log }: Snapshot): string {
  const ended = log.at(-1)?.events.find((event) => event.type === 'turnEnded');
  const declined = ended?.type === 'turnEnded' ? ended.declined : [];
  if (declined.length === 0) return t('play.what.confirm');
  const places = declined.map((place) => sayPlace(t, place));
  return t('play.end.declines', { places: sayList(t, 'and', places) });
}

function sayToDo(t: TargiT, snapshot: Snapshot): string {
  const { view, moves } = snapshot;
  const { pending } = view;
  switch (pending.phase) {
    case 'place':
      return t('play.what.place', { count: view[pending.seat].targisLeft });
    case 'act':
      return t(moves.length > 1 ? 'play.what.act' : 'play.what.onlyEnd');
    default:
      return sayPrompt(t, pending, peopleAt(t, snapshot));
  }
}

/** The prompt of the Fata Morgana while markers are moved on the board. */
export function sayMirage(t: TargiT, moves: readonly MoveOf<'mirage'>[]): string {
  return t(mirageChoices(moves).size > 1 ? 'play.mirage.whichMarker' : 'play.mirage.where');
}

/** Both together, for screen readers. */
export function sayNow(t: TargiT, snapshot: Snapshot): string {
  return t('play.say.now', { whose: sayWhose(t, snapshot), what: sayWhat(t, snapshot) });
}
