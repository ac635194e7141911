import { sayMove, sayRound } from '@caravanserai/texts/page';
import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { Stamp } from '../../../app/art/Stamp.tsx';
import { targiStamp } from '../art/stamps.tsx';
import type { AnalysisTable } from '../game/analysis/analysisTable.ts';
import { type MainRow, type Row, rowsOf } from '../game/analysis/rows.ts';
import type { Analysis, Cursor } from '../game/analysis/tree.ts';
import { useTableActions } from '../table/tableState.tsx';
import { useCoachT } from '../useT.ts';

interface MoveTreeProps {
  readonly table: AnalysisTable;
  readonly analysis: Analysis;
  readonly cursor: Cursor;
}

/** All moves, with variations below the move they replace. One tab stop; the arrow keys step through it. */
export function MoveTree({ table, analysis, cursor }: MoveTreeProps) {
  const t = useCoachT();
  const id = useId();
  const tree = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(analysis), [analysis]);
  const here = keyOf(onMain(analysis, cursor));
  useLayoutEffect(() => {
    const box = tree.current;
    const line = box?.querySelector<HTMLElement>(`[data-moment="${here}"]`);
    if (!box || !line) return;
    box.scrollTop = line.offsetTop - box.clientHeight / 2;
    if (box.contains(document.activeElement)) line.focus({ preventScroll: true }); // the arrow keys take it along
  }, [here]);
  const isStart = cursor.at === 0;
  return (
    <section>
      <h3 id={id}>{t('coach.board.moves')}</h3>
      <p className="study-keys">{t('coach.board.keys')}</p>
      <div ref={tree} className="study-tree" role="group" aria-labelledby={id}>
        <button
          type="button"
          className="log-line"
          data-moment={START}
          aria-current={isStart ? 'step' : undefined}
          tabIndex={isStart ? 0 : -1}
          onClick={() => table.goTo({ line: 0, at: 0 })}
        >
          <span />
          <span>{t('coach.board.start')}</span>
        </button>
        <ol>
          {rows.map((row, i) => (
            <MainLine key={i} row={row} before={rows[i - 1]} table={table} here={here} />
          ))}
        </ol>
      </div>
    </section>
  );
}

const START = '0.0';

function keyOf({ line, at }: Cursor): string {
  return `${line}.${at}`;
}

/** The moments before a fork belong to the main line. */
function onMain({ variations }: Analysis, { line, at }: Cursor): Cursor {
  const from = variations[line - 1]?.from ?? 0;
  return { line: at <= from ? 0 : line, at };
}

interface LineProps {
  readonly table: AnalysisTable;
  /** The current moment. */
  readonly here: string;
}

function MainLine({
  row,
  before,
  ...rest
}: LineProps & { readonly row: MainRow; readonly before: MainRow | undefined }) {
  const t = useCoachT();
  return (
    <li>
      {row.round !== before?.round && <h4>{sayRound(t, row.round)}</h4>}
      <MoveLine row={row} {...rest} />
      {row.variations.map((rows, n) => (
        <ol key={n} className="study-variation" aria-label={t('coach.board.variation')}>
          {rows.map((each) => (
            <li key={each.cursor.at}>
              <MoveLine row={each} {...rest} />
            </li>
          ))}
        </ol>
      ))}
    </li>
  );
}

function MoveLine({ row, table, here }: LineProps & { readonly row: Row }) {
  const t = useCoachT();
  const { fold } = useTableActions();
  const key = keyOf(row.cursor);
  return (
    <button
      type="button"
      className="log-line"
      data-moment={key}
      aria-current={key === here ? 'step' : undefined}
      tabIndex={key === here ? 0 : -1}
      onClick={() => {
        fold(true);
        table.goTo(row.cursor);
      }}
    >
      <span className="log-mover">
        <Stamp stamp={targiStamp(row.seat)} />
      </span>
      <span>{sayMove(t, row.ply.move)}</span>
    </button>
  );
}
