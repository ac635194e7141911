import {
  BORDER_CARDS,
  type BorderAction,
  type CardId,
  type Cost,
  GOODS_CARDS,
  type GoodsCard,
  type RaidDue,
  TRIBE_CARDS,
  type TribeCard,
} from '@caravanserai/targi/cards';
import { borderName } from '@caravanserai/texts/page';
import { memo } from 'react';
import { GoodsBack, TribeBack } from '../../art/backs.tsx';
import { BorderDrawing } from '../../art/border.tsx';
import { EffectSign, SIGN_BOX } from '../../art/effects.tsx';
import type { Item } from '../../art/goods.tsx';
import { groundStamp, itemStamp, symbolStamp } from '../../art/stamps.tsx';
import { Picture } from '../../../../app/art/Picture.tsx';
import { Stamp } from '../../../../app/art/Stamp.tsx';
import { itemsOf } from '../../cards/items.ts';
import { useT } from '../../useT.ts';

/** Card faces for the table: square, sized by their container alone. They have no text alternative; the caller labels them. */

const TRIBE = new Map<string, TribeCard>(TRIBE_CARDS.map((card) => [card.id, card]));
const GIVING = new Map<string, GoodsCard>(GOODS_CARDS.map((card) => [card.id, card]));
const ACTIONS = new Map<number, BorderAction>(BORDER_CARDS.map(({ number, action }) => [number, action]));

export function tribeCard(id: CardId): TribeCard | undefined {
  return TRIBE.get(id);
}

export const Token = memo(function Token({ item }: { readonly item: Item }) {
  return <Stamp className="coin" stamp={itemStamp(item)} />;
});

function Tokens({ items }: { readonly items: readonly Item[] }) {
  return items.map((item, index) => <Token key={index} item={item} />);
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
  /** A card already played is shown without its price. */
  readonly isLaid: boolean;
}

function TribeFace({ card: { symbol, vp, cost, orCost, effect }, isLaid }: TribeFaceProps) {
  return (
    <span className={`face face-tribe ${isLaid ? 'face-laid' : ''}`}>
      <Stamp className="face-ground" stamp={groundStamp(symbol)} />
      {!isLaid && <Price cost={cost} orCost={orCost} />}
      <Stamp className="face-symbol" stamp={symbolStamp(symbol)} />
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

const LONG_NAME = 15; // letters that fit at the default size

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
