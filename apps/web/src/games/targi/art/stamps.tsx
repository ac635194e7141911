import type { Seat, Symbol } from '@caravanserai/targi/cards';
import { stampsOf } from '../../../app/art/images.ts';
import { SYMBOL_GROUND } from '../grounds.ts';
import { type Item, ItemDrawing } from './goods.tsx';
import { TargiPiece } from './pieces.tsx';
import { SymbolDrawing } from './symbols.tsx';

/** Cached images of pieces that appear many times on the table. */
export const targiStamp = stampsOf((seat: Seat) => <TargiPiece seat={seat} />);
export const itemStamp = stampsOf((item: Item) => <ItemDrawing item={item} />);
export const symbolStamp = stampsOf((symbol: Symbol) => <SymbolDrawing symbol={symbol} />);
/** Sky, sun and dune behind the symbol. */
export const groundStamp = stampsOf((symbol: Symbol) => <Ground symbol={symbol} />, {
  box: 100,
  preserveAspectRatio: 'none',
});

function Ground({ symbol }: { readonly symbol: Symbol }) {
  const { sky, dune } = SYMBOL_GROUND[symbol];
  return (
    <g stroke="none">
      <path d="M0 0h100v100H0z" fill={sky} />
      <circle cx={34} cy={36} r={17} fill="#fff8e6" opacity={0.65} />
      <path d="M0 70c24-12 44-9 62-3 16 5 28 1 38-4v37H0z" fill={dune} />
    </g>
  );
}
