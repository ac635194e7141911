import type { BorderNumber, CardId } from '@caravanserai/targi';
import { BORDER_CARDS, GOODS_CARDS, TRIBE_CARDS, type TribeCard } from '@caravanserai/targi/cards';
import { type RuleId, ruleOfEffect } from '@caravanserai/targi/rules';
import { borderName, cardName } from '@caravanserai/texts/page';
import { Button } from '../../../../app/parts/Button.tsx';
import { BorderCardView } from '../../cards/BorderCardView.tsx';
import { GoodsCardView } from '../../cards/GoodsCardView.tsx';
import { TribeCardView } from '../../cards/TribeCardView.tsx';
import { rulesOfBorder } from '../../rules/links.ts';
import { RuleLine } from '../../rules/RuleLine.tsx';
import { useTableState } from '../tableState.tsx';
import { Sheet } from '../turn/Sheet.tsx';
import { useTableLinks } from './useTableLinks.ts';
import { useT } from '../../useT.ts';

interface CardDialogProps {
  readonly card: CardId | BorderNumber;
  readonly onClose: () => void;
}

/** Large view of a card, with the rules that apply to it. */
export function CardDialog({ card, onClose }: CardDialogProps) {
  const t = useT();
  const { openPanel } = useTableState();
  const links = useTableLinks();
  const rules = rulesOf(card);
  const [rule] = rules;
  return (
    <Sheet
      title={typeof card === 'number' ? borderName(t, card) : cardName(t, card)}
      className="card-dialog"
      onClose={onClose}
    >
      <div className="card-dialog-body" ref={links}>
        <ul className="card-alone">
          <Card card={card} />
        </ul>
        {rules.length > 0 && (
          <ol>
            {rules.map((id) => (
              <RuleLine key={id} id={id} />
            ))}
          </ol>
        )}
      </div>
      {rule && (
        <Button
          onClick={() => {
            onClose();
            openPanel({ kind: 'rules', rule });
          }}
        >
          {t('play.openRules')}
        </Button>
      )}
    </Sheet>
  );
}

function Card({ card }: { readonly card: CardId | BorderNumber }) {
  const border = BORDER_CARDS.find(({ number }) => number === card);
  if (border) return <BorderCardView card={border} />;
  const tribe = TRIBE_CARDS.find(({ id }) => id === card);
  if (tribe) return <TribeCardView card={tribe} />;
  const goods = GOODS_CARDS.find(({ id }) => id === card);
  return goods && <GoodsCardView card={goods} />;
}

/** Tribe cards share the rules of buying and playing; each effect has a rule of its own. */
function rulesOf(card: CardId | BorderNumber): readonly RuleId[] {
  const border = BORDER_CARDS.find(({ number }) => number === card);
  if (border) return rulesOfBorder(border.action);
  const tribe: TribeCard | undefined = TRIBE_CARDS.find(({ id }) => id === card);
  if (tribe) return tribe.effect ? [ruleOfEffect(tribe.effect)] : ['TG-22'];
  return ['TG-21'];
}
