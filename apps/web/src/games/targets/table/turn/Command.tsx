import { sayTargetsEvent, targetsWho } from '@caravanserai/texts/page';
import { useTable } from '../tableContext.ts';
import { usePeople } from '../words/people.ts';
import { sayMissed } from '../words/sayMissed.ts';
import { sayError, sayNow } from '../words/sayNow.ts';
import { Throws } from '../past/Throws.tsx';
import { flickingSeat } from './flickingSeat.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { type TargetsT, useT } from '../../useT.ts';

function seconds(t: TargetsT, ms: number): string {
  return new Intl.NumberFormat(t.language, { maximumFractionDigits: 2 }).format(ms / 1000);
}

/** The line that says what is the case and what just happened. */
export function Command() {
  const t = useT();
  const { shown, refused, client } = useTable();
  const people = usePeople();
  const missed = sayMissed(t, shown.missed);
  const { log, kind } = shown.snapshot;
  const last = log.at(-1);
  const isNew =
    kind === 'game' && flickingSeat(shown, client.own) && !log.some(({ seat }) => client.own.includes(seat));
  return (
    <section className="now" aria-label={t('targets.page.now.label')}>
      <p className="now-need">{sayNow(t, shown, client.own)}</p>
      {isNew && <p>{t('targets.page.now.swipe')}</p>}
      {refused && <p className="now-refused">{sayError(t, refused, people)}</p>}
      {(shown.news.length > 0 || missed.length > 0) && (
        <ul className="now-news">
          {shown.news.map((event, i) => (
            <li key={i}>{sayTargetsEvent(t, event, people)}</li>
          ))}
          {last && 'atMs' in last.move && shown.moment === 'live' && (
            <li>
              {t('targets.page.first', { seat: targetsWho(t, last.seat, people), seconds: seconds(t, last.move.atMs) })}
            </li>
          )}
          {missed.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {shown.pause === 'calls' && client.far && <TimeLeft leftMs={client.far.closesInMs} />}
      <Throws />
    </section>
  );
}
