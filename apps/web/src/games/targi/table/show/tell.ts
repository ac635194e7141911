import type { BorderNumber, Cell, Event, PlayerView, View } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import type { Coin } from '../motion/changes.ts';
import { type CoinChange, tokensOf } from './tokens.ts';

/** One event of a move, with the table at that moment. */
export interface Told {
  readonly event: Event;
  readonly view: View;
  /** Number of the move's events up to here, including those without a caption. */
  readonly count: number;
}

/** They follow from events already shown. */
const UNSAID: ReadonlySet<Event['type']> = new Set(['refilled', 'reshuffled', 'turnStarted']);

/**
 * Splits a move into its events, each with a view of its own. The engine gives the views before and after a move. Those in between are the last view
 * with later events reversed, so that they reveal nothing new.
 */
export function tellMove(start: View, after: View, events: readonly Event[]): readonly Told[] {
  const told: Told[] = [];
  let view = after;
  let count = events.length;
  for (const [i, event] of [...events.entries()].toReversed()) {
    if (!UNSAID.has(event.type)) {
      told.unshift({ event, view, count });
      count = i;
    }
    view = without(view, event, start);
  }
  return told;
}

/** The view before this event, apart from effects that only the first event of a move can have. */
function without(view: View, event: Event, start: View): View {
  switch (event.type) {
    case 'revealed':
      return withHidden(view, new Set(event.cards.map(({ cell }) => cell)));
    case 'robberMoved':
      return { ...view, robber: (event.to - 1) as BorderNumber };
    case 'roundStarted': {
      const { round, first, pending } = start;
      const before = (seat: Seat): PlayerView => {
        return { ...view[seat], targisLeft: 0, limitedNextRound: start[seat].limitedNextRound };
      };
      return { ...view, round, first, pending, blue: before('blue'), white: before('white') };
    }
    case 'markersSet':
      return withoutMarkers({ ...view, pending: start.pending }, new Set([...event.blue, ...event.white]));
    case 'turnEnded':
      return withPieces(view, event.seat, event.declined);
    case 'goldStored':
      return { ...view, [event.seat]: { ...view[event.seat], storedGold: 0 } };
    default: {
      const tokens = tokensOf(event);
      if (!tokens) return view;
      return { ...view, [tokens.seat]: withoutTokens(view[tokens.seat], tokens.change) };
    }
  }
}

function withHidden(view: View, cells: ReadonlySet<Cell>): View {
  const centre = view.centre.map((place): View['centre'][number] => {
    const { cell, kind, marker } = place;
    if (!cells.has(cell)) return place;
    return { cell, kind, ...(marker ? { marker } : {}), card: 'hidden', beforeReshuffle: false };
  });
  return { ...view, centre };
}

function withoutMarkers(view: View, cells: ReadonlySet<Cell>): View {
  const centre = view.centre.map((place) => {
    if (!cells.has(place.cell)) return place;
    const { marker: _, ...bare } = place;
    return bare;
  });
  return { ...view, centre };
}

function withPieces(view: View, seat: Seat, places: readonly (BorderNumber | Cell)[]): View {
  const targis = places.flatMap((at) => (typeof at === 'number' ? [{ at, seat }] : []));
  const centre = view.centre.map((place) => (places.includes(place.cell) ? { ...place, marker: seat } : place));
  return { ...view, targis: [...view.targis, ...targis], centre };
}

function withoutTokens(player: PlayerView, change: CoinChange): PlayerView {
  const { goods, gold, vp } = player;
  // Where several moves are shown as one, tokens may have been spent since.
  const less = (held: number, coin: Coin) => Math.max(0, held - (change[coin] ?? 0));
  return {
    ...player,
    goods: {
      dates: less(goods.dates, 'dates'),
      salt: less(goods.salt, 'salt'),
      pepper: less(goods.pepper, 'pepper'),
    },
    gold: less(gold, 'gold'),
    vp: less(vp, 'vp'),
  };
}
