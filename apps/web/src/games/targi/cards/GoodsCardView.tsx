import type { GoodsCard, GoodsId } from '@caravanserai/targi/cards';
import { cardName } from '@caravanserai/texts/page';
import { ItemDrawing } from '../art/goods.tsx';
import { Picture } from '../../../app/art/Picture.tsx';
import { Marked } from '../../../app/reading/Marked.tsx';
import { CardFoot } from './CardFoot.tsx';
import { itemsOf } from './items.ts';
import { useT } from '../useT.ts';

export function GoodsCardView({
  card: { id, gives, copies },
}: {
  readonly card: GoodsCard & { readonly id: GoodsId };
}) {
  const t = useT();
  const items = itemsOf(gives);
  return (
    <li className="card card-goods" data-card={id} data-copies={copies}>
      <div className={`goods-picture goods-${items.length}`}>
        {items.map((item, index) => (
          <Picture key={index}>
            <ItemDrawing item={item} />
          </Picture>
        ))}
      </div>
      <h3>
        <Marked text={cardName(t, id)} />
      </h3>
      <p className="copies">
        <span aria-hidden="true">×{copies}</span>
        <span className="unseen">{t('pages.cards.copies', { count: copies })}</span>
      </p>
      <CardFoot rules={[]} figures={id} />
    </li>
  );
}
