import type { Bot } from '@caravanserai/bots';
import { pick } from '@caravanserai/contract';
import type { Move, Targi } from '@caravanserai/targi';

/** Lays the card that costs least, wherever it can; else does anything but give something up. */
export const bot: Bot<Targi> = {
  name: 'cheapest',
  choose(_view, moves, rng) {
    const lays = moves.filter(({ type }) => type === 'lay').toSorted((one, other) => price(one) - price(other));
    const useful = moves.filter(({ type }) => type !== 'end' && type !== 'discard');
    return lays[0] ?? pick(rng, useful.length > 0 ? useful : moves);
  },
};

function price(move: Move): number {
  return move.type === 'lay' ? Object.values(move.pay).reduce((sum, count) => sum + count, 0) : 0;
}
