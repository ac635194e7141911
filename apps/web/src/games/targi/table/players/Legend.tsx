import { useT } from '../../useT.ts';
import { useCell } from '../../../../app/cells/useCell.ts';
import { legendShown, readLegend } from './legend.ts';

/** What the flags on the cards and the badges beside the rows mean. */
export function Legend() {
  const t = useT();
  if (!useCell(legendShown)) return undefined;
  return (
    <section className="legend" aria-labelledby="legend-title">
      <h3 id="legend-title">{t('board.legend.title')}</h3>
      <p>{t('board.legend.flags')}</p>
      <p>{t('board.legend.rows')}</p>
      <button type="button" className="button" onClick={readLegend}>
        {t('board.legend.gotIt')}
      </button>
    </section>
  );
}
