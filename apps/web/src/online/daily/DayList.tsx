import type { DailyDate } from '@caravanserai/contract';
import { useSpeech } from '../../app/settings/language.tsx';
import type { DailyT } from './useDailyT.ts';
import { localDate, sayDate } from './words.ts';

export interface ListedDay {
  readonly date: DailyDate;
  /** The player's own result, also none; absent for a date not played. */
  readonly own?: string;
}

interface DayListProps {
  readonly t: DailyT;
  readonly days: readonly ListedDay[];
  readonly shown: DailyDate;
  readonly pathOf: (date: DailyDate) => string;
}

export const NONE = '–'; // no result

/** The dates that have opened, the newest first, with the player's results. */
export function DayList({ t, days, shown, pathOf }: DayListProps) {
  const { language } = useSpeech();
  const today = localDate();
  if (days.length === 0) return undefined;
  return (
    <section className="daily-list">
      <h2>{t('daily.days')}</h2>
      <ol className="daily-days">
        {days.map(({ date, own }) => (
          <li key={date}>
            <a
              href={pathOf(date)}
              data-played={own === undefined ? undefined : ''}
              aria-current={date === shown ? 'page' : undefined}
            >
              <span>{sayDate(language, date, { weekday: 'short' })}</span>
              <b>{date === today ? t('daily.today') : sayDate(language, date, { day: 'numeric', month: 'short' })}</b>
              <span>{own ?? NONE}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
