import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { ScreenTitle } from '../parts/ScreenTitle.tsx';
import { ClosedNotice, type Rest } from './ClosedNotice.tsx';
import type { LocalTable } from './device.ts';
import { Opening } from './Opening.tsx';
import { TableFaultDialog } from './TableFaultDialog.tsx';
import { type Asking, type Opener, useOpened } from './useOpened.ts';
import type { Stop } from './words.ts';

interface TableFrameProps<Client extends LocalTable, Stopped extends Stop> {
  readonly id: string;
  readonly title: string;
  /** Must be the same function as long as the same table is meant. */
  readonly open: Opener<Client, Stopped>;
  readonly rest?: Rest;
  readonly children: (client: Client) => ReactNode;
}

/** A local table, for a game or a lesson: opens it, or shows why it cannot be opened or what stopped it. */
export function TableFrame<Client extends LocalTable, Stopped extends Stop>(props: TableFrameProps<Client, Stopped>) {
  const { id, title, open, rest, children } = props;
  const [asking, setAsking] = useState<Asking>({ takeOver: false });
  const opened = useOpened(open, id, asking);
  if (opened.kind === 'closed') return <ClosedNotice error={opened.error} onAsk={setAsking} rest={rest} />;
  return (
    <>
      <ScreenTitle className="unseen">{title}</ScreenTitle>
      {opened.kind === 'open' ? (
        <>
          <Suspense fallback={<Opening />}>{children(opened.client)}</Suspense>
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
