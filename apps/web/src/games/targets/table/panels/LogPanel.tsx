import { useTable } from '../tableContext.ts';
import { LogList } from './LogList.tsx';
import { PanelFrame } from './PanelFrame.tsx';
import { useT } from '../../useT.ts';

export function LogPanel() {
  const t = useT();
  const { log } = useTable().shown.snapshot;
  return (
    <PanelFrame title={t('targets.page.log')}>
      {log.length === 0 && <p>{t('targets.page.logEmpty')}</p>}
      <LogList entries={log} />
    </PanelFrame>
  );
}
