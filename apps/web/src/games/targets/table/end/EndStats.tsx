import { targetsName } from '@caravanserai/texts/page';
import { SeatMark } from '../../art/SeatMark.tsx';
import { SEATS } from '../../client.ts';
import { useTable } from '../tableContext.ts';
import { usePeople } from '../words/people.ts';
import { type TargetsT, useT } from '../../useT.ts';
import { type SeatStats, statsOf } from './stats.ts';

const ROWS = ['flicks', 'hits', 'targets', 'doubles', 'stolen', 'disarmed', 'missed', 'faults'] as const;

export function EndStats() {
  const t = useT();
  const people = usePeople();
  const { log, players } = useTable().shown.snapshot;
  const stats = statsOf(
    log,
    SEATS.filter((seat) => players[seat]),
  );
  return (
    <details className="end-stats">
      <summary>{t('targets.show.end.stats')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t('targets.page.players')}</span>
            </th>
            {stats.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seat} />
                <span className="unseen">{targetsName(t, seat, people)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.filter((row) => stats.some((each) => each[row] > 0)).map((row) => (
            <tr key={row}>
              <th scope="row">{t(`targets.show.end.${row}`)}</th>
              {stats.map((each) => (
                <td key={each.seat}>{each[row]}</td>
              ))}
            </tr>
          ))}
          {stats.some(({ fastestMs }) => fastestMs !== undefined) && (
            <tr>
              <th scope="row">{t('targets.show.end.fastest')}</th>
              {stats.map((each) => (
                <td key={each.seat}>{sayFastest(t, each)}</td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </details>
  );
}

function sayFastest(t: TargetsT, { fastestMs }: SeatStats): string {
  if (fastestMs === undefined) return '–';
  const seconds = new Intl.NumberFormat(t.language, { maximumFractionDigits: 1 }).format(fastestMs / 1000);
  return t('targets.show.end.seconds', { seconds });
}
