import type { ReactNode } from 'react';
import { CopyButton } from '../../app/parts/CopyButton.tsx';
import { ModalDialog } from '../../app/parts/ModalDialog.tsx';
import { shareResultPicture } from './resultPicture.ts';
import type { DailyT } from './useDailyT.ts';

interface ShareDialogProps {
  readonly t: DailyT;
  /** Of the game. */
  readonly title: string;
  /** The result; undefined until it is known. */
  readonly text: string | undefined;
  /** What the signs mean. */
  readonly legend: string;
  readonly onClose: () => void;
  /** Why there is no text yet. */
  readonly children?: ReactNode;
}

/** A result as a few lines of text, to copy or to share. */
export function ShareDialog({ t, title, text, legend, onClose, children }: ShareDialogProps) {
  return (
    <ModalDialog title={t('daily.share')} onClose={onClose}>
      {children}
      {text !== undefined && (
        <>
          <pre className="daily-shared">{text}</pre>
          <p className="menu-note">{legend}</p>
        </>
      )}
      <div className="actions">
        {text !== undefined && <CopyButton text={text} label={t('daily.copy')} />}
        {text !== undefined && 'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            {t('online.room.share')}
          </button>
        )}
        {text !== undefined && (
          <button type="button" className="button" onClick={() => void shareResultPicture(title, text)}>
            {t('daily.asPicture')}
          </button>
        )}
        <button type="button" className="button" onClick={onClose}>
          {t('online.menu.close')}
        </button>
      </div>
    </ModalDialog>
  );
}
