import type { ChancePlace } from '@caravanserai/targi';
import type { CardId } from '@caravanserai/targi/cards';
import { sayPlace } from '@caravanserai/texts/page';
import { useId } from 'react';
import type { AnalysisTable, Revealed } from '../game/analysis/analysisTable.ts';
import { borderPlaces } from '../table/turn/movePlaces.ts';
import { type CoachT, useCoachT } from '../useT.ts';
import { CardOptions } from './CardOptions.tsx';

interface CardsThatCameProps {
  readonly table: AnalysisTable;
  readonly revealed: readonly Revealed[];
}

/** The cards that the last move revealed. Another one can be chosen for each, as in a game played elsewhere. */
export function CardsThatCame({ table, revealed }: CardsThatCameProps) {
  const t = useCoachT();
  const id = useId();
  if (revealed.length === 0) return undefined;
  return (
    <section className="study-came" aria-labelledby={id}>
      <h3 id={id}>{t('coach.board.came')}</h3>
      {revealed.map(({ at, card, choices }) => (
        <p className="field" key={at}>
          <label htmlFor={`${id}-${at}`}>{sayChancePlace(t, at)}</label>
          <select
            id={`${id}-${at}`}
            value={card}
            onChange={({ target }) => table.choose({ at, card: target.value as CardId })}
          >
            <CardOptions cards={choices} />
          </select>
        </p>
      ))}
    </section>
  );
}

function sayChancePlace(t: CoachT, at: ChancePlace): string {
  const place = at === 'caravan' || at === 'expansion' ? borderPlaces(BORDER[at])[0] : at;
  return place === undefined ? at : sayPlace(t, place);
}

const BORDER = { caravan: 'caravan', expansion: 'tribalExpansion' } as const;
