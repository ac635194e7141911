import '../styles/tricks.css';
import { starsOf } from '@caravanserai/targets/tricks';
import { use } from 'react';
import { ScreenTitle } from '../../../app/parts/ScreenTitle.tsx';
import { pathTo } from '../../../app/paths.ts';
import { useSignal } from '../../../app/signals/useSignal.ts';
import { targets } from '../page.ts';
import { STARS } from '../table/practice/ground.ts';
import { Stars } from '../table/practice/Stars.tsx';
import { useTricksT } from '../useT.ts';
import { sayWants } from './sayTrick.ts';
import { loadTricks, type Trick } from './tricks.ts';
import { fewestTries } from './tries.ts';

const LEVELS = ['easy', 'tricky', 'hard'] as const;

/** All trick shots, with the stars earned. */
export function TricksScreen() {
  const t = useTricksT();
  const tricks = use(loadTricks());
  const fewest = useSignal(fewestTries);
  const each = Math.ceil(tricks.length / LEVELS.length);
  const stars = tricks.reduce((sum, trick) => sum + starsWith(trick, fewest[trick.id]), 0);
  const next = tricks.find(({ id }) => fewest[id] === undefined) ?? tricks[0];
  return (
    <section className="tricks width">
      <div className="section-head">
        <ScreenTitle>{t('tricks.title')}</ScreenTitle>
        <p className="lead">{t('tricks.lead')}</p>
        <p className="tricks-way">
          {next && (
            <a className="button button-main" href={hrefOf(next)}>
              {t(stars === 0 ? 'tricks.start' : 'tricks.goOn')}
            </a>
          )}
          <span>{t('tricks.stars', { stars, all: STARS * tricks.length })}</span>
        </p>
      </div>
      {LEVELS.map((level, i) => (
        <section key={level} aria-labelledby={`tricks-${level}`}>
          <h2 id={`tricks-${level}`}>{t(`tricks.level.${level}`)}</h2>
          <ol className="tricks-list" start={i * each + 1}>
            {tricks.slice(i * each, (i + 1) * each).map((trick, at) => (
              <TrickRow key={trick.id} trick={trick} n={i * each + at + 1} tries={fewest[trick.id]} />
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

function hrefOf({ id }: Trick): string {
  return pathTo(targets.screens.trick.path, id);
}

function starsWith(trick: Trick, tries: number | undefined): number {
  return tries === undefined ? 0 : starsOf(trick, tries);
}

interface TrickRowProps {
  readonly trick: Trick;
  readonly n: number;
  readonly tries: number | undefined;
}

function TrickRow({ trick, n, tries }: TrickRowProps) {
  const t = useTricksT();
  const stars = starsWith(trick, tries);
  return (
    <li>
      <a href={hrefOf(trick)}>
        <b>{n}</b>
        <span>{sayWants(t, trick.wants)}</span>
      </a>
      <span>
        <Stars count={stars} />
        <span className="unseen">{tries === undefined ? t('tricks.untried') : t('tricks.best', { stars, tries })}</span>
      </span>
    </li>
  );
}
