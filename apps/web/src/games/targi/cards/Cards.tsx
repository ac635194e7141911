import { BORDER_CARDS, GOODS_CARDS, type Symbol, SYMBOLS, TRIBE_CARDS } from '@caravanserai/targi/cards';
import type { ReactNode } from 'react';
import { Picture } from '../../../app/art/Picture.tsx';
import { SymbolDrawing } from '../art/symbols.tsx';
import { BorderCardView } from './BorderCardView.tsx';
import { GoodsCardView } from './GoodsCardView.tsx';
import { TribeCardView } from './TribeCardView.tsx';
import { useT } from '../useT.ts';

type AnyCard = (typeof BORDER_CARDS)[number] | (typeof GOODS_CARDS)[number] | (typeof TRIBE_CARDS)[number];

interface CardsProps {
  readonly isFound: (card: AnyCard) => boolean;
  readonly symbol: Symbol | undefined; // undefined: all symbols
  readonly onSymbol: (symbol: Symbol | undefined) => void;
}

interface GroupProps {
  readonly kind: 'border' | 'goods' | 'tribe';
  readonly cards: readonly ReactNode[];
  readonly children?: ReactNode; // before the cards
}

function Group({ kind, cards, children }: GroupProps) {
  const t = useT();
  return (
    <section className="card-group">
      <div className="group-head">
        <h2 id={`${kind}-cards`}>{t(`pages.cards.${kind}`)}</h2>
        <p>{t(`pages.cards.${kind}Lead`)}</p>
      </div>
      {children}
      <ul className={`card-row card-row-${kind}`}>{cards}</ul>
    </section>
  );
}

function SymbolFilter({ symbol, onSymbol }: Pick<CardsProps, 'symbol' | 'onSymbol'>) {
  const t = useT();
  return (
    <div className="filter" role="group" aria-label={t('pages.cards.filter')}>
      <button type="button" aria-pressed={symbol === undefined} onClick={() => onSymbol(undefined)}>
        {t('pages.cards.all')}
      </button>
      {SYMBOLS.map((each) => (
        <button key={each} type="button" aria-pressed={symbol === each} onClick={() => onSymbol(each)}>
          <Picture>
            <SymbolDrawing symbol={each} />
          </Picture>
          {t(`targi.symbols.${each}`)}
        </button>
      ))}
    </div>
  );
}

/** Number of cards, counting copies. */
export const CARD_COUNTS = {
  border: BORDER_CARDS.length,
  goods: GOODS_CARDS.reduce((sum, { copies }) => sum + copies, 0),
  tribe: TRIBE_CARDS.length,
} as const;

export function Cards({ isFound, symbol, onSymbol }: CardsProps) {
  const t = useT();
  const border = BORDER_CARDS.filter(isFound);
  const goods = GOODS_CARDS.filter(isFound);
  const tribeFound = TRIBE_CARDS.filter(isFound);
  const tribe = tribeFound.filter((card) => symbol === undefined || card.symbol === symbol);
  return (
    <>
      {border.length > 0 && (
        <Group
          kind="border"
          cards={border.map((card) => (
            <BorderCardView key={card.number} card={card} />
          ))}
        />
      )}
      {goods.length > 0 && (
        <Group
          kind="goods"
          cards={goods.map((card) => (
            <GoodsCardView key={card.id} card={card} />
          ))}
        />
      )}
      {tribeFound.length > 0 && (
        <Group
          kind="tribe"
          cards={tribe.map((card) => (
            <TribeCardView key={card.id} card={card} />
          ))}
        >
          <SymbolFilter symbol={symbol} onSymbol={onSymbol} />
          <p className="unseen" aria-live="polite">
            {t('pages.cards.shown', { count: tribe.length })}
          </p>
        </Group>
      )}
    </>
  );
}
