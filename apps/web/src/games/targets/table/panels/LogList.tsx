import { sayTargetsEvent } from '@caravanserai/texts/page';
import { SeatMark } from '../../art/SeatMark.tsx';
import { isOnlyPassed } from '../show/moments.ts';
import type { LogEntry } from '../../client.ts';
import { usePeople } from '../words/people.ts';
import { useTable } from '../tableContext.ts';
import { PanelFrame } from './PanelFrame.tsx';
import { useT } from '../../useT.ts';

const isTold = ({ events }: LogEntry) => !isOnlyPassed(events);

export function LogPanel() {
  const t = useT();
  const { log } = useTable().shown.snapshot;
  return (
    <PanelFrame title={t('targets.page.log')}>
      {log.length === 0 && <p>{t('targets.page.logEmpty')}</p>}
      <LogList entries={log} />
    </PanelFrame>
  );
}

/** The log, latest first; every line links to the rule behind it. */
export function LogList({ entries }: { readonly entries: readonly LogEntry[] }) {
  const t = useT();
  const people = usePeople();
  return (
    <ol className="targets-log" reversed>
      {entries
        .filter(isTold)
        .toReversed()
        .map(({ n, seat, events }) => (
          <li key={n}>
            <SeatMark seat={seat} />
            <ul>
              {events.map((event, i) => (
                <li key={i}>
                  {sayTargetsEvent(t, event, people)}{' '}
                  <small title={t(`targets.rule.${event.rule}`)}>{event.rule}</small>
                </li>
              ))}
            </ul>
          </li>
        ))}
    </ol>
  );
}
