import { TRIBE_CARDS } from '@caravanserai/targi/cards';
import { cardName } from '@caravanserai/texts/page';
import { Picture } from '../../../app/art/Picture.tsx';
import { SymbolDrawing } from '../art/symbols.tsx';
import { targi } from '../page.ts';
import { useT } from '../useT.ts';

/** A tribe card by its symbol and name, with a link to it. */
export function FavouriteCard({ id }: { readonly id: string }) {
  const t = useT();
  const card = TRIBE_CARDS.find((one) => one.id === id);
  if (!card) return undefined;
  return (
    <a href={`${targi.screens.cards.path}#card-${card.id}`}>
      <Picture>
        <SymbolDrawing symbol={card.symbol} />
      </Picture>
      {cardName(t, card.id)}
    </a>
  );
}
