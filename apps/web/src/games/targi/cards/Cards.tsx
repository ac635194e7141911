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
  readonly title: string;
  readonly lead: string;
  readonly kind: 'border' | 'goods' | 'tribe';
  readonly children: ReactNode;
}

function Group({ title, lead, kind, children }: GroupProps) {
  return (
    <section className="card-group">
      <div className="group-head">
        <h2 id={`${kind}-cards`}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
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
        <Group kind="border" title={t('pages.cards.border')} lead={t('pages.cards.borderLead')}>
          <ul className="card-row card-row-border">
            {border.map((card) => (
              <BorderCardView key={card.number} card={card} />
            ))}
          </ul>
        </Group>
      )}
      {goods.length > 0 && (
        <Group kind="goods" title={t('pages.cards.goods')} lead={t('pages.cards.goodsLead')}>
          <ul className="card-row card-row-goods">
            {goods.map((card) => (
              <GoodsCardView key={card.id} card={card} />
            ))}
          </ul>
        </Group>
      )}
      {tribeFound.length > 0 && (
        <Group kind="tribe" title={t('pages.cards.tribe')} lead={t('pages.cards.tribeLead')}>
          <SymbolFilter symbol={symbol} onSymbol={onSymbol} />
          <p className="unseen" aria-live="polite">
            {t('pages.cards.shown', { count: tribe.length })}
          </p>
          <ul className="card-row card-row-tribe">
            {tribe.map((card) => (
              <TribeCardView key={card.id} card={card} />
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}
