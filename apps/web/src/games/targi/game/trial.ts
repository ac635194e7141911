import { type Event, type Move, targi } from '@caravanserai/targi';
import { NOT_HERE, type Trial } from '../client.ts';
import { controlOf, stateOf, type Table } from './table.ts';

/** Result of the viewer's move, as far as the viewer can know it. */
export function tryMove(table: Table, move: Move): Trial {
  const control = controlOf(table);
  if (control.kind !== 'act') return NOT_HERE;
  const { seat } = control;
  const played = targi.play(stateOf(table), seat, move);
  if (!played.ok) return { ok: false, refusal: played.error };
  const { events, state } = played.value;
  const chanceAt = events.findIndex(isChance);
  const isPurseKnown = !events.some(({ type }) => type === 'caravanShown');
  return {
    ok: true,
    events: chanceAt < 0 ? events : events.slice(0, chanceAt),
    after: targi.view(isPurseKnown ? state : stateOf(table), seat)[seat],
    isForeseen: chanceAt < 0,
  };
}

/** Whether the event shows the mover something new. A secret card that is played or discarded is new only to others. */
function isChance({ type, reveals }: Event): boolean {
  return reveals && type !== 'laid' && type !== 'discarded';
}
