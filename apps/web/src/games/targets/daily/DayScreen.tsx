import { type DailyDate, SHOT_TRIES, type ShotDay, type ShotListed } from '@caravanserai/contract';
import type { DailyShot } from '@caravanserai/targets';
import { useCallback, useEffect } from 'react';
import { pathTo } from '../../../app/paths.ts';
import type { ScreenProps } from '../../../app/routes.ts';
import { useSpeech } from '../../../app/settings/language.tsx';
import { useSignal } from '../../../app/signals/useSignal.ts';
import { keepDeals, keptDeals } from '../../../online/daily/closedDeals.ts';
import { DayFrame } from '../../../online/daily/DayFrame.tsx';
import { NONE } from '../../../online/daily/DayList.tsx';
import { shotApi } from '../../../online/daily/shotApi.ts';
import { localDate, sayTime } from '../../../online/daily/words.ts';
import { useAsked } from '../../../online/useAsked.ts';
import { sayError } from '../../../online/words.ts';
import { DiceStrip } from '../art/DiceStrip.tsx';
import { targets } from '../page.ts';
import { type ShotsT, useShotsT } from '../useT.ts';
import { DayResults } from './DayResults.tsx';
import { dealOf, sayGoal } from './shots.ts';

/** The daily shot, of a date or of today. */
export function DayScreen({ id }: ScreenProps) {
  const t = useShotsT();
  const date = id || localDate();
  const game = targets.name;
  const { value: day, error } = useAsked(useCallback(() => shotApi.day({ game, date }), [game, date]));
  const { value: listed } = useAsked(useCallback(() => shotApi.list(game), [game]));
  const kept = useSignal(keptDeals(game));
  useEffect(() => (listed ? keepDeals(game, listed.map(dealOf)) : undefined), [game, listed]);
  const stored = kept.find((deal) => deal.date === date);
  return (
    <DayFrame
      t={t}
      title={t('shots.title')}
      lead={t('shots.lead')}
      picture={<DiceStrip />}
      date={date}
      days={listed?.map(listedDay) ?? kept}
      pathOf={(one) => pathTo(targets.screens.daily.path, one)}
      verify={{ href: '/docs/daily.html#the-daily-shot', text: t('shots.verify') }}
    >
      {day && <Day t={t} day={day} />}
      {!day && error && stored && <Closed t={t} date={date} />}
      {!day && error && !(error.code === 'offline' && stored) && (
        <p className="problem-words">{error.code === 'not-found' ? t('daily.never') : sayError(t, error)}</p>
      )}
    </DayFrame>
  );
}

function listedDay({ date, own }: ShotListed) {
  return { date, ...(own && { own: own.mm === undefined ? NONE : String(own.mm) }) };
}

function Day({ t, day }: { readonly t: ShotsT; readonly day: ShotDay }) {
  const { own, results, date, secret } = day;
  const isClosed = secret !== undefined;
  return (
    <>
      <p>{sayGoal(t, day.table as DailyShot)}</p>
      {isClosed && <Closed t={t} date={date} />}
      {!isClosed && own.length < SHOT_TRIES && <Open t={t} day={day} />}
      {results && <DayResults t={t} day={day} results={results} />}
      {isClosed && own.length === 0 && <p>{t('daily.missed')}</p>}
      {!isClosed && own.length === SHOT_TRIES && (
        <p>
          <a className="button" href={tableOf(date)}>
            {t('shots.practise')}
          </a>
        </p>
      )}
    </>
  );
}

function Open({ t, day }: { readonly t: ShotsT; readonly day: ShotDay }) {
  const { language } = useSpeech();
  const { own, started, date } = day;
  return (
    <>
      <p>
        {t('shots.terms')} {t('daily.until', { time: sayTime(language, day.closesMs) })}{' '}
        {started > 0 && t('daily.started', { count: started })}
      </p>
      <div className="actions">
        <a className="button button-main button-large" href={tableOf(date)}>
          {own.length > 0 ? t('daily.resume') : t('shots.toTable')}
        </a>
      </div>
    </>
  );
}

function Closed({ t, date }: { readonly t: ShotsT; readonly date: DailyDate }) {
  return (
    <>
      <p>{t('shots.closed')}</p>
      <div className="actions">
        <a className="button button-main" href={tableOf(date)}>
          {t('shots.play')}
        </a>
      </div>
    </>
  );
}

function tableOf(date: DailyDate): string {
  return pathTo(targets.screens.shot.path, date);
}
