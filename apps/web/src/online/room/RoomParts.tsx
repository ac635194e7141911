import type { MatchPicture } from '@caravanserai/contract';
import type { Match } from '../line/match.ts';
import { useT } from '../../app/settings/language.tsx';
import { ModalDialog } from '../../app/parts/ModalDialog.tsx';

export interface RoomProps {
  readonly match: Match;
  readonly picture: MatchPicture;
  /** The program at the table stopped: the table is opened again. */
  readonly onAgain: () => void;
}

export function BrokenDialog({ onAgain }: Pick<RoomProps, 'onAgain'>) {
  const t = useT();
  return (
    <ModalDialog title={t('shell.fault.title')} canClose={false} onClose={onAgain}>
      <p>{t('online.table.broken')}</p>
      <div className="actions">
        <button type="button" className="button button-main" onClick={onAgain}>
          {t('online.table.again')}
        </button>
      </div>
    </ModalDialog>
  );
}
