import type { BorderNumber, Event } from '@caravanserai/targi';
import type { Seat, TribeId } from '@caravanserai/targi/cards';
import type { LogEntry, Snapshot } from '../../client.ts';
import type { Coin } from '../motion/changes.ts';
import { tokensOf } from './tokens.ts';

/** What a turn has changed for the player whose turn it was. */
export interface Summary {
  readonly coins: readonly { readonly coin: Coin; readonly count: number }[];
  readonly laid: readonly TribeId[];
  /** Cards that came to the hand. */
  readonly kept: number;
  readonly placed: readonly BorderNumber[];
}

const ORDER: readonly Coin[] = ['dates', 'salt', 'pepper', 'gold', 'vp'];

export function summaryOf(events: readonly Event[], seat: Seat): Summary {
  const counts = new Map<Coin, number>();
  for (const tokens of events.map(tokensOf)) {
    if (tokens?.seat !== seat) continue;
    for (const [coin, count] of Object.entries(tokens.change)) {
      counts.set(coin as Coin, (counts.get(coin as Coin) ?? 0) + count);
    }
  }
  return {
    coins: ORDER.flatMap((coin) => (counts.get(coin) ? [{ coin, count: counts.get(coin) ?? 0 }] : [])),
    laid: events.flatMap((event) => (event.type === 'laid' && event.seat === seat ? [event.card] : [])),
    kept: events.filter((event) => event.type === 'kept' && event.seat === seat).length,
    placed: events.flatMap((event) => (event.type === 'placed' && event.seat === seat ? [event.at] : [])),
  };
}

export interface Turn {
  readonly seat: Seat;
  readonly entries: readonly LogEntry[];
}

/** The last turn of somebody else than the one who is to act; nothing once that one has begun. */
export function turnBefore({ log, control }: Pick<Snapshot, 'log' | 'control'>): Turn | undefined {
  const seat = log.at(-1)?.seat;
  if (seat === undefined || (control.kind === 'act' && control.seat === seat)) return undefined;
  const first = log.findLastIndex((entry) => entry.seat !== seat) + 1;
  return { seat, entries: log.slice(first) };
}
