import type { Bot } from '@caravanserai/bots';
import { pick } from '@caravanserai/contract';
import type { Move, Targi } from '@caravanserai/targi';

/** Lays the cheapest card whenever possible. Otherwise plays a random move, but avoids discarding and ending the turn. */
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
