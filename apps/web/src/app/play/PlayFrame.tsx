import { type ComponentType, Suspense, useState, useSyncExternalStore } from 'react';
import { ScreenTitle } from '../parts/ScreenTitle.tsx';
import { ClosedNotice } from './ClosedNotice.tsx';
import { Opening } from './Opening.tsx';
import { TableFaultDialog } from './TableFaultDialog.tsx';
import { type Asking, type Opener, useOpened } from './useOpened.ts';
import type { Stop } from './words.ts';

interface PlayedHere {
  readonly subscribe: (listener: () => void) => () => void;
  readonly fault: () => Stop | undefined;
  close(): void;
}

interface PlayFrameProps<Client extends PlayedHere> {
  readonly id: string;
  readonly title: string;
  readonly file: string; // for what is left of a game that cannot be played on
  readonly open: Opener<Client, Stop>;
  readonly read: (id: string) => Promise<{ readonly ok: boolean; readonly value?: string }>;
  readonly Table: ComponentType<{ readonly client: Client }>;
}

/** A game of this device: opened, or why it cannot be; and what stops it later. The table itself is the game's. */
export function PlayFrame<Client extends PlayedHere>({ id, title, file, open, read, Table }: PlayFrameProps<Client>) {
  const [asking, setAsking] = useState<Asking>({ takeOver: false });
  const opened = useOpened(open, id, asking);
  if (opened.kind === 'closed') {
    return <ClosedNotice error={opened.error} onAsk={setAsking} rest={{ file, read: () => read(id) }} />;
  }
  return (
    <>
      <ScreenTitle className="unseen">{title}</ScreenTitle>
      {opened.kind === 'open' ? (
        <>
          <Suspense fallback={<Opening />}>
            <Table client={opened.client} />
          </Suspense>
          <Fault client={opened.client} onAsk={setAsking} />
        </>
      ) : (
        <Opening />
      )}
    </>
  );
}

function Fault({ client, onAsk }: { readonly client: PlayedHere; readonly onAsk: (asking: Asking) => void }) {
  const fault = useSyncExternalStore(client.subscribe, client.fault);
  return (
    fault && <TableFaultDialog error={fault} onGoOn={() => onAsk({ takeOver: fault.code === 'open-elsewhere' })} />
  );
}
