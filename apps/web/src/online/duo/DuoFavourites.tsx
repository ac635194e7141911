import type { DuoId, FavouriteCard } from '@caravanserai/contract';
import { Suspense, useCallback } from 'react';
import { listingOf } from '../../games/listings.ts';
import { usePromised } from '../../app/usePromised.ts';
import { useAsked } from '../useAsked.ts';
import { duoApi } from './duoApi.ts';
import type { DuoT } from './useDuoT.ts';

interface DuoFavouritesProps {
  readonly t: DuoT;
  readonly id: DuoId;
  readonly name: string; // of the other player
}

/** The cards that each has most often at the end of their games. */
export function DuoFavourites({ t, id, name }: DuoFavouritesProps) {
  const { value: found = [] } = useAsked(useCallback(() => duoApi.cards(id), [id]));
  const shown = found.filter(({ own, other }) => own.length + other.length > 0);
  return shown.map(({ game, own, other }) => (
    <section key={game} className="online-list">
      <h2>{t('duo.favourites')}</h2>
      <p>{t('duo.favouritesText')}</p>
      <Suspense>
        <div className="duo-favourites">
          <Cards t={t} game={game} title={t('duo.you')} cards={own} />
          <Cards t={t} game={game} title={name} cards={other} />
        </div>
      </Suspense>
    </section>
  ));
}

interface CardsProps {
  readonly t: DuoT;
  readonly game: string;
  readonly title: string;
  readonly cards: readonly FavouriteCard[];
}

function Cards({ t, game, title, cards }: CardsProps) {
  const parts = usePromised(useCallback(async () => listingOf(game).duo?.(), [game]));
  if (!parts || cards.length === 0) return undefined;
  const { Card } = parts;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {cards.map(({ card, games }) => (
          <li key={card}>
            <Card id={card} />
            <span>{t('duo.times', { count: games })}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
