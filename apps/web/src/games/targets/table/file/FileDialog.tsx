import '../../styles/targetsFile.css';
import { Button } from '../../../../app/parts/Button.tsx';
import { ModalDialog } from '../../../../app/parts/ModalDialog.tsx';
import { useT } from '../../useT.ts';

/** A clip or a picture, with an address for this page. */
export interface Made {
  readonly file: File;
  readonly url: string;
}

interface FileDialogProps extends Made {
  readonly title: string;
  readonly onClose: () => void;
}

/** Shows a clip or a picture, to share or to save. */
export function FileDialog({ file, url, title, onClose }: FileDialogProps) {
  const t = useT();
  const canShare = 'canShare' in navigator && navigator.canShare({ files: [file] });
  return (
    <ModalDialog title={title} onClose={onClose}>
      {file.type.startsWith('video/') ? (
        <video className="made-file" src={url} aria-label={title} autoPlay loop muted playsInline controls />
      ) : (
        <img className="made-file" src={url} alt={title} />
      )}
      <div className="actions">
        {canShare && (
          <Button isMain onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}>
            {t('targets.page.file.share')}
          </Button>
        )}
        <a className={canShare ? 'button' : 'button button-main'} href={url} download={file.name}>
          {t('targets.page.file.save')}
        </a>
        <Button onClick={onClose}>{t('table.close')}</Button>
      </div>
    </ModalDialog>
  );
}
