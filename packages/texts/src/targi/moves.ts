import type { Move } from '@caravanserai/targi';
import { BORDER_CARDS, SMITH_OFFERS } from '@caravanserai/targi/cards';
import type { TargiT } from '../words.ts';
import { borderName } from './cards.ts';
import { isSwap, sayPrice, sayShifts, saySlot, sayTokens } from './parts.ts';

/** A move as an entry of a menu. It names places rather than cards: the cards lie open on the table. */
export function sayMove(t: TargiT, move: Move): string {
  switch (move.type) {
    case 'place':
      return t('targi.move.place', { number: move.at, name: borderName(t, move.at) });
    case 'take':
      return sayTake(t, move);
    case 'lay':
      return sayLay(t, move);
    case 'keep':
      return move.from === 'drawn' ? t('targi.move.keep.drawn') : t('targi.move.keep.centre', { cell: move.from });
    case 'discard':
      if (move.from === 'drawn' || move.from === 'noble') return t(`targi.move.discard.${move.from}`);
      return t('targi.move.discard.centre', { cell: move.from });
    case 'trade':
      return t('targi.move.trade', {
        give: sayTokens(t, { [move.give]: move.count }),
        get: sayTokens(t, { [move.get]: 1 }),
      });
    case 'mirage':
      return t('targi.move.mirage', { from: move.from, to: move.to });
    case 'smith':
      return saySmith(t, move);
    case 'gain':
      if ('goods' in move) return t('targi.move.gain', { tokens: sayTokens(t, move.goods) });
      return t('targi.move.gainInstead', { tokens: sayTokens(t, { [move.instead]: 1 }) });
    case 'rearrange':
      return sayRearrange(t, move);
    case 'return':
      return t('targi.move.return', { tokens: sayTokens(t, move.goods) });
    case 'raid':
      if ('goods' in move) return t('targi.move.raid.goods', { tokens: sayTokens(t, move.goods) });
      return t(`targi.move.raid.${move.instead}`);
    default:
      return t(`targi.move.${move.type}`);
  }
}

type MoveOf<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;

function sayTake(t: TargiT, { at, good }: MoveOf<'take'>): string {
  if (typeof at !== 'number') {
    if (!good) return t('targi.move.takeCentre', { cell: at });
    return t('targi.move.takeChoice', { cell: at, tokens: sayTokens(t, { [good]: 1 }) });
  }
  const action = BORDER_CARDS.find(({ number }) => number === at)?.action;
  const tokens = action?.kind === 'good' ? { [action.good]: 1 } : {}; // other cards give nothing; the refusal says so
  return t('targi.move.takeBorder', { number: at, tokens: sayTokens(t, tokens) });
}

function sayLay(t: TargiT, { from, row, pay }: MoveOf<'lay'>): string {
  const price = sayPrice(t, pay);
  if (from === 'noble' || from === 'hand' || from === 'drawn') return t(`targi.move.lay.${from}`, { row, price });
  return t('targi.move.lay.centre', { cell: from, row, price });
}

function saySmith(t: TargiT, { give, count }: MoveOf<'smith'>): string {
  const offer = SMITH_OFFERS.find(({ goods, gold }) => (give === 'gold' ? gold : goods) === count);
  return t('targi.move.smith', { give: sayTokens(t, { [give]: count }), get: sayTokens(t, { vp: offer?.vp ?? 0 }) });
}

function sayRearrange(t: TargiT, { cards }: MoveOf<'rearrange'>): string {
  const [first] = cards;
  if (!first) return t('targi.move.rearrange.none');
  if (!isSwap(cards)) return t('targi.move.rearrange.shifts', { shifts: sayShifts(t, cards) });
  return t('targi.move.rearrange.swap', { one: saySlot(t, first.from), other: saySlot(t, first.to) });
}
