import { decimal, percent } from '../../../app/almanac/numbers.ts';
import type { ReactNode } from 'react';
import { BarChart } from '../../../app/parts/BarChart.tsx';
import { type Almanac, type Mean, tallyOf, winShare } from '../game/almanac/almanac.ts';
import { type AlmanacT, useAlmanacT } from './useAlmanacT.ts';

const ROUNDS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The classes of leads, in points. */
const LEADS = [
  { size: 1, least: 1, most: 2 },
  { size: 2, least: 3, most: 5 },
  { size: 3, least: 6, most: 9 },
  { size: 4, least: 10, most: undefined },
] as const;
const FEW = 30;

function sayLead(t: AlmanacT, { least, most }: (typeof LEADS)[number]): string {
  return most === undefined ? t('almanac.course.leadMost', { least }) : t('almanac.course.lead', { least, most });
}

export function Course({ almanac }: { readonly almanac: Almanac }) {
  const t = useAlmanacT();
  const { counts, games } = almanac;
  return (
    <>
      <h3>{t('almanac.course.leads')}</h3>
      <p>{t('almanac.course.leadsAbout')}</p>
      <Leads almanac={almanac} />
      <h3>{t('almanac.course.scores')}</h3>
      <p>{t('almanac.course.ends', { display: percent(t, (counts['ended display'] ?? 0) / games) })}</p>
      <Scores almanac={almanac} />
      <h3>{t('almanac.course.sources')}</h3>
      <Sources almanac={almanac} />
    </>
  );
}

function AsTable({ head, children }: { readonly head: readonly string[]; readonly children: ReactNode }) {
  const t = useAlmanacT();
  return (
    <details className="figures-more">
      <summary>{t('almanac.asTable')}</summary>
      <table className="figures">
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </details>
  );
}

const [WIDTH, HEIGHT, LEFT, FOOT] = [360, 180, 34, 22];
const SHARES = [0.5, 0.75, 1] as const;

/** A line for each class of leads. */
function Leads({ almanac }: { readonly almanac: Almanac }) {
  const t = useAlmanacT();
  const shareOf = (round: number, size: number): Mean | undefined => {
    const tally = tallyOf(almanac, [`ahead ${round} ${size}`]);
    return tally[0] < FEW ? undefined : winShare(tally);
  };
  const x = (round: number) => LEFT + ((round - 2) / 10) * (WIDTH - LEFT - 12);
  const y = (share: number) => 8 + (1 - Math.max(0, (share - 0.45) / 0.55)) * (HEIGHT - 8);
  const lines = LEADS.map((lead) => ({
    lead,
    points: ROUNDS.flatMap((round) => {
      const share = shareOf(round, lead.size);
      return share ? [{ round, ...share }] : [];
    }),
  })).filter(({ points }) => points.length > 0);
  const sayShare = (share: Mean | undefined) =>
    share ? `${percent(t, share.mean)} ± ${Math.ceil(100 * share.half)}` : '–';
  return (
    <>
      <svg
        className="lead-chart"
        viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
        role="img"
        aria-label={t('almanac.course.picture', { leads: lines.map(({ lead }) => sayLead(t, lead)).join(', ') })}
      >
        {SHARES.map((share) => (
          <g key={share}>
            <path className="lead-grid" d={`M${LEFT} ${y(share)}H${WIDTH}`} />
            <text x={LEFT - 4} y={y(share) + 4} textAnchor="end">
              {percent(t, share)}
            </text>
          </g>
        ))}
        {ROUNDS.map((round) => (
          <text key={round} x={x(round)} y={HEIGHT + 16} textAnchor="middle">
            {round}
          </text>
        ))}
        {lines.map(({ lead, points }) => (
          <g key={lead.size} className={`lead-line lead-${lead.size}`}>
            <path d={points.map(({ round, mean }, i) => `${i === 0 ? 'M' : 'L'}${x(round)} ${y(mean)}`).join('')} />
            {points.map(({ round, mean, half }) => (
              <path
                key={round}
                className="lead-error"
                d={`M${x(round)} ${y(mean - half)}V${y(Math.min(1, mean + half))}`}
              />
            ))}
          </g>
        ))}
      </svg>
      <ul className="lead-legend">
        {lines.map(({ lead }) => (
          <li key={lead.size}>
            <svg viewBox="0 0 28 8" aria-hidden="true" className={`lead-line lead-${lead.size}`}>
              <path d="M0 4h28" />
            </svg>
            {sayLead(t, lead)}
          </li>
        ))}
      </ul>
      <AsTable head={[t('almanac.column.round'), ...LEADS.map((lead) => sayLead(t, lead))]}>
        {ROUNDS.map((round) => (
          <tr key={round}>
            <th scope="row">{round}</th>
            {LEADS.map(({ size }) => (
              <td key={size}>{sayShare(shareOf(round, size))}</td>
            ))}
          </tr>
        ))}
      </AsTable>
    </>
  );
}

function Scores({ almanac: { counts } }: { readonly almanac: Almanac }) {
  const t = useAlmanacT();
  const bars = Object.entries(counts)
    .flatMap(([key, count]) => (key.startsWith('score ') ? [{ at: Number(key.slice('score '.length)), count }] : []))
    .toSorted((a, b) => a.at - b.at);
  const [least, most] = [bars[0]?.at ?? 0, bars.at(-1)?.at ?? 0];
  return (
    <>
      <BarChart bars={bars} label={t('almanac.course.scoresPicture', { least, most })} />
      <AsTable head={[t('almanac.column.points'), t('almanac.column.players')]}>
        {bars.map(({ at, count }) => (
          <tr key={at}>
            <th scope="row">{at}</th>
            <td>{count}</td>
          </tr>
        ))}
      </AsTable>
    </>
  );
}

const SOURCES = ['tokens', 'printed', 'effect', 'equal', 'varied'] as const;

/** The mean points of winners and losers, by line of the score sheet. */
function Sources({ almanac: { counts } }: { readonly almanac: Almanac }) {
  const t = useAlmanacT();
  const mean = (side: 'won' | 'lost', source: string) =>
    (counts[`${side} ${source}`] ?? 0) / Math.max(1, counts[`${side} players`] ?? 0);
  const total = (side: 'won' | 'lost') => SOURCES.reduce((sum, source) => sum + mean(side, source), 0);
  return (
    <table className="figures" aria-label={t('almanac.course.sources')}>
      <thead>
        <tr>
          <th scope="col">{t('almanac.column.points')}</th>
          <th scope="col">{t('almanac.column.winner')}</th>
          <th scope="col">{t('almanac.column.loser')}</th>
        </tr>
      </thead>
      <tbody>
        {SOURCES.map((source) => (
          <tr key={source}>
            <th scope="row">{t(`almanac.course.source.${source}`)}</th>
            <td>{decimal(t, mean('won', source), 1)}</td>
            <td>{decimal(t, mean('lost', source), 1)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('targi.score.total')}</th>
          <td>{decimal(t, total('won'), 1)}</td>
          <td>{decimal(t, total('lost'), 1)}</td>
        </tr>
      </tbody>
    </table>
  );
}
