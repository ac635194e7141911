import { sayTargetsEvent } from '@caravanserai/texts/page';
import { useEffect, useState } from 'react';
import { calledNow } from '../calls/calledNow.ts';
import { useTable } from '../tableContext.ts';
import { usePeople } from '../words/people.ts';
import { sayCalled } from '../words/sayCalled.ts';
import { sayFailing } from '../words/sayLying.ts';
import { sayMissed } from '../words/sayMissed.ts';
import { sayError, sayNow } from '../words/sayNow.ts';
import { Throws } from '../past/Throws.tsx';
import { flickingSeat } from './flickingSeat.ts';
import { useT } from '../../useT.ts';

const MOST_GAP_CM = 20; // TT-3

/** Shows the current prompt and the latest events. */
export function Command() {
  const t = useT();
  const { shown, refused, client } = useTable();
  const people = usePeople();
  const called = calledNow(shown, client.snapshot().log);
  const more = [...sayFailing(t, shown), ...sayCalled(t, called, people), ...sayMissed(t, shown.missed)];
  const { log, kind, view } = shown.snapshot;
  const flicking = flickingSeat(shown, client.own);
  const isNew = kind === 'game' && flicking && !log.some(({ seat }) => client.own.includes(seat));
  const gapCm = flicking ? view.options.gapsCm[flicking] : MOST_GAP_CM;
  return (
    <section className="now" aria-label={t('targets.page.now.label')}>
      <p className="now-need">{sayNow(t, shown, client.own)}</p>
      {isNew && (
        <p>
          {t('targets.page.now.swipe')} <span className="by-touch">{t('targets.page.now.lens')}</span>{' '}
          {gapCm < MOST_GAP_CM && t('targets.page.now.nearer', { cm: gapCm })}
        </p>
      )}
      {refused && <p className="now-refused">{sayError(t, refused, people)}</p>}
      {(shown.news.length > 0 || more.length > 0) && (
        <ul className="now-news">
          {shown.news.map((event, i) => (
            <li key={i}>{sayTargetsEvent(t, event, people)}</li>
          ))}
          {more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {shown.pause === 'calls' && client.far && <TimeLeft leftMs={client.far.closesInMs} />}
      <Throws />
    </section>
  );
}

const LONG_MS = 60_000; // longer times are not displayed

/** Time left for calls at an online table. */
function TimeLeft({ leftMs }: { readonly leftMs: () => number | undefined }) {
  const t = useT();
  const [left, setLeft] = useState(leftMs);
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftMs()), 250);
    return () => clearInterval(timer);
  }, [leftMs]);
  if (left === undefined || left > LONG_MS) return undefined;
  return (
    <p className="now-left" role="timer">
      {t('targets.page.now.left', { count: Math.ceil(left / 1000) })}
    </p>
  );
}
