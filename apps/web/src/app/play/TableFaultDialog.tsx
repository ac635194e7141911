import { useT } from '../settings/language.tsx';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { ModalDialog } from '../parts/ModalDialog.tsx';
import { type Stop, topicOf } from './words.ts';

interface TableFaultDialogProps {
  readonly error: Stop;
  readonly onGoOn: () => void;
}

/** Blocks the table until it is answered: what happened, that the game is stored, and how to continue. */
export function TableFaultDialog({ error, onGoOn }: TableFaultDialogProps) {
  const t = useT();
  const topic = topicOf(error);
  return (
    <ModalDialog title={t(`shell.play.${topic}.title`)} canClose={false} onClose={onGoOn}>
      <p>{t(`shell.play.${topic}.text`)}</p>
      <div className="actions">
        <Button isMain onClick={onGoOn}>
          {t(topic === 'elsewhere' ? 'shell.play.elsewhere.here' : 'shell.play.goOn')}
        </Button>
        <a className="button" href="/">
          {t('shell.play.home')}
        </a>
        {error.detail !== undefined && (
          <CopyButton text={`${error.code}: ${error.detail}`} label={t('shell.fault.copy')} />
        )}
      </div>
    </ModalDialog>
  );
}
