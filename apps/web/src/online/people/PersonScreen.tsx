import '../styles/online.css';
import { decimal } from '@caravanserai/texts/page';
import { useCallback } from 'react';
import { api, type GameRecord } from '../connection/api.ts';
import { useT } from '../../app/settings/language.tsx';
import { Notice } from '../../app/parts/Notice.tsx';
import { PATHS } from '../../app/paths.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { sayGame } from '../../games/page.ts';
import { MatchRow } from '../lobby/MatchRow.tsx';
import { useAsked } from '../useAsked.ts';
import { useServerNow } from '../useNow.ts';
import { sayError, sayPerson } from '../words.ts';

const [WIDTH, HEIGHT] = [320, 96];

/** The rating after each game, with its confidence band. */
function Curve({ history, label }: { readonly history: GameRecord['history']; readonly label: string }) {
  if (history.length < 2) return undefined;
  const low = Math.min(...history.map(({ points, plusMinus }) => points - plusMinus));
  const high = Math.max(...history.map(({ points, plusMinus }) => points + plusMinus));
  const x = (i: number) => (i / (history.length - 1)) * WIDTH;
  const y = (points: number) => HEIGHT - ((points - low) / (high - low || 1)) * HEIGHT;
  const upper = history.map(({ points, plusMinus }, i) => `${x(i)} ${y(points + plusMinus)}`);
  const lower = history.map(({ points, plusMinus }, i) => `${x(i)} ${y(points - plusMinus)}`).toReversed();
  const middle = history.map(({ points }, i) => `${x(i)} ${y(points)}`);
  return (
    <svg className="rating-curve" viewBox={`0 -3 ${WIDTH} ${HEIGHT + 6}`} role="img" aria-label={label}>
      <path className="rating-band" d={`M${[...upper, ...lower].join('L')}z`} />
      <path className="rating-line" d={`M${middle.join('L')}`} />
    </svg>
  );
}

function Record({ record }: { readonly record: GameRecord }) {
  const t = useT();
  const { rating, history, played, won, drawn, meanScore, bestScore } = record;
  const facts = [
    [t('online.person.played'), String(played)],
    [t('online.person.won'), String(won)],
    [t('online.person.shared'), String(drawn)],
    ...(meanScore === undefined ? [] : [[t('online.person.mean'), decimal(t, meanScore, 1)] as const]),
    ...(bestScore === undefined ? [] : [[t('online.person.best'), String(bestScore)] as const]),
  ] as const;
  return (
    <section className="record">
      <h2>{sayGame(t, record.game)}</h2>
      <p className="record-rating">
        <span>{t('online.person.rating')}</span>
        <b>
          {rating
            ? t('online.person.points', { points: rating.points, plusMinus: rating.plusMinus })
            : t('online.person.unrated')}
        </b>
      </p>
      {rating?.provisional && <p>{t('online.person.provisional')}</p>}
      {rating && <Curve history={history} label={t('online.person.curve', { points: rating.points })} />}
      <dl className="record-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function PersonScreen({ id }: ScreenProps) {
  const t = useT();
  const { value: profile, error } = useAsked(useCallback(() => api.person(id), [id]));
  const nowMs = useServerNow(undefined);
  if (error) {
    const isNobody = error.code === 'not-found' || error.code === 'malformed';
    return (
      <Notice title={t('online.person.nobody')} text={isNobody ? t('online.person.nobodyText') : sayError(t, error)}>
        <a className="button button-main" href={PATHS.online}>
          {t('online.room.toLobby')}
        </a>
      </Notice>
    );
  }
  const date = profile && new Intl.DateTimeFormat(t.language, { dateStyle: 'long' }).format(profile.createdMs);
  return (
    <div className="person width">
      <div className="section-head">
        <ScreenTitle>{profile ? sayPerson(t, profile.person) : t('online.person.rating')}</ScreenTitle>
        {date && <p className="lead">{t('online.person.since', { date })}</p>}
      </div>
      {profile?.games.map((record) => (
        <Record key={record.game} record={record} />
      ))}
      {profile && profile.latest.length > 0 && (
        <section className="online-list">
          <h2>{t('online.person.latest')}</h2>
          <ul className="game-list">
            {profile.latest.map((match) => (
              <MatchRow key={match.id} match={match} me={undefined} nowMs={nowMs} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
