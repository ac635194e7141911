import '../styles/online.css';
import { useCallback } from 'react';
import { api } from '../connection/api.ts';
import { useT } from '../../app/settings/language.tsx';
import { PATHS, pathTo } from '../../app/paths.ts';
import { ScreenTitle } from '../../app/parts/ScreenTitle.tsx';
import { GAME_NAMES, type GameName, gameOf } from '../../games/page.ts';
import { useAsked } from '../useAsked.ts';
import { sayError, sayPerson } from '../words.ts';

export function LeadersScreen() {
  const t = useT();
  return (
    <div className="leaders width">
      <div className="section-head">
        <ScreenTitle>{t('online.leaders.title')}</ScreenTitle>
        <p className="lead">{t('online.leaders.lead')}</p>
      </div>
      {GAME_NAMES.map((game) => (
        <Leaders key={game} game={game} />
      ))}
    </div>
  );
}

function Leaders({ game }: { readonly game: GameName }) {
  const t = useT();
  const { value: leaders, error } = useAsked(useCallback(() => api.leaders(game), [game]));
  return (
    <section className="online-list">
      <h2>{gameOf(game).sayName(t)}</h2>
      {error && <p className="problem-words">{sayError(t, error)}</p>}
      {leaders?.length === 0 && <p className="online-empty">{t('online.leaders.none')}</p>}
      {leaders && leaders.length > 0 && (
        <table className="leader-table">
          <thead>
            <tr>
              <th scope="col">{t('online.leaders.place')}</th>
              <th scope="col">{t('online.leaders.name')}</th>
              <th scope="col">{t('online.leaders.rating')}</th>
              <th scope="col">{t('online.leaders.games')}</th>
            </tr>
          </thead>
          <tbody>
            {leaders.map(({ person, rating }, index) => (
              <tr key={person.id}>
                <td>{index + 1}</td>
                <th scope="row">
                  <a href={pathTo(PATHS.person, person.id)}>{sayPerson(t, person)}</a>
                </th>
                <td>{t('online.person.points', { points: rating.points, plusMinus: rating.plusMinus })}</td>
                <td>{rating.games}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
