import '../../../app/learn/learn.css';
import { use, useEffect, useState, useSyncExternalStore } from 'react';
import { ScreenTitle } from '../../../app/parts/ScreenTitle.tsx';
import { pathTo } from '../../../app/paths.ts';
import { dueAt, missed } from '../game/exercise/missed.ts';
import { targi } from '../page.ts';
import { useCoachT } from '../useT.ts';
import { ratingOf, record } from '../game/puzzles/record.ts';
import { themesOf } from '../game/puzzles/choose.ts';
import { loadRatedPuzzles, syncTries } from './server.ts';

/** The ways into the puzzles: rated, as a streak, by theme, and those that were missed. */
export function PuzzlesScreen() {
  const t = useCoachT();
  const all = use(loadRatedPuzzles());
  const own = useSyncExternalStore(record.subscribe, record.get);
  const { tries, longestStreak } = own;
  const { points, plusMinus } = ratingOf(own);
  const [nowMs] = useState(() => Date.now());
  const due = dueAt(useSyncExternalStore(missed.subscribe, missed.get), nowMs).length;
  useEffect(() => void syncTries(), []);
  const hrefOf = (id: string) => pathTo(targi.screens.puzzle.path, id);
  return (
    <section className="learn width">
      <div className="section-head">
        <ScreenTitle>{t('coach.puzzles.title')}</ScreenTitle>
        <p className="lead">{t('coach.puzzles.lead')}</p>
      </div>
      <ul className="learn-list">
        <li className="learn-card">
          <h2>{t('coach.puzzles.rated')}</h2>
          <p>{t('coach.puzzles.ratedAbout')}</p>
          {tries.length > 0 && (
            <p>
              {t('coach.puzzles.rating', { rating: points, error: plusMinus })}{' '}
              {t('coach.puzzles.solved', {
                solved: tries.filter(({ isSolved }) => isSolved).length,
                tried: tries.length,
              })}
            </p>
          )}
          <p className="learn-way">
            <a className="button button-main" href={hrefOf('rated')}>
              {t('coach.puzzles.next')}
            </a>
          </p>
        </li>
        <li className="learn-card">
          <h2>{t('coach.puzzles.streak')}</h2>
          <p>{t('coach.puzzles.streakAbout')}</p>
          {longestStreak > 0 && <p>{t('coach.puzzles.longest', { count: longestStreak })}</p>}
          <p className="learn-way">
            <a className="button button-main" href={hrefOf('streak')}>
              {t('coach.puzzles.start')}
            </a>
          </p>
        </li>
        <li className="learn-card">
          <h2>{t('coach.puzzles.themes')}</h2>
          <p>{t('coach.puzzles.themesAbout')}</p>
          <ul className="puzzle-themes">
            {themesOf(all).map(({ theme, count }) => (
              <li key={theme}>
                <a href={hrefOf(theme)}>{t(`coach.puzzles.theme.${theme}`)}</a> <small>{count}</small>
              </li>
            ))}
          </ul>
        </li>
        {due > 0 && (
          <li className="learn-card">
            <h2>{t('coach.puzzles.review')}</h2>
            <p>{t('coach.puzzles.reviewAbout', { count: due })}</p>
            <p className="learn-way">
              <a className="button button-main" href={targi.screens.mistakes.path}>
                {t('coach.puzzles.start')}
              </a>
            </p>
          </li>
        )}
      </ul>
    </section>
  );
}
