import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';
import type { TableProps } from '../../online/room/gameRoom.ts';
import { ScreenTitle } from '../parts/ScreenTitle.tsx';
import { PATHS } from '../paths.ts';
import { go } from '../router.ts';
import { useT } from '../settings/language.tsx';
import { showToast } from '../toasts/toasts.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import type { Device, LocalTable, LocalTypes } from './device.ts';
import { Opening } from './Opening.tsx';
import { TableFaultDialog } from './TableFaultDialog.tsx';
import { type Asking, useOpened } from './useOpened.ts';

interface PlayFrameProps<L extends LocalTypes> {
  readonly id: string;
  readonly title: string;
  readonly file: string; // the ending of its files
  readonly device: Device<L>;
  readonly Table: ComponentType<TableProps<L['client']>>;
  /** The next game of the same players. */
  readonly again: (client: L['client']) => L['setup'];
}

/** A game of this device: opened, or why it cannot be; and what stops it later. The table itself is the game's. */
export function PlayFrame<L extends LocalTypes>({ id, title, file, device, Table, again }: PlayFrameProps<L>) {
  const t = useT();
  const [asking, setAsking] = useState<Asking>({ takeOver: false });
  const opened = useOpened(device.open, id, asking);
  if (opened.kind === 'closed') {
    const read = async () => (await device.games()).text(id);
    return <ClosedNotice error={opened.error} onAsk={setAsking} rest={{ file: `${id}.${file}`, read }} />;
  }

  async function rematch(client: L['client']): Promise<void> {
    const error = await device.start(again(client), { replace: true });
    if (error) showToast({ text: t('shell.play.notNow.text') });
  }

  return (
    <>
      <ScreenTitle className="unseen">{title}</ScreenTitle>
      {opened.kind === 'open' ? (
        <>
          <Suspense fallback={<Opening />}>
            <Table
              client={opened.client}
              onLeave={() => go(PATHS.home)}
              onRematch={() => void rematch(opened.client)}
            />
          </Suspense>
          <Fault client={opened.client} onAsk={setAsking} />
        </>
      ) : (
        <Opening />
      )}
    </>
  );
}

function Fault({ client, onAsk }: { readonly client: LocalTable; readonly onAsk: (asking: Asking) => void }) {
  const fault = useSyncExternalStore(client.subscribe, client.fault);
  return (
    fault && <TableFaultDialog error={fault} onGoOn={() => onAsk({ takeOver: fault.code === 'open-elsewhere' })} />
  );
}
