import type { DailyResults } from '@caravanserai/contract';
import { BarChart } from '../../app/parts/BarChart.tsx';
import type { DailyT } from './useDailyT.ts';
import { signed } from './words.ts';

interface SpreadProps {
  readonly t: DailyT;
  readonly spread: DailyResults['spread'];
  readonly own: number | undefined; // the player's margin
}

/** How many players had which margin: a picture, and a table with the numbers. */
export function Spread({ t, spread, own }: SpreadProps) {
  const bars = spread.flatMap(({ margin, players }) => (margin === undefined ? [] : [{ at: margin, count: players }]));
  const margins = bars.map(({ at }) => at);
  const [least, most] = [signed(Math.min(...margins)), signed(Math.max(...margins))];
  return (
    <>
      {bars.length > 0 && <BarChart bars={bars} own={own} label={t('daily.picture', { least, most })} say={signed} />}
      <details className="daily-table">
        <summary>{t('daily.table')}</summary>
        <table className="leader-table">
          <thead>
            <tr>
              <th scope="col">{t('daily.margin')}</th>
              <th scope="col">{t('daily.players')}</th>
            </tr>
          </thead>
          <tbody>
            {spread.map(({ margin, players }) => (
              <tr key={margin ?? 'resigned'}>
                <th scope="row">
                  {margin === undefined ? t('daily.resigned') : signed(margin)}
                  {margin !== undefined && margin === own && ` (${t('daily.you')})`}
                </th>
                <td>{players}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
