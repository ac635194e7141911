import {
  BORDER_CARDS,
  type BorderAction,
  type CardId,
  type Cost,
  GOODS_CARDS,
  type GoodsCard,
  type RaidDue,
  type Symbol,
  TRIBE_CARDS,
  type TribeCard,
} from '@caravanserai/targi/cards';
import { borderName } from '@caravanserai/texts/page';
import { memo } from 'react';
import { GoodsBack, TribeBack } from '../../art/backs.tsx';
import { BorderDrawing } from '../../art/border.tsx';
import { EffectSign, SIGN_BOX } from '../../art/effects.tsx';
import { type Item, ItemDrawing } from '../../art/goods.tsx';
import { Picture } from '../../../../app/art/Picture.tsx';
import { SymbolDrawing } from '../../art/symbols.tsx';
import { itemsOf } from '../../cards/items.ts';
import { SYMBOL_GROUND } from '../../grounds.ts';
import { useT } from '../../useT.ts';

/** Card faces for the table: square, sized by their box alone. They are pictures; anyone who shows them says what they are. */

const TRIBE = new Map<string, TribeCard>(TRIBE_CARDS.map((card) => [card.id, card]));
const GIVING = new Map<string, GoodsCard>(GOODS_CARDS.map((card) => [card.id, card]));
const ACTIONS = new Map<number, BorderAction>(BORDER_CARDS.map(({ number, action }) => [number, action]));

export function tribeCard(id: CardId): TribeCard | undefined {
  return TRIBE.get(id);
}

export const Token = memo(function Token({ item }: { readonly item: Item }) {
  return (
    <Picture className="coin">
      <ItemDrawing item={item} />
    </Picture>
  );
});

function Tokens({ items }: { readonly items: readonly Item[] }) {
  return items.map((item, index) => <Token key={index} item={item} />);
}

function Ground({ symbol }: { readonly symbol: Symbol }) {
  const { sky, dune } = SYMBOL_GROUND[symbol];
  return (
    <svg className="face-ground" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h100v100H0z" fill={sky} />
      <circle cx={34} cy={36} r={17} fill="#fff8e6" opacity={0.65} />
      <path d="M0 70c24-12 44-9 62-3 16 5 28 1 38-4v37H0z" fill={dune} />
    </svg>
  );
}

function Price({ cost, orCost }: { readonly cost: Cost; readonly orCost: Cost | undefined }) {
  return (
    <span className="face-price">
      <Tokens items={itemsOf(cost)} />
      {orCost && (
        <>
          <span className="face-or" />
          <Tokens items={itemsOf(orCost)} />
        </>
      )}
    </span>
  );
}

interface TribeFaceProps {
  readonly card: TribeCard;
  /** A laid card is paid for: its price no longer matters. */
  readonly isLaid: boolean;
}

function TribeFace({ card: { symbol, vp, cost, orCost, effect }, isLaid }: TribeFaceProps) {
  return (
    <span className={`face face-tribe ${isLaid ? 'face-laid' : ''}`}>
      <Ground symbol={symbol} />
      {!isLaid && <Price cost={cost} orCost={orCost} />}
      <Picture className="face-symbol">
        <SymbolDrawing symbol={symbol} />
      </Picture>
      <span className="face-points">
        <Tokens items={itemsOf({ vp })} />
      </span>
      {effect && (
        <Picture className="face-sign" box={SIGN_BOX}>
          <EffectSign effect={effect} />
        </Picture>
      )}
    </span>
  );
}

function GoodsFace({ card: { gives } }: { readonly card: GoodsCard }) {
  const items = itemsOf(gives);
  return (
    <span className={`face face-goods face-goods-${items.length}`}>
      <Tokens items={items} />
    </span>
  );
}

export const CardFace = memo(function CardFace({
  id,
  isLaid = false,
}: {
  readonly id: CardId;
  readonly isLaid?: boolean;
}) {
  const tribe = TRIBE.get(id);
  if (tribe) return <TribeFace card={tribe} isLaid={isLaid} />;
  const goods = GIVING.get(id);
  return goods ? <GoodsFace card={goods} /> : undefined;
});

export const CardBack = memo(function CardBack({ kind }: { readonly kind: 'goods' | 'tribe' }) {
  return (
    <span className={`face face-back face-back-${kind}`}>
      <Picture>{kind === 'goods' ? <GoodsBack /> : <TribeBack />}</Picture>
    </span>
  );
});

function Due({ due: { goods, gold, vp } }: { readonly due: RaidDue }) {
  return (
    <span className="face-due">
      <span>{goods || gold}</span>
      {gold > 0 ? (
        <Token item="gold" />
      ) : (
        <Picture className="coin">
          <GoodsBack />
        </Picture>
      )}
      <span className="face-slash" />
      <span>{vp}</span>
      <Token item="vp" />
    </span>
  );
}

const LONG_NAME = 15; // letters that fit at the usual size

function Name({ name }: { readonly name: string }) {
  return <span className={`face-name ${name.length > LONG_NAME ? 'face-name-long' : ''}`}>{name}</span>;
}

export const BorderFace = memo(function BorderFace({ number }: { readonly number: number }) {
  const t = useT();
  const action = ACTIONS.get(number);
  if (!action) return undefined;
  return (
    <span className={`face face-border face-${action.kind}`}>
      <span className="face-number">{number}</span>
      <Picture className="face-picture">
        <BorderDrawing action={action} />
      </Picture>
      {action.kind === 'raid' ? <Due due={action.due} /> : <Name name={borderName(t, number)} />}
    </span>
  );
});
