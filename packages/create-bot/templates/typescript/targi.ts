import type { Move } from './bot.ts';

/** The part of the view that this bot uses; docs/view-targi.md has every field. */
export interface TargiView {
  readonly viewer: string;
  readonly pending: { readonly phase: string };
}

/** Move types by preference. Put your own strategy here: every one of `moves` is legal. */
const LIKED = ['lay', 'keep', 'gain', 'caravan', 'expand', 'take', 'smith', 'trade', 'mirage', 'leaveTrader', 'place'];

export function chooseTargi(_view: TargiView, moves: readonly Move[]): Move | undefined {
  const rank = ({ type }: Move) => (LIKED.includes(type) ? LIKED.indexOf(type) : LIKED.length);
  const best = Math.min(...moves.map(rank));
  const good = moves.filter((move) => rank(move) === best);
  return good[Math.floor(Math.random() * good.length)];
}
