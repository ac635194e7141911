import { type CardId, TRIBE_CARDS } from '@caravanserai/targi/cards';
import { cardName, sayCost } from '@caravanserai/texts/page';
import { type CoachT, useCoachT } from '../useT.ts';

/** Cards to choose from; a tribe card with its price, by which it is told from others of its symbol. */
export function CardOptions({ cards }: { readonly cards: readonly CardId[] }) {
  const t = useCoachT();
  return cards.map((card) => (
    <option key={card} value={card}>
      {sayCard(t, card)}
    </option>
  ));
}

function sayCard(t: CoachT, id: CardId): string {
  const tribe = TRIBE_CARDS.find((card) => card.id === id);
  const name = cardName(t, id);
  return tribe ? `${name} · ${sayCost(t, tribe.cost, 'orCost' in tribe ? tribe.orCost : undefined)}` : name;
}
