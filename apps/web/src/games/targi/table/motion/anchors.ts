import { groupBy } from '@caravanserai/contract';
import type { Cell, Slot, BorderNumber } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import type { Item } from '../../art/goods.tsx';

/** Names of origins and destinations. The page marks the elements, and the animation looks them up. */
export type Anchor =
  | `place-${BorderNumber | Cell}`
  | `targi-${BorderNumber}`
  | `marker-${Cell}`
  | 'robber'
  | `purse-${Seat}-${Item}`
  | `slot-${Seat}-${Slot}`
  | `hand-${Seat}`
  | `camp-${Seat}` // Targis and markers off the board
  | `amulet-${Seat}`
  | `player-${Seat}` // always visible
  | 'turned' // a card revealed by chance
  | 'deck-goods'
  | 'deck-tribe';

interface Marked {
  readonly 'data-anchor': Anchor;
}

const at = (name: Anchor): Marked => ({ 'data-anchor': name });

export const anchor = {
  place: (place: BorderNumber | Cell) => at(`place-${place}`),
  targi: (place: BorderNumber) => at(`targi-${place}`),
  marker: (cell: Cell) => at(`marker-${cell}`),
  robber: () => at('robber'),
  purse: (seat: Seat, item: Item) => at(`purse-${seat}-${item}`),
  slot: (seat: Seat, slot: Slot) => at(`slot-${seat}-${slot}`),
  hand: (seat: Seat) => at(`hand-${seat}`),
  camp: (seat: Seat) => at(`camp-${seat}`),
  amulet: (seat: Seat) => at(`amulet-${seat}`),
  player: (seat: Seat) => at(`player-${seat}`),
  turned: () => at('turned'),
  deck: (kind: 'goods' | 'tribe') => at(`deck-${kind}`),
} as const;

export type Find = (...names: readonly Anchor[]) => HTMLElement | undefined;

/** Finds the first visible one of several candidates: phones show some things as small versions elsewhere. */
export function anchorsIn(root: ParentNode): Find {
  const marked = groupBy(root.querySelectorAll<HTMLElement>('[data-anchor]'), ({ dataset }) => dataset['anchor']);
  return (...names) =>
    names.flatMap((name) => marked.get(name) ?? []).find((element) => element.getClientRects().length > 0);
}
