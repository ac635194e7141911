import type { DailyDay, DailyOwn, DailyResults } from '@caravanserai/contract';
import { useState } from 'react';
import { PATHS, pathTo } from '../../app/paths.ts';
import { betterThan, ShareResult } from './ShareResult.tsx';
import { Spread, type SpreadRow, type SpreadWords } from './Spread.tsx';
import type { DailyT } from './useDailyT.ts';
import { sayMargin, signed } from './words.ts';

interface DayResultsProps {
  readonly t: DailyT;
  readonly day: DailyDay;
  readonly results: DailyResults;
}

/** The player's own result, those of all others as a picture, and games to replay. */
export function DayResults({ t, day, results }: DayResultsProps) {
  const { own } = day;
  const others = results.best.filter(({ match }) => match !== own?.match);
  return (
    <>
      {own && <OwnResult t={t} day={day} own={own} results={results} />}
      {results.finished > 0 && (
        <section className="daily-all">
          <h3>{t('daily.spread')}</h3>
          <Spread t={t} spread={results.spread.map(spreadRow)} own={own?.margin} words={spreadWords(t)} />
          {others.length > 0 && (
            <>
              <h3>{t('daily.best')}</h3>
              <ul className="daily-best" aria-label={t('daily.best')}>
                {others.map(({ match, margin }) => (
                  <li key={match}>
                    <a className="button" href={pathTo(PATHS.match, match)}>
                      {signed(margin)}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </section>
      )}
    </>
  );
}

function spreadRow({ margin, players }: DailyResults['spread'][number]): SpreadRow {
  return { players, ...(margin === undefined ? {} : { value: margin }) };
}

function spreadWords(t: DailyT): SpreadWords {
  return {
    value: t('daily.margin'),
    none: t('daily.resigned'),
    say: signed,
    sayPicture: (least, most) => t('daily.picture', { least, most }),
  };
}

function OwnResult({ t, day, own, results }: DayResultsProps & { readonly own: DailyOwn }) {
  const [isSharing, setSharing] = useState(false);
  const { margin, match } = own;
  const percent = betterThan(results);
  return (
    <section className="daily-own">
      <h3>{t('daily.result')}</h3>
      {margin === undefined ? (
        <p>{t('daily.unfinished')}</p>
      ) : (
        <p className="daily-margin">
          <b>{sayMargin(t, margin)}</b>
          {results.rank !== undefined && (
            <span>{t('daily.rank', { rank: results.rank, players: results.finished })}</span>
          )}
          {results.finished === 1 && <span>{t('daily.first')}</span>}
          {percent !== undefined && <span>{t('daily.better', { percent })}</span>}
        </p>
      )}
      <div className="actions">
        {margin !== undefined && (
          <button type="button" className="button button-main" onClick={() => setSharing(true)}>
            {t('daily.share')}
          </button>
        )}
        <a className="button" href={pathTo(PATHS.match, match)}>
          {t('daily.mine')}
        </a>
      </div>
      {isSharing && margin !== undefined && (
        <ShareResult day={day} match={match} margin={margin} onClose={() => setSharing(false)} />
      )}
    </section>
  );
}
