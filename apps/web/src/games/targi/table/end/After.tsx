import { useContext } from 'react';
import { Button } from '../../../../app/parts/Button.tsx';
import { Icon } from '../../../../app/parts/icons.tsx';
import { AfterMatch } from '../../../../app/play/afterMatch.ts';
import { useStart } from '../../../../app/play/useStart.ts';
import type { Snapshot, TableClient } from '../../client.ts';
import { device } from '../../device.ts';
import { keepDraft, lastDraft } from '../../setup/draft.ts';
import { useT } from '../../useT.ts';
import { downloadGame } from '../dialogs/download.ts';
import { ShareButton } from '../dialogs/ShareButton.tsx';
import { toBoard } from '../dialogs/toBoard.ts';
import { playOtherChair } from '../retry/play.ts';
import { useTableState } from '../tableState.tsx';
import { type Counted, setupAgainst } from './result.ts';

interface NextGameProps {
  readonly snapshot: Snapshot;
  readonly counted: Counted | undefined;
  readonly onRematch: () => void;
}

/** The main step after a game: the next opponent on the ladder, or a rematch. */
export function NextGame({ snapshot, counted, onRematch }: NextGameProps) {
  const t = useT();
  const { start } = useStart(device);
  const next = counted?.next;
  const day = snapshot.online?.daily;
  if (day !== undefined) {
    return (
      <a className="button button-main" href={day}>
        {t('online.menu.daily')}
      </a>
    );
  }
  if (!next) return <Rematch isMain onRematch={onRematch} />;
  return (
    <Button
      isMain
      onClick={() => {
        keepDraft({ ...lastDraft(), level: next });
        start(setupAgainst(snapshot, next));
      }}
    >
      <Icon name="unfold" /> {t('shell.record.next', { level: t(`teaser.targi.level.${next}.name`) })}
    </Button>
  );
}

function Rematch({ isMain = false, onRematch }: { readonly isMain?: boolean; readonly onRematch: () => void }) {
  const t = useT();
  return (
    <button type="button" className={isMain ? 'button button-main' : 'button'} onClick={onRematch}>
      <Icon name="again" /> {t('play.count.rematch')}
    </button>
  );
}

interface AfterProps {
  readonly client: TableClient;
  /** Absent where a rematch is the main step already. */
  readonly onRematch: (() => void) | undefined;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The other steps after a game. */
export function After({ client, onRematch, onLeave, onClose }: AfterProps) {
  const t = useT();
  const { openPanel, wish } = useTableState();
  const look = (kind: 'analysis' | 'log') => {
    onClose();
    openPanel({ kind });
  };
  const { online, players, original } = client.snapshot();
  const isAgainstBot = Object.values(players).some(({ kind }) => kind === 'bot');
  const isSealed = online?.isSealed === true;
  const afterMatch = useContext(AfterMatch);
  return (
    <>
      {onRematch && <Rematch onRematch={onRematch} />}
      {afterMatch}
      {isAgainstBot && !online && !original && (
        <Button onClick={() => wish(playOtherChair(client))}>
          <Icon name="again" /> {t('play.count.chair')}
        </Button>
      )}
      {!isSealed && (
        <>
          <Button onClick={() => look('analysis')}>
            <Icon name="curve" /> {t('play.analysis.title')}
          </Button>
          <Button onClick={() => wish(toBoard(client, undefined))}>
            <Icon name="branch" /> {t('play.board.open')}
          </Button>
          <ShareButton client={client}>
            {(open) => (
              <Button onClick={open}>
                <Icon name="link" /> {t('play.share.open')}
              </Button>
            )}
          </ShareButton>
        </>
      )}
      <Button onClick={() => look('log')}>
        <Icon name="look" /> {t('play.count.lookBack')}
      </Button>
      {!isSealed && (
        <Button onClick={() => wish(downloadGame(client))}>
          <Icon name="download" /> {t('table.menu.download')}
        </Button>
      )}
      <Button onClick={onLeave}>
        <Icon name="home" /> {t('play.count.home')}
      </Button>
    </>
  );
}
