import '../styles/study.css';
import { sayMove, signed } from '@caravanserai/texts/page';
import { useEffect, useSyncExternalStore } from 'react';
import { LinkField } from '../../../app/parts/LinkField.tsx';
import type { AnalysisTable } from '../game/analysis/analysisTable.ts';
import { PanelFrame } from '../table/dialogs/PanelFrame.tsx';
import { useCoachT } from '../useT.ts';
import { CardsThatCame } from './CardsThatCame.tsx';
import { EngineLines } from './EngineLines.tsx';
import { MoveTree } from './MoveTree.tsx';
import { TypedMoves } from './TypedMoves.tsx';

interface StudyPanelProps {
  readonly table: AnalysisTable;
  /** The link to the tree. */
  readonly address: string;
}

/** Takes the place of the log: the engine, the tree of moves, and what can be done with it. */
export function StudyPanel({ table, address }: StudyPanelProps) {
  const t = useCoachT();
  const now = useSyncExternalStore(table.subscribe, table.now);
  useArrows(table);
  const { analysis, cursor, thought } = now;
  const best = thought?.lines[0]?.option;
  const line = best && `${signed(t, best.margin, 1)}  ${sayMove(t, best.move)}`;
  return (
    <PanelFrame title={t('coach.board.title')} className="study" line={line}>
      <EngineLines table={table} now={now} />
      <CardsThatCame table={table} revealed={now.revealed} />
      <MoveTree table={table} analysis={analysis} cursor={cursor} />
      <div className="study-buttons">
        {cursor.line > 0 && (
          <button type="button" className="button" onClick={() => table.promote()}>
            {t('coach.board.promote')}
          </button>
        )}
        {cursor.at > 0 && (
          <button type="button" className="button" onClick={() => table.cut()}>
            {t('coach.board.cut')}
          </button>
        )}
      </div>
      <TypedMoves table={table} />
      {address !== '' && <LinkField url={address} label={t('coach.board.link')} title={t('coach.board.title')} />}
    </PanelFrame>
  );
}

/** The arrow keys step through the tree, unless a field or the board uses them. */
function useArrows(table: AnalysisTable): void {
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !isFree(event.target)) return;
      const step = stepFor(table, event.key);
      if (!step) return;
      event.preventDefault();
      step();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [table]);
}

function isFree(target: EventTarget | null): boolean {
  if (target === document.body) return true;
  return target instanceof Element && target.closest('.study-tree') !== null;
}

function stepFor(table: AnalysisTable, key: string): (() => void) | undefined {
  const { cursor } = table.now();
  switch (key) {
    case 'ArrowLeft':
      return () => void table.undo();
    case 'ArrowRight':
      return () => void table.redo();
    case 'ArrowUp':
      return () => table.goAside(-1);
    case 'ArrowDown':
      return () => table.goAside(1);
    case 'Home':
      return () => table.goTo({ ...cursor, at: 0 });
    case 'End':
      return () => table.goToEnd();
    default:
      return undefined;
  }
}
