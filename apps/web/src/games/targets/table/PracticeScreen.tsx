import { useCallback, useState } from 'react';
import { PATHS } from '../../../app/paths.ts';
import { TableFrame } from '../../../app/play/TableFrame.tsx';
import { go } from '../../../app/router.ts';
import type { Setup, TableClient, TableError } from '../client.ts';
import { device, TargetsTable } from '../device.ts';
import { newDraft } from '../setup/draft.ts';
import { hasRivals } from './practice/rivals.ts';
import { useT } from '../useT.ts';

/** Practice alone: nobody waits, and every flick can be undone. Nothing is stored. */
export function PracticeScreen() {
  const t = useT();
  const [times, setTimes] = useState(1);
  const open = useCallback(async () => {
    const setup: Setup = {
      kind: 'practice',
      players: { red: { kind: 'person', name: t('shell.setup.you') } },
      options: { ...newDraft().options, players: hasRivals.get() ? 4 : 2 },
      hasRivals: hasRivals.get(),
    };
    return (await device.games()).create(setup);
  }, [t]);
  return (
    <TableFrame<TableClient, TableError> key={times} id="practice" title={t('targets.page.practice')} open={open}>
      {(client) => (
        <TargetsTable client={client} onLeave={() => go(PATHS.home)} onRematch={() => setTimes(times + 1)} />
      )}
    </TableFrame>
  );
}
