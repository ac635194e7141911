import type { Event } from '@caravanserai/targi';
import { sayEvent } from '@caravanserai/texts/page';
import type { Snapshot } from '../../client.ts';
import { peopleAt } from '../players/seats.ts';
import { sayNow } from './sayNow.ts';
import type { TargiT } from '../../useT.ts';

/**
 * Screen-reader text for the step from one snapshot to the next: new lines of the log, undone moves, and the current prompt if it changed. Nothing is
 * repeated, and nothing is said under the curtain.
 */
export function announcements(
  before: Snapshot | undefined,
  after: Snapshot,
  t: TargiT,
  isPlaying = false,
): readonly string[] {
  if (after.control.kind === 'curtain') return [];
  const prompt = sayNow(t, after);
  if (before === undefined || before.gameId !== after.gameId) return [prompt];
  if (before === after) return [];

  const said = after.version < before.version ? [sayTakenBack(t, before, after)] : [];
  const news = newEvents(before, after)
    .filter(isWorthSaying)
    .map((event) => sayEvent(t, event, peopleAt(t, after)));
  if (isPlaying) return [...said, ...news]; // no prompt before the show is over
  const isSamePrompt = sayNow(t, before) === prompt && before.control.kind === after.control.kind;
  return [...said, ...news, ...(isSamePrompt && news.length === 0 ? [] : [prompt])];
}

/** Events that are new, even if the viewer changed. A move may be shown event by event. */
export function newEvents(before: Snapshot, after: Snapshot): readonly Event[] {
  const last = before.log.at(-1);
  const heard = last?.n ?? -1;
  return after.log
    .filter(({ n }) => n >= heard)
    .flatMap(({ n, events }) => (n === heard ? events.slice(last?.events.length) : events));
}

function sayTakenBack(t: TargiT, before: Snapshot, after: Snapshot): string {
  return t('play.say.takenBack', { count: before.version - after.version });
}

/** Every used card causes a refill; announcing them all would drown out the rest. */
export function isWorthSaying({ type }: Event): boolean {
  return type !== 'refilled' && type !== 'turnStarted';
}
