import type { Duo, DuoScore } from '@caravanserai/contract';
import { sayGame } from '../../games/page.ts';
import { LATEST, streakOf } from './series.ts';
import type { DuoT } from './useDuoT.ts';

interface DuoScoresProps {
  readonly t: DuoT;
  readonly duo: Duo;
  readonly name: string; // of the other player
}

/** The games won by each, in all and by game, and the latest games as a row of signs. */
export function DuoScores({ t, duo: { scores, games }, name }: DuoScoresProps) {
  const sum = (part: 'won' | 'drawn' | 'lost') => scores.reduce((count, score) => count + score[part], 0);
  const streak = streakOf(games);
  return (
    <section className="duo-score" aria-labelledby="duo-score">
      <h2 id="duo-score" className="unseen">
        {t('duo.score')}
      </h2>
      <p className="duo-sum" aria-hidden="true">
        <span>{t('duo.you')}</span>
        <b>
          {sum('won')} : {sum('lost')}
        </b>
        <span>{name}</span>
      </p>
      <p className="unseen">{t('duo.scoreText', { own: sum('won'), other: sum('lost'), person: name })}</p>
      {sum('drawn') > 0 && <p className="duo-draws">{t('duo.draws', { count: sum('drawn') })}</p>}
      <ol className="duo-latest" aria-label={t('duo.latest')}>
        {games.slice(0, LATEST).map(({ match, outcome }) => (
          <li key={match} data-outcome={outcome}>
            <span className="unseen">{t(`duo.${outcome}`)}</span>
          </li>
        ))}
      </ol>
      {streak && (
        <p className="duo-streak">
          {streak.won === 'won'
            ? t('duo.streak', { count: streak.count })
            : t('duo.theirStreak', { count: streak.count, person: name })}
        </p>
      )}
      <dl className="record-facts">
        {scores.map((score) => (
          <OfGame key={score.game} t={t} score={score} />
        ))}
      </dl>
    </section>
  );
}

function OfGame({ t, score: { game, won, lost, points } }: { readonly t: DuoT; readonly score: DuoScore }) {
  return (
    <div>
      <dt>{sayGame(t, game)}</dt>
      <dd>
        {won} : {lost}
      </dd>
      {points.own + points.other > 0 && <dd className="duo-points">{t('duo.points', points)}</dd>}
    </div>
  );
}
