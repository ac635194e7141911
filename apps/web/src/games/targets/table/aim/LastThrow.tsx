import { useMemo } from 'react';
import { Sign } from '../../../../app/parts/icons.tsx';
import { type TableState, useTable } from '../tableContext.ts';
import { useT } from '../../useT.ts';
import { strokeIn, type Trace, traceOf } from './trace.ts';

/** The last flick, where it was made at this device and nothing has rolled since. */
export function ownShot({ shown, client }: Pick<TableState, 'shown' | 'client'>) {
  const { moment, snapshot } = shown;
  const { shot } = snapshot;
  return shot && (moment === 'live' || moment === 'resting') && client.own.includes(shot.seat) ? shot : undefined;
}

function useTrace(): Trace | undefined {
  const table = useTable();
  const shot = ownShot(table);
  const stroke = strokeIn(shot && table.shown.snapshot.log[shot.n - 1]?.move);
  return useMemo(() => shot && stroke && traceOf(shot, stroke), [shot, stroke]);
}

/** On a phone what the last flick meant is told under the table: on it, the words would cover one’s own tower. */
export function ToldBeside() {
  const trace = useTrace();
  return trace && <Told trace={trace} />;
}

/** What was done with the last flick and what it meant, and the way to see it again slowly. */
export function LastThrow() {
  const t = useT();
  const { shown, director, explained } = useTable();
  const { moment, snapshot } = shown;
  const trace = useTrace();
  const canReplay = (moment === 'live' || moment === 'past') && snapshot.shot !== undefined;
  if (explained || (!canReplay && !trace)) return undefined;
  return (
    <aside className="last-throw" aria-label={t('targets.page.trace.title')}>
      {trace && <Told trace={trace} />}
      {canReplay && (
        <button type="button" className="last-replay" onClick={() => void director.replay()}>
          <Sign>
            <path d="M4 5v5h5M5 15a8 8 0 1 0 1-8l-2 3M11 9v5l4 2" />
          </Sign>
          {t('targets.page.trace.again')}
        </button>
      )}
    </aside>
  );
}

function Told({ trace: { speedMmS, degrees, strike, meant } }: { readonly trace: Trace }) {
  const t = useT();
  const speed = new Intl.NumberFormat(t.language, { maximumFractionDigits: 1 }).format(speedMmS / 1000);
  const struck = [strike.high, ...(strike.side ? [strike.side] : [])].map((word) => t(`targets.page.struck.${word}`));
  return (
    <div className="last-told">
      <p className="last-figures">
        <svg viewBox="-12 -12 24 24" aria-hidden="true" style={{ rotate: `${degrees}deg` }}>
          <path d="M0 9V-9M-6 -3L0 -9L6 -3" />
        </svg>
        <span>{degrees}°</span>
        <span>{t('targets.page.trace.speed', { speed })}</span>
        <span>{struck.join(' · ')}</span>
      </p>
      <p>{t(`targets.page.trace.meant.${meant}`)}</p>
    </div>
  );
}
