import { groupBy } from '@caravanserai/contract';
import type { Cell, Slot, BorderNumber } from '@caravanserai/targi';
import type { Seat } from '@caravanserai/targi/cards';
import type { Item } from '../../art/goods.tsx';

/** Where things can come from and go to. The page marks these places, the motion finds them again. */
export type Anchor =
  | `place-${BorderNumber | Cell}`
  | `targi-${BorderNumber}`
  | `marker-${Cell}`
  | 'robber'
  | `purse-${Seat}-${Item}`
  | `slot-${Seat}-${Slot}`
  | `hand-${Seat}`
  | `camp-${Seat}` // Targis and markers that are not on the board
  | `amulet-${Seat}`
  | `player-${Seat}` // always in sight
  | 'turned' // a card that chance brings
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

/** Finds the first of some that can be seen: a phone shows some things small in another place. */
export function anchorsIn(root: ParentNode): Find {
  const marked = groupBy(root.querySelectorAll<HTMLElement>('[data-anchor]'), ({ dataset }) => dataset['anchor']);
  return (...names) =>
    names.flatMap((name) => marked.get(name) ?? []).find((element) => element.getClientRects().length > 0);
}
