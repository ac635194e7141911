import { SEATS, TRIBE_CARDS } from '@caravanserai/targi/cards';
import { cardName } from '@caravanserai/texts/page';
import { Picture } from '../../../app/art/Picture.tsx';
import type { DuoParts } from '../../listing.ts';
import { SymbolDrawing } from '../art/symbols.tsx';
import type { GameSummary } from '../client.ts';
import { targi } from '../page.ts';
import { useT } from '../useT.ts';

/** A tribe card by its symbol and name, with a link to it. */
function Card({ id }: { readonly id: string }) {
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

export const duoParts: DuoParts = {
  couple(game) {
    const { players, result } = game as GameSummary;
    const people = SEATS.flatMap((seat) => (players[seat].kind === 'person' ? { seat, name: players[seat].name } : []));
    return result && people.length === SEATS.length ? people : undefined;
  },
  Card,
};
