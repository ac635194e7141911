import { useState } from 'react';
import { readStored, writeStored } from '../../../../app/settings/stored.ts';
import { useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';

const KEY = 'caravanserai.targets.guided';
const STEPS = ['swipe', 'strength', 'call'] as const;

/** Three throws, one thing to learn with each. It goes when it is done or sent away, and comes back when asked for. */
export function Guide() {
  const t = useT();
  const { shown } = useTable();
  const [isDone, setDone] = useState(() => readStored(KEY) !== undefined);
  const throws = shown.snapshot.log.filter(({ move }) => move.type === 'flick').length;
  const step = STEPS[throws];
  const isOver = step === undefined;

  function finish(): void {
    writeStored(KEY, 'yes');
    setDone(true);
  }

  if (isDone) {
    return (
      <button type="button" className="guide-again" onClick={() => setDone(false)}>
        {t('targets.page.guide.again')}
      </button>
    );
  }
  return (
    <aside className="guide" aria-label={t('targets.page.guide.title')}>
      <p className="guide-step" aria-hidden="true">
        {STEPS.map((name, i) => (
          <i key={name} data-done={i < throws ? '' : undefined} />
        ))}
      </p>
      <p>
        <b>{t(isOver ? 'targets.page.guide.done.title' : `targets.page.guide.${step}.title`)}</b>{' '}
        {t(isOver ? 'targets.page.guide.done.text' : `targets.page.guide.${step}.text`)}
      </p>
      <button type="button" className="button" onClick={finish}>
        {t(isOver ? 'targets.page.guide.close' : 'targets.page.guide.skip')}
      </button>
    </aside>
  );
}
