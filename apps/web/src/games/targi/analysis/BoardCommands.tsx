import type { AnalysisTable } from '../game/analysis/analysisTable.ts';
import { useShow } from '../table/show/useShow.tsx';
import { useTableState } from '../table/tableState.tsx';
import { CommandButton } from '../table/turn/CommandButton.tsx';
import { EndTurn } from '../table/turn/EndTurn.tsx';
import { useTurnKeys } from '../table/turn/useTurnKeys.ts';
import { useCoachT } from '../useT.ts';

/** Steps through the moves of both players. */
export function BoardCommands({ table }: { readonly table: AnalysisTable }) {
  const t = useCoachT();
  const { wish, panel, openPanel } = useTableState();
  const { isPlaying, skip, snapshot } = useShow();
  const { undo, analysis, control, version, view } = snapshot;
  const isOpen = panel?.kind === 'log';
  const back = () => wish(table.undo());
  useTurnKeys({ onConfirm: undefined, onUndo: back, onHelp: () => openPanel({ kind: 'menu' }) });
  return (
    <div className="command-buttons">
      <CommandButton
        icon="curve"
        label={t('play.analysis.title')}
        isPressed={isOpen}
        onClick={() => openPanel(isOpen ? undefined : { kind: 'log' })}
      />
      <CommandButton
        icon="back"
        label={t('coach.board.back')}
        keys="Backspace Control+Z"
        isDisabled={!undo.can}
        onClick={back}
      />
      <CommandButton
        icon="forward"
        label={t('coach.board.next')}
        isDisabled={!analysis?.canRedo}
        onClick={() => wish(table.redo())}
      />
      {isPlaying && <CommandButton icon="last" label={t('play.show.skip')} onClick={skip} />}
      {!isPlaying && control.kind === 'act' && view.pending.phase === 'act' && (
        <EndTurn key={version} snapshot={snapshot} client={table} />
      )}
    </div>
  );
}
