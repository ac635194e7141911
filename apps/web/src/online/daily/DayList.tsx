import type { DailyDate, DailyListed } from '@caravanserai/contract';
import { useSpeech } from '../../app/settings/language.tsx';
import type { DailyT } from './useDailyT.ts';
import { localDate, sayDate, signed } from './words.ts';

interface DayListProps {
  readonly t: DailyT;
  readonly days: readonly Pick<DailyListed, 'date' | 'own'>[];
  readonly shown: DailyDate;
  readonly pathOf: (date: DailyDate) => string;
}

/** The dates that have opened, the newest first, with the player's margins. */
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
              data-played={own ? '' : undefined}
              aria-current={date === shown ? 'page' : undefined}
            >
              <span>{sayDate(language, date, { weekday: 'short' })}</span>
              <b>{date === today ? t('daily.today') : sayDate(language, date, { day: 'numeric', month: 'short' })}</b>
              <span>{own?.margin === undefined ? '–' : signed(own.margin)}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
