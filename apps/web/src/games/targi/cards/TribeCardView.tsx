import { type Cost, EFFECT_TIMING, type Effect, type TribeCard, type TribeId } from '@caravanserai/targi/cards';
import { ruleOfEffect } from '@caravanserai/targi/rules';
import { cardName, sayCost, sayEffect } from '@caravanserai/texts/page';
import { ItemDrawing, SouthernCross } from '../art/goods.tsx';
import { PAINT } from '../../../app/art/paint.ts';
import { Picture } from '../../../app/art/Picture.tsx';
import { SymbolDrawing } from '../art/symbols.tsx';
import { anchorOf } from '../rules/links.ts';
import { Marked } from '../../../app/reading/Marked.tsx';
import { SYMBOL_GROUND } from '../grounds.ts';
import { CardFoot } from './CardFoot.tsx';
import { itemsOf } from './items.ts';
import { useT } from '../useT.ts';

function Price({ cost }: { readonly cost: Cost }) {
  return itemsOf(cost).map((item, index) => (
    <Picture key={index}>
      <ItemDrawing item={item} />
    </Picture>
  ));
}

function Scenery({ symbol }: Pick<TribeCard, 'symbol'>) {
  const { sky, dune } = SYMBOL_GROUND[symbol];
  return (
    <svg className="scenery" viewBox="0 0 120 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M0 0h120v120H0z" fill={sky} />
      <circle cx={28} cy={44} r={18} fill="#fff8e6" opacity={0.7} />
      <path d="M0 84c26-14 54-12 76-4 18 6 32 2 44-4v44H0z" fill={dune} />
      <path d="M0 104c30-12 70-10 120-4v20H0z" fill={dune} style={{ filter: 'brightness(.93)' }} />
    </svg>
  );
}

function Crosses({ count }: { readonly count: number }) {
  const t = useT();
  return (
    <p className="crosses">
      <span className="unseen">{t('pages.cards.points', { count })}</span>
      {Array.from({ length: count }, (_, index) => (
        <Picture key={index}>
          <SouthernCross />
        </Picture>
      ))}
    </p>
  );
}

function EffectText({ effect }: { readonly effect: Effect }) {
  const t = useT();
  return (
    <>
      <p className={`timing timing-${EFFECT_TIMING[effect.kind]}`}>{t(`targi.timing.${EFFECT_TIMING[effect.kind]}`)}</p>
      <p>
        <Marked text={sayEffect(t, effect)} />
      </p>
    </>
  );
}

/** Fills a card that has no effect. */
function Ornament() {
  return (
    <Picture className="ornament" box={[120, 40]}>
      <path d="M6 20h28M86 20h28" stroke={PAINT.sandShade} />
      <path d="m60 6 14 14-14 14-14-14z" fill={PAINT.sand} stroke={PAINT.sandShade} />
      <path d="m60 13 7 7-7 7-7-7z" fill={PAINT.clay} stroke="none" />
      <path d="m40 15 5 5-5 5-5-5zM80 15l5 5-5 5-5-5z" fill={PAINT.sandShade} stroke="none" />
    </Picture>
  );
}

export function TribeCardView({ card }: { readonly card: TribeCard & { readonly id: TribeId } }) {
  const t = useT();
  const { id, symbol, vp, cost, orCost, effect } = card;
  return (
    <li className="card" id={anchorOf.tribe(id)} data-card={id} data-symbol={symbol}>
      <div className="tribe-picture">
        <Scenery symbol={symbol} />
        <p className="price">
          <span className="unseen">{t('pages.cards.price', { cost: sayCost(t, cost, orCost) })}</span>
          <Price cost={cost} />
          {orCost && (
            <>
              <span className="price-or" aria-hidden="true">
                {t('pages.cards.or')}
              </span>
              <Price cost={orCost} />
            </>
          )}
        </p>
        <Picture className="tribe-symbol">
          <SymbolDrawing symbol={symbol} />
        </Picture>
        <Crosses count={vp} />
      </div>
      <div className="card-words">
        <h3>
          <Marked text={cardName(t, id)} />
        </h3>
        {effect ? <EffectText effect={effect} /> : <Ornament />}
        <CardFoot rules={effect ? [ruleOfEffect(effect)] : []} figures={id} />
      </div>
    </li>
  );
}
