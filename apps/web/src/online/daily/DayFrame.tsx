import '../styles/online.css';
import '../styles/daily.css';
import type { DailyDate } from '@caravanserai/contract';
import type { ReactNode } from 'react';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { useSpeech } from '../../app/settings/language.tsx';
import { DayList, type ListedDay } from './DayList.tsx';
import type { DailyT } from './useDailyT.ts';
import { localDate, sayDate } from './words.ts';

interface DayFrameProps {
  readonly t: DailyT;
  readonly title: string;
  readonly lead: string;
  readonly picture: ReactNode;
  readonly date: DailyDate;
  readonly days: readonly ListedDay[];
  readonly pathOf: (date: DailyDate) => string;
  /** The link to the page about verification. */
  readonly verify: { readonly href: string; readonly text: string };
  /** What the date has. */
  readonly children: ReactNode;
}

/** The page of a date, and the list of all dates. */
export function DayFrame({ t, title, lead, picture, date, days, pathOf, verify, children }: DayFrameProps) {
  const { language } = useSpeech();
  return (
    <div className="daily width">
      <div className="daily-head">
        <div className="section-head">
          <ScreenTitle>{title}</ScreenTitle>
          <p className="lead">{lead}</p>
        </div>
        {picture}
      </div>
      <section className="daily-day" aria-labelledby="daily-date">
        <h2 id="daily-date">
          <time dateTime={date}>{sayDate(language, date, { dateStyle: 'full' })}</time>
        </h2>
        {children}
        {date !== localDate() && (
          <p>
            <a href={pathOf(localDate())}>{t('daily.today')}</a>
          </p>
        )}
      </section>
      <DayList t={t} days={days} shown={date} pathOf={pathOf} />
      <p>
        <a href={verify.href}>{verify.text}</a>
      </p>
    </div>
  );
}
