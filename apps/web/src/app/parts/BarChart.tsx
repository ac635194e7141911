import './barChart.css';
import type { CSSProperties } from 'react';

interface BarChartProps {
  /** How often each whole number came up. */
  readonly bars: readonly { readonly at: number; readonly count: number }[];
  readonly own?: number | undefined; // the reader's number
  readonly label: string;
  readonly say?: (at: number) => string;
  /** With few bars, the empty ones follow them; default: they come first. */
  readonly isFromLeast?: boolean;
}

const [BAR, GAP, HEIGHT] = [10, 2, 80];
const [SIDE, FOOT] = [12, 18]; // room for the labels
const FEWEST_BARS = 24;
const LABEL_BARS = 3; // that a label takes

/** A picture; a table beside it has the numbers. */
export function BarChart({ bars, own, label, say = String, isFromLeast = false }: BarChartProps) {
  const numbers = bars.map(({ at }) => at);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const count = Math.max(FEWEST_BARS, most - least + 1);
  const from = isFromLeast ? least : most - count + 1;
  const highest = Math.max(...bars.map((bar) => bar.count));
  const width = count * (BAR + GAP) + 2 * SIDE;
  const leftOf = (at: number) => SIDE + (at - from) * (BAR + GAP);
  const ends = [...new Set([least, most])].filter((at) => own === undefined || Math.abs(at - own) >= LABEL_BARS);
  const labelled = own === undefined ? ends : [...ends, own];
  return (
    <svg
      className="bar-chart"
      viewBox={`0 0 ${width} ${HEIGHT + FOOT}`}
      style={{ '--box': `${width} / ${HEIGHT + FOOT}` } as CSSProperties}
      role="img"
      aria-label={label}
    >
      <path d={`M0 ${HEIGHT}H${width}`} />
      {bars.map(({ at, count: times }) => {
        const height = Math.max(3, (times / highest) * (HEIGHT - 6));
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
      {labelled.map((at) => (
        <text key={at} x={leftOf(at) + (BAR + GAP) / 2} y={HEIGHT + 14} data-own={at === own ? '' : undefined}>
          {say(at)}
        </text>
      ))}
    </svg>
  );
}
