import type { BorderNumber, Event } from '@caravanserai/targi';
import type { Seat, TribeId } from '@caravanserai/targi/cards';
import type { LogEntry, PlaceId, Snapshot } from '../../client.ts';
import type { Coin } from '../motion/changes.ts';
import { borderPlaces, placesOfMove } from '../turn/movePlaces.ts';
import { tokensOf } from './tokens.ts';

/** Changes that a turn made for its player. */
export interface Summary {
  readonly coins: readonly { readonly coin: Coin; readonly count: number }[];
  readonly laid: readonly TribeId[];
  /** Number of cards added to the hand. */
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

/** The opponent's last turn; undefined once the player to act has made a move. */
export function turnBefore({ log, control }: Pick<Snapshot, 'log' | 'control'>): Turn | undefined {
  const seat = log.at(-1)?.seat;
  if (seat === undefined || (control.kind === 'act' && control.seat === seat)) return undefined;
  const first = log.findLastIndex((entry) => entry.seat !== seat) + 1;
  return { seat, entries: log.slice(first) };
}

/** What using a place brought to the player to act, earlier in the same turn. */
export function usedAt({ log, view }: Pick<Snapshot, 'log' | 'view'>, place: PlaceId): readonly Event[] {
  if (view.pending.phase === 'place') return [];
  const start = log.findLastIndex(({ events }) => events.some(({ type }) => type === 'turnStarted'));
  return log.slice(start + 1).flatMap(({ move, events }) => {
    if (!move) return [];
    const places = [...placesOfMove(move), ...(move.type === 'mirage' ? borderPlaces('fataMorgana') : [])];
    return places.includes(place) ? events : [];
  });
}
