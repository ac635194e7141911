import type { PlayerView } from '@caravanserai/targi';
import { EFFECT_TIMING, type TribeId } from '@caravanserai/targi/cards';
import { sayCost, sayEffect } from '@caravanserai/texts/page';
import type { Lacks } from '../../client.ts';
import { rowHope } from '../players/rows.ts';
import { COLUMNS, ROWS } from '../turn/rearranging.ts';
import { TokenPictures } from '../turn/Tokens.tsx';
import { useT } from '../../useT.ts';
import { tribeCard } from './faces.tsx';
import { sayLacks } from './say.ts';

interface CardFactsProps {
  readonly card: TribeId;
  /** The viewer's missing tokens; undefined if there is nothing to pay, as for a card already played. */
  readonly lacks?: Lacks | undefined;
  /** The viewer's display, if the card could be played there. */
  readonly display?: PlayerView['display'] | undefined;
  readonly isLaid?: boolean;
}

/** All details of a tribe card: points, price and missing tokens, effect, and the rows where it fits. */
export function CardFacts({ card, lacks, display, isLaid = false }: CardFactsProps) {
  const t = useT();
  const tribe = tribeCard(card);
  if (!tribe) return undefined;
  const { cost, orCost, vp, effect } = tribe;
  return (
    <div className="card-facts">
      <p className="card-facts-tokens">
        {!isLaid && (
          <span>
            <TokenPictures tokens={cost} />
            {orCost && (
              <>
                <span aria-hidden="true">{t('pages.cards.or')}</span>
                <TokenPictures tokens={orCost} />
              </>
            )}
            <span className="unseen">{t('board.card.costs', { cost: sayCost(t, cost, orCost) })}</span>
          </span>
        )}
        <span>
          <TokenPictures tokens={{ vp }} />
          <span className="unseen">{t('targi.token.vp', { count: vp })}</span>
        </span>
      </p>
      {lacks && (
        <p className="card-facts-lacks" data-lacks={lacks.length > 0 ? '' : undefined}>
          {lacks.length > 0 ? t('board.card.lacks', { tokens: sayLacks(t, lacks) }) : t('board.card.payable')}
        </p>
      )}
      {effect ? (
        <p>
          {EFFECT_TIMING[effect.kind] === 'permanent' && <b className="timing">{t('targi.timing.permanent')} </b>}
          {sayEffect(t, effect)}
        </p>
      ) : (
        <p>{t('board.card.noEffect')}</p>
      )}
      {display && <Fits card={card} display={display} />}
    </div>
  );
}

/** For each open row: its prospects with this card added. */
function Fits({ card, display }: { readonly card: TribeId; readonly display: PlayerView['display'] }) {
  const t = useT();
  const open = ROWS.filter((row) => (display[row - 1]?.length ?? 0) < COLUMNS.length);
  return (
    <ul className="card-facts-rows">
      {open.map((row) => (
        <li key={row}>{t(`board.card.row.${rowHope([...(display[row - 1] ?? []), card])}`, { row })}</li>
      ))}
    </ul>
  );
}
