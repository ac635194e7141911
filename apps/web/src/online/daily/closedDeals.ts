import { type DailyDate, type DailyListed, isDailyDate } from '@caravanserai/contract';
import { fieldsOf, parseFields } from '../../app/settings/stored.ts';
import type { Signal } from '../../app/signals/signal.ts';
import { storedSignal } from '../../app/signals/storedSignal.ts';

const MOST_KEPT = 60;

/** The published deal of a closed date: it can be played on this device. */
export interface ClosedDeal {
  readonly date: DailyDate;
  readonly bot: string;
  readonly options: unknown; // of the game
  readonly rulesVersion: number;
  readonly seed: string;
}

export function closedDeal({ date, bot, options, rulesVersion, seed }: DailyListed): ClosedDeal | undefined {
  return seed === undefined ? undefined : { date, bot, options, rulesVersion, seed };
}

const signals = new Map<string, Signal<readonly ClosedDeal[]>>();

/** The closed deals of a game that this device has loaded, for playing offline; the newest first. */
export function keptDeals(game: string): Signal<readonly ClosedDeal[]> {
  const signal = signals.get(game) ?? storedSignal(`caravanserai.daily.${game}`, parse, make);
  signals.set(game, signal);
  return signal;
}

export function keepDeals(game: string, listed: readonly DailyListed[]): void {
  const deals = new Map(
    keptDeals(game)
      .get()
      .map((deal) => [deal.date, deal]),
  );
  for (const deal of listed.map(closedDeal)) if (deal) deals.set(deal.date, deal);
  const newest = [...deals.values()].toSorted((a, b) => b.date.localeCompare(a.date)).slice(0, MOST_KEPT);
  keptDeals(game).set(newest);
}

function parse(text: string | undefined): readonly ClosedDeal[] {
  const { deals } = parseFields(text);
  return (Array.isArray(deals) ? deals : []).map(fieldsOf).flatMap((fields) => {
    const { date, bot, options, rulesVersion, seed } = fields;
    const isWhole = typeof bot === 'string' && typeof rulesVersion === 'number' && typeof seed === 'string';
    return isWhole && isDailyDate(String(date)) ? [{ date: String(date), bot, options, rulesVersion, seed }] : [];
  });
}

function make(deals: readonly ClosedDeal[]): string {
  return JSON.stringify({ deals });
}
