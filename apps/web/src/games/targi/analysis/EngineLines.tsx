import { percent, sayMove, sayWhy, signed } from '@caravanserai/texts/page';
import { useEffect } from 'react';
import { MenuSwitch } from '../../../app/parts/Menu.tsx';
import type { AnalysisNow, AnalysisTable } from '../game/analysis/analysisTable.ts';
import type { Line, Thought } from '../game/analysis/engine.ts';
import { useTableState } from '../table/tableState.tsx';
import { placesOfMove } from '../table/turn/movePlaces.ts';
import { useCoachT } from '../useT.ts';

interface EngineLinesProps {
  readonly table: AnalysisTable;
  readonly now: AnalysisNow;
}

/** The engine's best lines, with the figures of the player to act. */
export function EngineLines({ table, now: { isOn, thought } }: EngineLinesProps) {
  const t = useCoachT();
  const { mark } = useTableState();
  const { control } = table.snapshot();
  useEffect(() => () => mark([]), [mark]);
  return (
    <section className="study-engine" aria-label={t('coach.board.engine')}>
      <MenuSwitch isOn={isOn} onSwitch={(on) => table.turnEngine(on)}>
        {t('coach.board.engine')}
      </MenuSwitch>
      {thought && control.kind !== 'over' && (
        <>
          <p className="study-depth">
            {t('coach.board.side', { colour: t(`targi.seat.${control.seat}`) })} <Depth thought={thought} />
          </p>
          {thought.lines.length > 0 && (
            <ol className="study-lines">
              {thought.lines.map((line) => (
                <BestLine key={JSON.stringify(line.option.move)} line={line} table={table} spread={thought.spread} />
              ))}
            </ol>
          )}
          <Voice thought={thought} />
        </>
      )}
    </section>
  );
}

function Depth({ thought: { steps, hasFailed, isDeepest } }: { readonly thought: Thought }) {
  const t = useCoachT();
  if (hasFailed) return <span>{t('coach.board.failed')}</span>;
  const words = steps === 0 ? t('coach.board.thinking') : t('coach.board.depth', { depth: steps });
  return (
    <span className="study-steps" data-thinking={isDeepest ? undefined : ''}>
      {words}
    </span>
  );
}

interface BestLineProps {
  readonly line: Line;
  readonly table: AnalysisTable;
  readonly spread: number;
}

/** A click plays the first move. */
function BestLine({ line: { option, moves }, table, spread }: BestLineProps) {
  const t = useCoachT();
  const { mark, fold } = useTableState();
  const places = placesOfMove(option.move);
  const then = moves.slice(1).map((move) => sayMove(t, move));
  const reason = option.why && sayWhy(t, option.why);
  return (
    <li>
      <button
        type="button"
        className="log-line study-line"
        onPointerEnter={() => mark(places)}
        onPointerLeave={() => mark([])}
        onFocus={() => mark(places)}
        onBlur={() => mark([])}
        onClick={() => {
          fold(true);
          void table.act(option.move);
        }}
      >
        <span className="study-figures">
          <b>{signed(t, option.margin, spread > 0 ? 1 : 0)}</b>
          <span>{percent(t, option.winChance)}</span>
        </span>
        <span>
          <span className="log-deed">{sayMove(t, option.move)}</span>
          {then.length > 0 && <span className="log-follows"> {then.join(' · ')}</span>}
          {reason && <span className="study-why"> {reason}</span>}
        </span>
      </button>
    </li>
  );
}

/** Tells screen readers the first finding and the last one, and none in between. */
function Voice({ thought: { lines, steps, isDeepest } }: { readonly thought: Thought }) {
  const t = useCoachT();
  const best = lines[0]?.option;
  const isTold = best && (steps === 1 || isDeepest);
  return (
    <p className="unseen" role="status">
      {isTold && t('coach.board.best', { move: sayMove(t, best.move), margin: signed(t, best.margin, 1) })}
    </p>
  );
}
