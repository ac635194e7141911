import { useShow } from '../show/useShow.tsx';
import { useTableState } from '../tableState.tsx';
import { useT } from '../../useT.ts';
import type { CommandBarProps } from './CommandBar.tsx';
import { CommandButton } from './CommandButton.tsx';
import { EndTurn } from './EndTurn.tsx';

/** On the analysis board every move can be taken back and made again, whoever made it. */
export function BoardCommands({ snapshot, client }: CommandBarProps) {
  const t = useT();
  const { wish, panel, openPanel } = useTableState();
  const { isPlaying, skip } = useShow();
  const { undo, analysis, control, version, view } = snapshot;
  const isOpen = panel?.kind === 'log';
  const next = () => client.redo && wish(client.redo());
  return (
    <div className="command-buttons">
      <CommandButton
        icon="curve"
        label={t('play.board.panel')}
        isPressed={isOpen}
        onClick={() => openPanel(isOpen ? undefined : { kind: 'log' })}
      />
      <CommandButton
        icon="back"
        label={t('play.board.back')}
        keys="Backspace Control+Z"
        isDisabled={!undo.can}
        onClick={() => wish(client.undo())}
      />
      <CommandButton icon="forward" label={t('play.board.next')} isDisabled={!analysis?.canRedo} onClick={next} />
      {isPlaying && <CommandButton icon="last" label={t('play.show.skip')} onClick={skip} />}
      {!isPlaying && control.kind === 'act' && view.pending.phase === 'act' && (
        <EndTurn key={version} snapshot={snapshot} client={client} />
      )}
    </div>
  );
}
