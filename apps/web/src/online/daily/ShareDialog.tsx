import type { ReactNode } from 'react';
import { CopyButton } from '../../app/parts/CopyButton.tsx';
import { ModalDialog } from '../../app/parts/ModalDialog.tsx';
import type { DailyT } from './useDailyT.ts';

interface ShareDialogProps {
  readonly t: DailyT;
  /** The result; undefined until it is known. */
  readonly text: string | undefined;
  /** What the signs mean. */
  readonly legend: string;
  readonly onClose: () => void;
  /** Why there is no text yet. */
  readonly children?: ReactNode;
}

/** A result as a few lines of text, to copy or to share. */
export function ShareDialog({ t, text, legend, onClose, children }: ShareDialogProps) {
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
        <button type="button" className="button" onClick={onClose}>
          {t('online.menu.close')}
        </button>
      </div>
    </ModalDialog>
  );
}
