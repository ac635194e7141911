import { Icon } from '../../../../app/parts/icons.tsx';
import { useStart } from '../../../../app/play/useStart.ts';
import type { Snapshot, TableClient } from '../../client.ts';
import { device } from '../../device.ts';
import { keepDraft, lastDraft } from '../../setup/draft.ts';
import { useT } from '../../useT.ts';
import { downloadGame } from '../dialogs/download.ts';
import { ShareButton } from '../dialogs/ShareButton.tsx';
import { useTableState } from '../tableState.tsx';
import { type Counted, setupAgainst } from './result.ts';

interface AfterProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
  readonly counted: Counted | undefined;
  readonly onRematch: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** What can follow a game. */
export function After({ snapshot, client, counted, onRematch, onLeave, onClose }: AfterProps) {
  const t = useT();
  const { openPanel, wish } = useTableState();
  const { start } = useStart(device);
  const next = counted?.next;
  const look = (kind: 'analysis' | 'log') => {
    onClose();
    openPanel({ kind });
  };
  return (
    <div className="count-after">
      {next && (
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            keepDraft({ ...lastDraft(), level: next });
            start(setupAgainst(snapshot, next));
          }}
        >
          <Icon name="unfold" /> {t('shell.record.next', { level: t(`bots.level.${next}.name`) })}
        </button>
      )}
      <button type="button" className={next ? 'button' : 'button button-main'} onClick={onRematch}>
        <Icon name="again" /> {t('play.count.rematch')}
      </button>
      <button type="button" className="button" onClick={() => look('analysis')}>
        <Icon name="curve" /> {t('play.analysis.title')}
      </button>
      <ShareButton client={client}>
        {(open) => (
          <button type="button" className="button" onClick={open}>
            <Icon name="link" /> {t('play.share.open')}
          </button>
        )}
      </ShareButton>
      <button type="button" className="button" onClick={() => look('log')}>
        <Icon name="look" /> {t('play.count.lookBack')}
      </button>
      <button type="button" className="button" onClick={() => wish(downloadGame(client))}>
        <Icon name="download" /> {t('table.menu.download')}
      </button>
      <button type="button" className="button" onClick={onLeave}>
        <Icon name="home" /> {t('play.count.home')}
      </button>
    </div>
  );
}
