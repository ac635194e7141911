import type { MatchPicture } from '@caravanserai/contract';
import { useState } from 'react';
import { useT } from '../../settings/language.tsx';
import { ModalDialog } from '../../shell/ModalDialog.tsx';
import { PATHS } from '../../shell/paths.ts';
import { nameAt } from './names.ts';
import { useRematch } from './useRematch.ts';

interface EndingDialogProps {
  readonly picture: MatchPicture;
  readonly onFair: () => void;
}

/** For a game that did not end by its rules: those that did are counted by the table itself. */
export function EndingDialog({ picture, onFair }: EndingDialogProps) {
  const t = useT();
  const rematch = useRematch(picture.id);
  const { result, viewer } = picture;
  const [isRead, setRead] = useState(false);
  if (!result || result.by === 'play' || isRead) return undefined;
  const winner = nameAt(t, picture, result.winners[0]);
  return (
    <ModalDialog title={t('online.ending.title')} onClose={() => setRead(true)}>
      <p>{result.by === 'abort' ? t('online.ending.abort') : t(`online.ending.${result.by}`, { winner })}</p>
      <div className="actions">
        {viewer !== 'spectator' && (
          <button type="button" className="button button-main" onClick={rematch}>
            {t('online.menu.rematch')}
          </button>
        )}
        <button type="button" className="button" onClick={() => setRead(true)}>
          {t('online.ending.lookBack')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            setRead(true);
            onFair();
          }}
        >
          {t('online.menu.fairness')}
        </button>
        <a className="button" href={PATHS.online}>
          {t('online.room.toLobby')}
        </a>
      </div>
    </ModalDialog>
  );
}
