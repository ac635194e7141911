import './learn.css';
import { use } from 'react';
import { GAME_NAMES, type GameName, gameOf, type GamePage } from '../../games/page.ts';
import { kept } from '../kept.ts';
import { GuideHead } from '../art/GuideHead.tsx';
import type { Learnable } from '../lessons/lesson.ts';
import { readProgress } from '../lessons/progress.ts';
import { useLessonsT } from '../lessons/useLessonsT.ts';
import { Icon } from '../parts/icons.tsx';
import { ScreenTitle } from '../parts/ScreenTitle.tsx';

/** Loads the lessons once per game. */
const lessonsOf = kept(async ({ learn }: GamePage) => (await learn?.()) ?? []);

/** Lessons, chapters and practice of every game. */
export function LearnScreen() {
  const t = useLessonsT();
  return (
    <section className="learn width">
      <div className="section-head learn-head">
        <GuideHead className="learn-guide" />
        <div>
          <ScreenTitle>{t('lessons.learn.title')}</ScreenTitle>
          <p className="lead">{t('lessons.learn.lead')}</p>
        </div>
      </div>
      {GAME_NAMES.map((game) => (
        <Lessons key={game} game={game} />
      ))}
    </section>
  );
}

function Lessons({ game }: { readonly game: GameName }) {
  const t = useLessonsT();
  const lessons = use(lessonsOf(gameOf(game)));
  const { sayName, rules } = gameOf(game);
  if (lessons.length === 0) return undefined;
  return (
    <section className="learn-game" aria-labelledby={`learn-${game}`}>
      <h2 id={`learn-${game}`}>{sayName(t)}</h2>
      <ul className="learn-list">
        {lessons.map((lesson) => (
          <LessonCard key={lesson.id} lesson={lesson} />
        ))}
      </ul>
      {rules && (
        <p>
          <a href={rules.path}>{t('lessons.learn.rules')}</a>
        </p>
      )}
    </section>
  );
}

function LessonCard({ lesson }: { readonly lesson: Learnable }) {
  const t = useLessonsT();
  const { id, title, about, href, minutes, chapters = [] } = lesson;
  const { at, done, isFinished } = readProgress(id);
  const way = at ? 'goOn' : isFinished ? 'again' : 'start';
  return (
    <li className="learn-card" data-finished={isFinished ? '' : undefined}>
      <h3>{t(title)}</h3>
      <p>{t(about)}</p>
      <p className="learn-way">
        <a className="button button-main" href={href} aria-describedby={`${id}-time`}>
          {t(`lessons.learn.${way}`)} <span className="unseen">{t(title)}</span>
        </a>
        {minutes !== undefined && <small id={`${id}-time`}>{t('lessons.learn.minutes', { count: minutes })}</small>}
      </p>
      {chapters.length > 1 && (
        <ol className="learn-chapters">
          {chapters.map((chapter) => (
            <li key={chapter.id}>
              <a href={`${href}.${chapter.id}`}>{t(chapter.title)}</a>
              {done.includes(chapter.id) && (
                <>
                  {' '}
                  <Icon name="check" />
                  <span className="unseen">{t('lessons.learn.done')}</span>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}
