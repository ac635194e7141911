import type { CardId, Cost, Gives, Good, Seat, TribeCard } from '@caravanserai/targi';
import { GOODS, GOODS_CARDS, TRIBE_CARDS } from '@caravanserai/targi';
import { type Line, span, type Span } from '../../draw/ink.ts';

/** Symbols of the table. Blue is filled and white is hollow, so that they differ without colour. */
export const TARGI_SIGN = { blue: '▲', white: '△' } as const satisfies Record<Seat, string>;
export const MARKER_SIGN = { blue: '●', white: '○' } as const satisfies Record<Seat, string>;
export const POINT_SIGN = '★';

/** The letters of the notation, so that what is drawn can be typed. */
export const LETTER = { dates: 'd', salt: 's', pepper: 'p', gold: 'g', vp: POINT_SIGN } as const;

function tokenSpan(kind: keyof typeof LETTER, count: number): Span {
  return span(LETTER[kind].repeat(count), kind);
}

/** «dssg»; an alternative price follows a slash */
export function costLine({ cost, orCost }: Pick<TribeCard, 'cost' | 'orCost'>): Line {
  return orCost ? [...tokensLine(cost), span('/'), ...tokensLine(orCost)] : tokensLine(cost);
}

export function tokensLine(tokens: Cost | Gives): Line {
  const items: { readonly [kind in Good | 'gold' | 'vp' | 'goodOfChoice']?: number } = tokens;
  if (items.goodOfChoice) return GOODS.flatMap((good, i) => [...(i > 0 ? [span('/')] : []), tokenSpan(good, 1)]);
  return ([...GOODS, 'gold', 'vp'] as const)
    .filter((kind) => (items[kind] ?? 0) > 0)
    .map((kind) => tokenSpan(kind, items[kind] ?? 0));
}

export function tribeCard(id: CardId): TribeCard | undefined {
  return TRIBE_CARDS.find((card) => card.id === id);
}

export function goodsGiven(id: CardId): Gives | undefined {
  return GOODS_CARDS.find((card) => card.id === id)?.gives;
}
