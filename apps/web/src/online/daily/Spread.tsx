import { BarChart } from '../../app/parts/BarChart.tsx';
import type { DailyT } from './useDailyT.ts';

/** Players with a result; without a value: those without one. */
export interface SpreadRow {
  readonly value?: number;
  readonly players: number;
}

/** How the results of a game are said. */
export interface SpreadWords {
  /** The heading of the values. */
  readonly value: string;
  /** The row without a value. */
  readonly none: string;
  say(value: number): string;
  sayPicture(least: string, most: string): string;
}

interface SpreadProps {
  readonly t: DailyT;
  readonly spread: readonly SpreadRow[]; // the best first
  readonly own: number | undefined; // the player's result
  readonly words: SpreadWords;
  /** Values that share a bar. */
  readonly step?: number;
  readonly isLowBest?: boolean;
}

/** How many players had which result: a picture, and a table with the numbers. */
export function Spread({ t, spread, own, words, step = 1, isLowBest = false }: SpreadProps) {
  const values = spread.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const [least, most] = [words.say(Math.min(...values)), words.say(Math.max(...values))];
  return (
    <>
      {values.length > 0 && (
        <BarChart
          bars={barsOf(spread, step)}
          own={own === undefined ? undefined : Math.floor(own / step)}
          label={words.sayPicture(least, most)}
          say={step === 1 ? words.say : (bar) => String(bar * step)}
          isFromLeast={isLowBest}
        />
      )}
      <details className="daily-table">
        <summary>{t('daily.table')}</summary>
        <table className="leader-table">
          <thead>
            <tr>
              <th scope="col">{words.value}</th>
              <th scope="col">{t('daily.players')}</th>
            </tr>
          </thead>
          <tbody>
            {spread.map(({ value, players }) => (
              <tr key={value ?? 'none'}>
                <th scope="row">
                  {value === undefined ? words.none : words.say(value)}
                  {value !== undefined && value === own && ` (${t('daily.you')})`}
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

function barsOf(spread: readonly SpreadRow[], step: number) {
  const bars = new Map<number, number>();
  for (const { value, players } of spread) {
    if (value === undefined) continue;
    const at = Math.floor(value / step);
    bars.set(at, (bars.get(at) ?? 0) + players);
  }
  return [...bars].map(([at, count]) => ({ at, count }));
}
