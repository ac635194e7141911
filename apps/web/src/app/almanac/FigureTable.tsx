import type { Translator } from '@caravanserai/texts/page';
import { useState } from 'react';
import { decimal, percent, signed } from './numbers.ts';

export type AlmanacT = Translator<'frame' | 'almanac'>;

/** A mean and half of its 95% interval. */
interface Mean {
  readonly mean: number;
  readonly half: number;
}

/** A line: what happened, how often, and who won. */
export interface Figure {
  readonly id: string;
  readonly name: string;
  readonly href?: string;
  readonly count: number;
  readonly wins: Mean;
  readonly points: Mean;
}

interface FigureTableProps {
  readonly t: AlmanacT;
  readonly figures: readonly Figure[];
  readonly games: number;
  /** The heading of the first column, and the table's name. */
  readonly label: string;
  /** Margins are in discs. */
  readonly isInDiscs?: boolean;
  /** Sorted by points; otherwise in the order given. */
  readonly isSorted?: boolean;
}

const FEW = 30; // less says nothing
const COLUMNS = ['name', 'often', 'wins', 'points'] as const;
type Column = (typeof COLUMNS)[number];

/** Sorted by the heads of its columns; the bars beside the points show their range. */
export function FigureTable({ t, figures, games, label, isInDiscs = false, isSorted = false }: FigureTableProps) {
  const [sorted, setSorted] = useState<{ readonly by: Column; readonly isUp: boolean } | undefined>(
    isSorted ? { by: 'points', isUp: false } : undefined,
  );
  const lines = inOrder(t, figures, sorted);
  const shown = figures.filter(({ count }) => count >= FEW);
  const reach = Math.max(1, ...shown.map(({ points: { mean, half } }) => Math.abs(mean) + half));
  const sayColumn = (column: Column) =>
    column === 'name' ? label : t(`almanac.column.${column === 'points' && isInDiscs ? 'discs' : column}`);
  const sort = (by: Column) => setSorted({ by, isUp: sorted?.by === by ? !sorted.isUp : by === 'name' });
  return (
    <table className="figures" aria-label={label}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th
              key={column}
              scope="col"
              aria-sort={sorted?.by === column ? (sorted.isUp ? 'ascending' : 'descending') : undefined}
            >
              <button type="button" onClick={() => sort(column)}>
                {sayColumn(column)}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, name, href, count, wins, points }) => (
          <tr key={id} id={`figures-${id}`}>
            <th scope="row">{href === undefined ? name : <a href={href}>{name}</a>}</th>
            <td>{decimal(t, count / games, 2)}</td>
            {count < FEW ? (
              <td colSpan={2} className="figures-few">
                {t('almanac.few')}
              </td>
            ) : (
              <>
                <td>
                  {percent(t, wins.mean)} <small>± {Math.ceil(100 * wins.half)}</small>
                </td>
                <td>
                  {signed(t, points.mean, 1)} <small>± {decimal(t, points.half, 1)}</small>
                  <Whisker {...points} reach={reach} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Lines with few games come last. */
function inOrder(
  t: AlmanacT,
  figures: readonly Figure[],
  sorted: { readonly by: Column; readonly isUp: boolean } | undefined,
): readonly Figure[] {
  if (!sorted) return figures;
  const { by, isUp } = sorted;
  const compared = (a: Figure, b: Figure) => {
    if (by === 'name') return a.name.localeCompare(b.name, t.language, { numeric: true });
    if (by === 'often') return a.count - b.count;
    const isFew = Number(a.count < FEW) - Number(b.count < FEW);
    return isFew === 0 ? a[by].mean - b[by].mean : isUp ? isFew : -isFew;
  };
  return figures.toSorted((a, b) => (isUp ? compared(a, b) : compared(b, a)));
}

const SIDE = 47; // percent, so that a point at the end is not cut off

/** In percent of its width, which depends on the window. */
function Whisker({ mean, half, reach }: Mean & { readonly reach: number }) {
  const x = (points: number) => `${50 + (SIDE * points) / reach}%`;
  const sign = mean - half > 0 ? 'more' : mean + half < 0 ? 'less' : 'open';
  return (
    <svg className="whisker" aria-hidden="true" data-sign={sign}>
      <line className="whisker-zero" x1="50%" x2="50%" y1="0" y2="100%" />
      <line x1={x(mean - half)} x2={x(mean + half)} y1="50%" y2="50%" />
      <circle cx={x(mean)} cy="50%" r={4} />
    </svg>
  );
}
