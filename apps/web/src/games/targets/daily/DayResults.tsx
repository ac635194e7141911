import type { ShotDay, ShotResults } from '@caravanserai/contract';
import { useState } from 'react';
import { ShareDialog } from '../../../online/daily/ShareDialog.tsx';
import { betterThan } from '../../../online/daily/ShareResult.tsx';
import { Spread, type SpreadWords } from '../../../online/daily/Spread.tsx';
import type { ShotsT } from '../useT.ts';
import { sayMm, shortest, signsOf } from './shots.ts';

const MM_IN_BAR = 10;

interface DayResultsProps {
  readonly t: ShotsT;
  readonly day: ShotDay;
  readonly results: ShotResults;
}

/** The player's own tries, and those of all others as a picture. */
export function DayResults({ t, day, results }: DayResultsProps) {
  const { own } = day;
  const spread = results.spread.map(({ mm, players }) => ({ players, ...(mm === undefined ? {} : { value: mm }) }));
  return (
    <>
      {own.length > 0 && <OwnTries t={t} day={day} results={results} />}
      {results.finished > 0 && (
        <section className="daily-all">
          <h3>{t('daily.spread')}</h3>
          <Spread t={t} spread={spread} own={shortest(own)} words={wordsOf(t)} step={MM_IN_BAR} isLowBest />
          {results.best.length > 0 && (
            <>
              <h3>{t('shots.bestTries')}</h3>
              <p>
                {results.best.map(({ mm }) => sayMm(t, mm)).join(' · ')} – {t('shots.bestText')}
              </p>
            </>
          )}
        </section>
      )}
    </>
  );
}

function wordsOf(t: ShotsT): SpreadWords {
  return {
    value: t('shots.distance'),
    none: t('shots.noDistance'),
    say: (mm) => sayMm(t, mm),
    sayPicture: (least, most) => t('shots.picture', { least, most }),
  };
}

function OwnTries({ t, day, results }: DayResultsProps) {
  const [isSharing, setSharing] = useState(false);
  const { own } = day;
  const best = shortest(own);
  const percent = betterThan(results);
  return (
    <section className="daily-own">
      <h3>{t('daily.result')}</h3>
      <p className="daily-margin">
        <b>{sayMm(t, best)}</b>
        {results.rank !== undefined && (
          <span>{t('daily.rank', { rank: results.rank, players: results.finished })}</span>
        )}
        {results.finished === 1 && <span>{t('daily.first')}</span>}
        {percent !== undefined && <span>{t('daily.better', { percent })}</span>}
      </p>
      <p>
        {t('shots.yours')}: {own.map(({ mm }) => sayMm(t, mm)).join(' · ')}
      </p>
      <div className="actions">
        {best !== undefined && (
          <button type="button" className="button button-main" onClick={() => setSharing(true)}>
            {t('daily.share')}
          </button>
        )}
      </div>
      {isSharing && best !== undefined && (
        <ShareDialog
          t={t}
          title={t('shots.title')}
          text={[sayResult(t, day, best), signsOf(own), location.origin].join('\n')}
          legend={t('shots.legend')}
          onClose={() => setSharing(false)}
        />
      )}
    </section>
  );
}

function sayResult(t: ShotsT, { date, results }: ShotDay, mm: number): string {
  const percent = betterThan(results);
  return percent === undefined ? t('shots.shareAlone', { date, mm }) : t('shots.shareText', { date, mm, percent });
}
