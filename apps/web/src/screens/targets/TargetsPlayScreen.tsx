import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import type { TableClient } from '../../games/targets/table.ts';
import { useT } from '../../settings/language.tsx';
import { PATHS } from '../../shell/paths.ts';
import { go } from '../../shell/router.ts';
import type { ScreenProps } from '../../shell/screens.ts';
import { ScreenTitle } from '../../shell/ScreenTitle.tsx';
import { loadTargetsTable, localTargets, openTargets, startTargets } from '../../shell/targets/games.ts';
import { showToast } from '../../shell/toasts.ts';
import { ClosedNotice } from '../play/ClosedNotice.tsx';
import { Opening } from '../play/Opening.tsx';
import { TableFaultDialog } from '../play/TableFaultDialog.tsx';
import { type Asking, useOpened } from '../play/useOpened.ts';

const TargetsTable = lazy(async () => ({ default: (await loadTargetsTable()).TargetsTable }));

interface OpenTableProps {
  readonly client: TableClient;
  readonly onAsk: (asking: Asking) => void;
}

function OpenTable({ client, onAsk }: OpenTableProps) {
  const t = useT();
  const fault = useSyncExternalStore(client.subscribe, client.fault);

  async function rematch(): Promise<void> {
    const { players, view } = client.snapshot();
    const error = await startTargets({ kind: 'game', players, options: view.options }, { replace: true });
    if (error) showToast({ text: t('shell.play.notNow.text') });
  }

  return (
    <>
      <Suspense fallback={<Opening />}>
        <TargetsTable client={client} onLeave={() => go(PATHS.home)} onRematch={() => void rematch()} />
      </Suspense>
      {fault && <TableFaultDialog error={fault} onGoOn={() => onAsk({ takeOver: fault.code === 'open-elsewhere' })} />}
    </>
  );
}

export function TargetsPlayScreen({ id }: ScreenProps) {
  const t = useT();
  const [asking, setAsking] = useState<Asking>({ takeOver: false });
  const table = useOpened(openTargets, id, asking);
  if (table.kind === 'closed') {
    const rest = { file: `${id}.targets`, read: async () => (await localTargets()).text(id) };
    return <ClosedNotice error={table.error} onAsk={setAsking} rest={rest} />;
  }
  return (
    <>
      <ScreenTitle className="unseen">{t('home.targets.name')}</ScreenTitle>
      {table.kind === 'open' ? <OpenTable client={table.client} onAsk={setAsking} /> : <Opening />}
    </>
  );
}
