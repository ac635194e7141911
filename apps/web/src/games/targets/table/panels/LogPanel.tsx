import { useTable } from '../tableContext.ts';
import { useTargetsT } from '../../useTargetsT.ts';
import { LogList } from './LogList.tsx';
import { PanelFrame } from './PanelFrame.tsx';

export function LogPanel() {
  const t = useTargetsT();
  const { log } = useTable().shown.snapshot;
  return (
    <PanelFrame title={t('targets.page.log')}>
      {log.length === 0 && <p>{t('targets.page.logEmpty')}</p>}
      <LogList entries={log} />
    </PanelFrame>
  );
}
