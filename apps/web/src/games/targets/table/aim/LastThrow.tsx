import { useMemo } from 'react';
import { Sign } from '../../../../app/parts/icons.tsx';
import { type TableState, useTable } from '../tableContext.ts';
import { type TargetsT, useT } from '../../useT.ts';
import { strokeIn, type Trace, traceOf } from './trace.ts';

/** The last flick, if it was made at this device and no other followed. */
export function ownShot({ shown, client }: Pick<TableState, 'shown' | 'client'>) {
  const { moment, shot } = shown;
  return shot && (moment === 'live' || moment === 'resting') && client.own.includes(shot.seat) ? shot : undefined;
}

export function useTrace(): Trace | undefined {
  const table = useTable();
  const shot = ownShot(table);
  const { drill } = table.shown.snapshot;
  const stroke = strokeIn(shot && table.client.snapshot().log[shot.n - 1]?.move);
  return useMemo(() => shot && stroke && traceOf(shot, stroke, drill), [shot, stroke, drill]);
}

/** What the flick did, and what to change. */
export function sayMeant(t: TargetsT, { meant, miss }: Trace): string {
  return miss ? t(`targets.page.trace.miss.${miss.way}`, { mm: miss.mm }) : t(`targets.page.trace.meant.${meant}`);
}

/** On a phone, the result of the last flick is shown below the table; on the table the text would cover one's own tower. */
export function ToldBeside() {
  const trace = useTrace();
  return trace && <Told trace={trace} />;
}

/** Details and result of the last flick, with a button for the slow-motion replay. */
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

function Told({ trace }: { readonly trace: Trace }) {
  const t = useT();
  const { speedMmS, degrees, strike } = trace;
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
      <p>{sayMeant(t, trace)}</p>
    </div>
  );
}
