import type { Event } from '@caravanserai/targi';
import { sayEvent } from '@caravanserai/texts/page';
import type { Snapshot } from '../../client.ts';
import { peopleAt } from '../players/seats.ts';
import { sayNow } from './sayNow.ts';
import type { TargiT } from '../../useT.ts';

/**
 * What a listener must hear when one moment of the table follows another: every new line of the log, a step back, and what is wanted now
 * if that has changed. Nothing is said twice; behind the curtain nothing is said at all.
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
  if (isPlaying) return [...said, ...news]; // nothing is wanted before it is over
  const isSamePrompt = sayNow(t, before) === prompt && before.control.kind === after.control.kind;
  return [...said, ...news, ...(isSamePrompt && news.length === 0 ? [] : [prompt])];
}

/** Events that were not there before, whether the same person looks or another. A move may be shown one event after the other. */
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

/** Refilling follows from every used card; who listens to each would hear of nothing else. */
function isWorthSaying({ type }: Event): boolean {
  return type !== 'refilled' && type !== 'turnStarted';
}
