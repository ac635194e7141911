import type { BorderNumber, Cell, Payment, Shift, Slot } from '@caravanserai/targi';
import type { TargiT } from '../words.ts';

/** Short phrases used in several sentences. */

export function sayList(t: TargiT, joint: 'and' | 'or', items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return t(`targi.list.${joint}`, { first: items.slice(0, -1).join(', '), last });
}

const TOKEN_KINDS = ['dates', 'salt', 'pepper', 'goodOfChoice', 'gold', 'stored', 'vp'] as const;
/** Counts of tokens; a kind that is missing counts as none. */
export type TokenCount = { readonly [kind in (typeof TOKEN_KINDS)[number]]?: number };

export function tokenParts(t: TargiT, tokens: TokenCount): string[] {
  return TOKEN_KINDS.filter((kind) => (tokens[kind] ?? 0) > 0).map((kind) =>
    t(`targi.token.${kind}`, { count: tokens[kind] ?? 0 }),
  );
}

export function sayTokens(t: TargiT, tokens: TokenCount): string {
  return sayList(t, 'and', tokenParts(t, tokens)) || t('targi.token.none');
}

export function sayPrice(t: TargiT, paid: Payment): string {
  const parts = tokenParts(t, paid);
  if (parts.length === 0) return t('targi.move.price.free');
  return t('targi.move.price.paid', { tokens: sayList(t, 'and', parts) });
}

export function sayPlace(t: TargiT, at: BorderNumber | Cell): string {
  return typeof at === 'number' ? t('targi.place.border', { number: at }) : t('targi.place.centre', { cell: at });
}

export function saySlot(t: TargiT, slot: Slot): string {
  const [row = '', column = ''] = slot.split('.');
  return t('targi.place.slot', { row, column });
}

export function sayShifts(t: TargiT, cards: readonly Shift[]): string {
  const parts = cards.map(({ from, to }) =>
    t('targi.move.rearrange.shift', { from: saySlot(t, from), to: saySlot(t, to) }),
  );
  return sayList(t, 'and', parts);
}

export function isSwap([a, b]: readonly Shift[]): boolean {
  return a !== undefined && b !== undefined && a.from === b.to && b.from === a.to;
}
