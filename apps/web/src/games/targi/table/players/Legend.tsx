import { useT } from '../../useT.ts';
import { Button } from '../../../../app/parts/Button.tsx';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import { legendShown, readLegend } from './legend.ts';

/** Explains the flags on the cards and the badges beside the rows. */
export function Legend() {
  const t = useT();
  if (!useSignal(legendShown)) return undefined;
  return (
    <section className="legend" aria-labelledby="legend-title">
      <h3 id="legend-title">{t('board.legend.title')}</h3>
      <p>{t('board.legend.flags')}</p>
      <p>{t('board.legend.rows')}</p>
      <Button onClick={readLegend}>{t('board.legend.gotIt')}</Button>
    </section>
  );
}
