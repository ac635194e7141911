import './barChart.css';
import type { CSSProperties } from 'react';

interface BarChartProps {
  /** How often each whole number came up. */
  readonly bars: readonly { readonly at: number; readonly count: number }[];
  readonly own?: number | undefined; // the reader's number
  readonly label: string;
  readonly say?: (at: number) => string;
}

const [BAR, GAP, HEIGHT] = [10, 2, 80];
const [SIDE, FOOT] = [12, 18]; // room for the labels
const FEWEST_BARS = 24;

/** A picture; a table beside it has the numbers. */
export function BarChart({ bars, own, label, say = String }: BarChartProps) {
  const numbers = bars.map(({ at }) => at);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const from = Math.min(least, most - FEWEST_BARS + 1);
  const highest = Math.max(...bars.map(({ count }) => count));
  const width = (most - from + 1) * (BAR + GAP) + 2 * SIDE;
  const leftOf = (at: number) => SIDE + (at - from) * (BAR + GAP);
  return (
    <svg
      className="bar-chart"
      viewBox={`0 0 ${width} ${HEIGHT + FOOT}`}
      style={{ '--box': `${width} / ${HEIGHT + FOOT}` } as CSSProperties}
      role="img"
      aria-label={label}
    >
      <path d={`M0 ${HEIGHT}H${width}`} />
      {bars.map(({ at, count }) => {
        const height = Math.max(3, (count / highest) * (HEIGHT - 6));
        return (
          <rect
            key={at}
            data-own={at === own ? '' : undefined}
            x={leftOf(at) + GAP / 2}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={2}
          />
        );
      })}
      {[...new Set([least, own ?? most, most])].map((at) => (
        <text key={at} x={leftOf(at) + (BAR + GAP) / 2} y={HEIGHT + 14} data-own={at === own ? '' : undefined}>
          {say(at)}
        </text>
      ))}
    </svg>
  );
}
