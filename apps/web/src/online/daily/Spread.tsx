import type { DailyResults } from '@caravanserai/contract';
import type { CSSProperties } from 'react';
import type { DailyT } from './useDailyT.ts';
import { signed } from './words.ts';

interface SpreadProps {
  readonly t: DailyT;
  readonly spread: DailyResults['spread'];
  readonly own: number | undefined; // the player's margin
}

const [BAR, GAP, HEIGHT] = [10, 2, 80];
const [SIDE, FOOT] = [12, 18]; // room for the labels
const FEWEST_BARS = 24;

/** How many players had which margin: a picture, and a table with the numbers. */
export function Spread({ t, spread, own }: SpreadProps) {
  const margins = spread.flatMap(({ margin }) => (margin === undefined ? [] : [margin]));
  return (
    <>
      {margins.length > 0 && <Bars t={t} spread={spread} margins={margins} own={own} />}
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

function Bars({ t, spread, margins, own }: SpreadProps & { readonly margins: readonly number[] }) {
  const [least, most] = [Math.min(...margins), Math.max(...margins)];
  const from = Math.min(least, most - FEWEST_BARS + 1);
  const highest = Math.max(...spread.map(({ players }) => players));
  const width = (most - from + 1) * (BAR + GAP) + 2 * SIDE;
  const leftOf = (margin: number) => SIDE + (margin - from) * (BAR + GAP);
  return (
    <svg
      className="daily-bars"
      viewBox={`0 0 ${width} ${HEIGHT + FOOT}`}
      style={{ '--box': `${width} / ${HEIGHT + FOOT}` } as CSSProperties}
      role="img"
      aria-label={t('daily.picture', { least: signed(least), most: signed(most) })}
    >
      <path className="daily-line" d={`M0 ${HEIGHT}H${width}`} />
      {spread.map(({ margin, players }) => {
        if (margin === undefined) return undefined;
        const height = Math.max(3, (players / highest) * (HEIGHT - 6));
        return (
          <rect
            key={margin}
            data-own={margin === own ? '' : undefined}
            x={leftOf(margin) + GAP / 2}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={2}
          />
        );
      })}
      {[...new Set([least, own ?? most, most])].map((margin) => (
        <text
          key={margin}
          x={leftOf(margin) + (BAR + GAP) / 2}
          y={HEIGHT + 14}
          data-own={margin === own ? '' : undefined}
        >
          {signed(margin)}
        </text>
      ))}
    </svg>
  );
}
