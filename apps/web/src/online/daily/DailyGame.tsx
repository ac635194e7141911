import type { DailyDate, DailyDay, DailyListed } from '@caravanserai/contract';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { PATHS, pathTo } from '../../app/paths.ts';
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
import { DayFrame } from './DayFrame.tsx';
import { NONE } from './DayList.tsx';
import { DayResults } from './DayResults.tsx';
import { type DailyT, useDailyT } from './useDailyT.ts';
import { sayTime, signed } from './words.ts';

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
  const { value: day, error } = useAsked(useCallback(() => dailyApi.day({ game, date }), [game, date]));
  const { value: listed } = useAsked(useCallback(() => dailyApi.list(game), [game]));
  const kept = useSignal(keptDeals(game));
  useEffect(() => (listed ? keepDeals(game, listed) : undefined), [game, listed]);
  const stored = kept.find((deal) => deal.date === date);
  return (
    <DayFrame
      t={t}
      title={title}
      lead={t('daily.lead')}
      picture={picture}
      date={date}
      days={(listed ?? kept).map(listedDay)}
      pathOf={(one) => pathTo(gameOf(game).daily?.path ?? '', one)}
      verify={{ href: '/docs/daily.html', text: t('daily.verify') }}
    >
      {day && <Day t={t} day={day} play={play} />}
      {!day && error && stored && <Closed t={t} deal={stored} play={play} />}
      {!day && error && !(error.code === 'offline' && stored) && (
        <p className="problem-words">{error.code === 'not-found' ? t('daily.never') : sayError(t, error)}</p>
      )}
    </DayFrame>
  );
}

function listedDay({ date, own }: Pick<DailyListed, 'date' | 'own'>) {
  return { date, ...(own && { own: own.margin === undefined ? NONE : signed(own.margin) }) };
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
