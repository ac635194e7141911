import '../styles/online.css';
import '../styles/daily.css';
import type { DailyDate, DailyDay } from '@caravanserai/contract';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { PATHS, pathTo } from '../../app/paths.ts';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { go } from '../../app/router.ts';
import { useSpeech } from '../../app/settings/language.tsx';
import { useSignal } from '../../app/signals/useSignal.ts';
import { showToast } from '../../app/toasts/toasts.ts';
import { useListing } from '../../games/listings.ts';
import { gameOf } from '../../games/page.ts';
import type { Answer } from '../connection/api.ts';
import { useAsked } from '../useAsked.ts';
import { sayError } from '../words.ts';
import { type ClosedDeal, closedDeal, keepDeals, keptDeals } from './closedDeals.ts';
import { dailyApi } from './dailyApi.ts';
import { DayList } from './DayList.tsx';
import { DayResults } from './DayResults.tsx';
import { type DailyT, useDailyT } from './useDailyT.ts';
import { localDate, sayDate, sayTime } from './words.ts';

interface DailyGameProps {
  readonly game: string;
  readonly title: string;
  readonly date: DailyDate;
  /** Plays a published deal on this device. */
  readonly play: (deal: ClosedDeal) => Promise<void>;
  readonly picture: ReactNode;
}

/** The daily game of a date: start, results, and the other dates. */
export function DailyGame({ game, title, date, play, picture }: DailyGameProps) {
  const t = useDailyT();
  const { language } = useSpeech();
  const { value: day, error } = useAsked(useCallback(() => dailyApi.day({ game, date }), [game, date]));
  const { value: listed } = useAsked(useCallback(() => dailyApi.list(game), [game]));
  const kept = useSignal(keptDeals(game));
  useEffect(() => (listed ? keepDeals(game, listed) : undefined), [game, listed]);
  const stored = kept.find((deal) => deal.date === date);
  const pathOf = (one: DailyDate) => pathTo(gameOf(game).daily?.path ?? '', one);
  return (
    <div className="daily width">
      <div className="daily-head">
        <div className="section-head">
          <ScreenTitle>{title}</ScreenTitle>
          <p className="lead">{t('daily.lead')}</p>
        </div>
        {picture}
      </div>
      <section className="daily-day" aria-labelledby="daily-date">
        <h2 id="daily-date">
          <time dateTime={date}>{sayDate(language, date, { dateStyle: 'full' })}</time>
        </h2>
        {day && <Day t={t} day={day} play={play} />}
        {!day && error && stored && <Closed t={t} deal={stored} play={play} />}
        {!day && error && !(error.code === 'offline' && stored) && (
          <p className="problem-words">{error.code === 'not-found' ? t('daily.never') : sayError(t, error)}</p>
        )}
        {date !== localDate() && (
          <p>
            <a href={pathOf(localDate())}>{t('daily.today')}</a>
          </p>
        )}
      </section>
      <DayList t={t} days={listed ?? kept} shown={date} pathOf={pathOf} />
      <p>
        <a href="/docs/daily.html">{t('daily.verify')}</a>
      </p>
    </div>
  );
}

function Day({ t, day, play }: { readonly t: DailyT; readonly day: DailyDay } & Pick<DailyGameProps, 'play'>) {
  const { own, results } = day;
  const deal = closedDeal(day);
  return (
    <>
      {deal ? <Closed t={t} deal={deal} play={play} /> : !own?.isOver && <Open t={t} day={day} />}
      {results && <DayResults t={t} day={day} results={results} />}
      {deal && !own && <p>{t('daily.missed')}</p>}
      {!deal && own?.isOver && <Practice t={t} day={day} />}
    </>
  );
}

function Open({ t, day }: { readonly t: DailyT; readonly day: DailyDay }) {
  const { language } = useSpeech();
  const listing = useListing(day.game);
  const { isBusy, open } = useOpened(t);
  return (
    <>
      <p>
        {t('shell.enter.against', { level: listing.sayLevel(t, day.bot) })}. {t('daily.terms')}{' '}
        {t('daily.until', { time: sayTime(language, day.closesMs) })}{' '}
        {day.started > 0 && t('daily.started', { count: day.started })}
      </p>
      <div className="actions">
        {day.own ? (
          <a className="button button-main button-large" href={pathTo(PATHS.match, day.own.match)}>
            {t('daily.resume')}
          </a>
        ) : (
          <button
            type="button"
            className="button button-main button-large"
            aria-disabled={isBusy}
            onClick={() => open(() => dailyApi.start(day))}
          >
            {t('daily.start')}
          </button>
        )}
      </div>
    </>
  );
}

function Practice({ t, day }: { readonly t: DailyT; readonly day: DailyDay }) {
  const { isBusy, open } = useOpened(t);
  return (
    <div>
      <p>
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => open(() => dailyApi.practise(day))}
        >
          {t('daily.practise')}
        </button>
      </p>
      <small>{t('daily.practiseText')}</small>
    </div>
  );
}

function Closed({ t, deal, play }: { readonly t: DailyT; readonly deal: ClosedDeal } & Pick<DailyGameProps, 'play'>) {
  return (
    <>
      <p>{t('daily.closed')}</p>
      <div className="actions">
        <button type="button" className="button button-main" onClick={() => void play(deal)}>
          {t('daily.playClosed')}
        </button>
      </div>
    </>
  );
}

/** Asks the server for a match, once at a time, and opens it. */
function useOpened(t: DailyT) {
  const [isBusy, setBusy] = useState(false);
  async function open(ask: () => Answer<{ readonly match: string }>): Promise<void> {
    setBusy(true);
    const answer = await ask();
    setBusy(false);
    if (answer.ok) go(pathTo(PATHS.match, answer.value.match));
    else showToast({ text: sayError(t, answer.error) });
  }
  return { isBusy, open: (ask: Parameters<typeof open>[0]) => (isBusy ? undefined : void open(ask)) };
}
