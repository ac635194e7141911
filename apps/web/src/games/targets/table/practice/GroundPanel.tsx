import { useEffect } from 'react';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import { useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';
import { bestSeries, keepSeries } from './best.ts';
import { GROUND, GROUND_NAMES, type GroundName, seriesOf, starsFor, THROWS } from './ground.ts';
import { Stars } from './Stars.tsx';

interface GroundPanelProps {
  readonly goal: GroundName | undefined;
  readonly onGoal: (goal: GroundName | undefined) => void;
}

/** The exercise, its best result and the current series. */
export function GroundPanel({ goal, onGoal }: GroundPanelProps) {
  const t = useT();
  return (
    <>
      {goal && <SeriesNow key={goal} goal={goal} />}
      <fieldset className="ground">
        <legend>{t('targets.show.practice.goal.legend')}</legend>
        {[undefined, ...GROUND_NAMES].map((name) => (
          <label key={name ?? 'none'}>
            <input type="radio" name="ground" checked={name === goal} onChange={() => onGoal(name)} />
            <span>{t(`targets.show.practice.goal.${name ?? 'none'}`)}</span>
            {name && <BestStars goal={name} />}
          </label>
        ))}
      </fieldset>
    </>
  );
}

function BestStars({ goal }: { readonly goal: GroundName }) {
  const t = useT();
  const best = useSignal(bestSeries)[goal];
  return (
    <>
      <Stars count={best === undefined ? 0 : starsFor(goal, best)} />
      <span className="unseen">
        {best === undefined
          ? t('targets.show.practice.goal.untried')
          : t('targets.show.practice.goal.best', { stars: starsFor(goal, best), best, throws: THROWS })}
      </span>
    </>
  );
}

function SeriesNow({ goal }: { readonly goal: GroundName }) {
  const t = useT();
  const { shown } = useTable();
  const { tries, hits, isOver } = seriesOf(shown.snapshot.drill?.tries ?? []);
  const best = useSignal(bestSeries)[goal];
  const [one, two, three] = GROUND[goal].bars;
  useEffect(() => {
    if (isOver) keepSeries(goal, hits);
  }, [isOver, goal, hits]);
  return (
    <div className="series">
      <p className="series-dots" aria-hidden="true">
        {Array.from({ length: THROWS }, (_, i) => (
          <i key={i} data-hit={tries[i]} />
        ))}
      </p>
      {isOver ? (
        <p>
          <Stars count={starsFor(goal, hits)} /> <b>{t('targets.show.practice.goal.over', { hits, throws: THROWS })}</b>{' '}
          {hits > 0 && hits === best && t('targets.show.practice.goal.record')} {t('targets.show.practice.goal.again')}
        </p>
      ) : (
        <p>{t('targets.show.practice.goal.bars', { throws: THROWS, one, two, three })}</p>
      )}
    </div>
  );
}
