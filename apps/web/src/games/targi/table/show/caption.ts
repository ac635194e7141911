import { cardName, sayEvent } from '@caravanserai/texts/page';
import type { Snapshot } from '../../client.ts';
import { peopleAt } from '../players/seats.ts';
import type { TargiT } from '../../useT.ts';
import type { Beat } from './director.ts';
import { type Summary, summaryOf, type Turn } from './summary.ts';

/** Describes the current event in one line. */
export function sayBeat(t: TargiT, { event, seat }: Beat, { log, ...snapshot }: Snapshot): string {
  if (event.type === 'revealed') return t('play.show.revealed', { count: event.cards.length });
  if (event.type === 'turnEnded' && seat !== undefined) {
    const first = log.findLastIndex((entry) => entry.seat !== seat) + 1;
    return t('play.show.inShort', { what: saySummary(t, summaryOf(eventsOf(log.slice(first)), seat)) });
  }
  return sayEvent(t, event, peopleAt(t, snapshot));
}

function eventsOf(entries: Turn['entries']) {
  return entries.flatMap(({ events }) => events);
}

export function summaryOfTurn({ entries, seat }: Turn): Summary {
  return summaryOf(eventsOf(entries), seat);
}

/** Describes a turn in one line. A placement needs no introduction. */
export function sayTurn(t: TargiT, turn: Turn, snapshot: Snapshot): string {
  const placed = eventsOf(turn.entries).findLast(({ type }) => type === 'placed');
  const summary = summaryOfTurn(turn);
  return placed && isEmpty(summary) ? sayEvent(t, placed, peopleAt(t, snapshot)) : saySummary(t, summary);
}

function isEmpty({ coins, laid, kept }: Summary): boolean {
  return coins.length + laid.length + kept === 0;
}

function saySummary(t: TargiT, { coins, laid, kept }: Summary): string {
  const tokens = coins.map(({ coin, count }) =>
    t(count > 0 ? 'play.show.plus' : 'play.show.minus', {
      tokens: t(`targi.token.${coin}`, { count: Math.abs(count) }),
    }),
  );
  const cards = laid.length === 0 ? [] : [t('play.show.laid', { cards: laid.map((id) => cardName(t, id)).join(', ') })];
  const hand = kept === 0 ? [] : [t('play.show.kept', { count: kept })];
  return [...tokens, ...cards, ...hand].join(', ') || t('play.show.nothing');
}
