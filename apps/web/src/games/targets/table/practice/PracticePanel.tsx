import { useEffect, useState } from 'react';
import { useSignal } from '../../../../app/signals/useSignal.ts';
import { pathTo } from '../../../../app/paths.ts';
import { targets } from '../../page.ts';
import { useTable } from '../tableContext.ts';
import { useLookKeys } from '../turn/useLookKeys.ts';
import { useT } from '../../useT.ts';
import { GroundPanel } from './GroundPanel.tsx';
import { GROUND, type GroundName } from './ground.ts';
import { hasRivals } from './rivals.ts';
import { clearMarks, marksShown, note, shotMarks } from './shots.ts';

const CALL_MS = 2500; // time to call at the end of a round, which then ends by itself

/** Controls of practice mode: exercises, repeating the shot, the shot map and rival towers. Rounds end without a click. */
export function PracticePanel({ onAgain }: { readonly onAgain: () => void }) {
  const t = useT();
  const { shown, client, act } = useTable();
  const { snapshot, moment, pause } = shown;
  const marks = useSignal(shotMarks);
  const isShown = useSignal(marksShown);
  const areRivals = useSignal(hasRivals);
  const { shot, canUndo, version } = snapshot;
  const isSeen = moment !== 'rolling' && moment !== 'replay';

  useEffect(() => {
    if (shot && isSeen) note(shot);
  }, [shot, isSeen]);

  const [seat] = client.own;
  const isClosing = moment === 'live' && pause === 'calls';
  useEffect(() => {
    if (!isClosing || !seat) return undefined;
    const timer = setTimeout(() => act(seat, { type: 'pass' }), CALL_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per end of a round
  }, [isClosing, version, seat]);

  const [goal, setGoal] = useState<GroundName>();
  const practise = (next: GroundName | undefined) => {
    setGoal(next);
    clearMarks();
    void client.lay?.(next && GROUND[next].drill);
  };

  const again = () => {
    if (canUndo && moment === 'live') void client.undo();
  };
  useLookKeys({ backspace: again });
  return (
    <div className="practice">
      <GroundPanel goal={goal} onGoal={practise} />
      {!goal && (
        <button
          type="button"
          className="button button-main"
          aria-disabled={!canUndo || moment !== 'live'}
          onClick={again}
        >
          {t('targets.show.practice.again')}
        </button>
      )}
      <label>
        <input type="checkbox" checked={isShown} onChange={({ target }) => marksShown.set(target.checked)} />
        {t('targets.show.practice.map')}
      </label>
      {!goal && (
        <label>
          <input
            type="checkbox"
            checked={areRivals}
            onChange={({ target }) => {
              hasRivals.set(target.checked);
              onAgain();
            }}
          />
          {t('targets.show.practice.rivals')}
        </label>
      )}
      <a className="button" href={pathTo(targets.screens.lesson.path, 'flick')}>
        {t('targets.show.practice.learn')}
      </a>
      <a className="button" href={targets.screens.tricks.path}>
        {t('targets.show.practice.tricks')}
      </a>
      {marks.length > 0 && (
        <button type="button" className="button" onClick={clearMarks}>
          {t('targets.show.practice.clear')}
        </button>
      )}
    </div>
  );
}
