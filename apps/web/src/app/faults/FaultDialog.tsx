import { useSignal } from '../signals/useSignal.ts';
import { useT } from '../settings/language.tsx';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { FaultDetails } from './FaultDetails.tsx';
import { clearFault, currentFault } from './faults.ts';
import { ModalDialog } from '../parts/ModalDialog.tsx';

/** Reports errors from outside React's rendering: unhandled rejections and event listeners. */
export function FaultDialog() {
  const t = useT();
  const fault = useSignal(currentFault);
  if (!fault) return undefined;
  return (
    <ModalDialog title={t('shell.fault.title')} onClose={clearFault}>
      <p>{t('shell.fault.text')}</p>
      <div className="actions">
        <Button isMain onClick={() => location.reload()}>
          {t('shell.fault.goOn')}
        </Button>
        <a className="button" href="/" onClick={clearFault}>
          {t('shell.play.home')}
        </a>
        <CopyButton text={fault.details} label={t('shell.fault.copy')} />
        <Button onClick={clearFault}>{t('shell.fault.close')}</Button>
      </div>
      <FaultDetails fault={fault} />
    </ModalDialog>
  );
}
