import { sayTargetsEvent } from '@caravanserai/texts/page';
import { SeatMark } from '../players/SeatMark.tsx';
import { useTable } from '../tableContext.ts';
import { useTargetsT } from '../useTargetsT.ts';
import { PanelFrame } from './PanelFrame.tsx';

/** What happened, the latest first; every line has the rule that made it so. */
export function LogPanel() {
  const t = useTargetsT();
  const { log } = useTable().shown.snapshot;
  return (
    <PanelFrame title={t('targets.page.log')}>
      {log.length === 0 && <p>{t('targets.page.logEmpty')}</p>}
      <ol className="targets-log" reversed>
        {log.toReversed().map(({ n, seat, events }) => (
          <li key={n}>
            <SeatMark seat={seat} />
            <ul>
              {events.map((event, i) => (
                <li key={i}>
                  {sayTargetsEvent(t, event)} <small title={t(`targets.rule.${event.rule}`)}>{event.rule}</small>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </PanelFrame>
  );
}
