import type { Event } from '@caravanserai/targi';
import { GOODS, type Seat } from '@caravanserai/targi/cards';
import type { Coin } from '../motion/changes.ts';
import { otherSeat } from '../players/seats.ts';

export type CoinChange = Partial<Record<Coin, number>>;
type Given = Partial<Record<Coin | 'stored', number>>;

const NOTHING: Given = {};

/** Tokens that an event adds to a player, negative if it takes them. Undefined for most events. */
export function tokensOf(event: Event): { readonly seat: Seat; readonly change: CoinChange } | undefined {
  switch (event.type) {
    case 'took':
    case 'gained':
      return { seat: event.seat, change: net(event.got, NOTHING) };
    case 'goodsBonus':
      return { seat: event.seat, change: { [event.good]: 1 } };
    case 'traded':
    case 'smithed':
      return { seat: event.seat, change: net(event.got, event.gave) };
    case 'laid':
    case 'raidPaid':
      return { seat: event.seat, change: net(NOTHING, event.paid) };
    case 'returned':
      return { seat: event.seat, change: net(NOTHING, event.gave) };
    case 'goldStored':
      return { seat: event.seat, change: { gold: 1 } };
    case 'raidVp':
      return { seat: event.seat, change: { vp: 1 } };
    case 'raidShortfall':
      return { seat: otherSeat(event.seat), change: { vp: event.opponentGains } };
    default:
      return undefined;
  }
}

function net(got: Given, gave: Given): CoinChange {
  const goods = GOODS.map((good) => [good, (got[good] ?? 0) - (gave[good] ?? 0)] as const);
  const gold = (got.gold ?? 0) - (gave.gold ?? 0) - (gave.stored ?? 0);
  const all = [...goods, ['gold', gold] as const, ['vp', (got.vp ?? 0) - (gave.vp ?? 0)] as const];
  return Object.fromEntries(all.filter(([, count]) => count !== 0));
}
