import { type Symbol, TRIBE_CARDS, type TribeId } from '@caravanserai/targi/cards';

const SYMBOL_OF = new Map<TribeId, Symbol>(TRIBE_CARDS.map(({ id, symbol }) => [id, symbol]));

/** Prospects of a row: four equal symbols, four different ones, either, or neither. */
export type RowHope = 'either' | 'equal' | 'varied' | 'neither';

export function rowHope(row: readonly TribeId[]): RowHope {
  const symbols = new Set(row.map((card) => SYMBOL_OF.get(card)));
  const isEqual = symbols.size <= 1;
  const isVaried = symbols.size === row.length;
  if (isEqual && isVaried) return 'either';
  if (isEqual) return 'equal';
  return isVaried ? 'varied' : 'neither';
}
