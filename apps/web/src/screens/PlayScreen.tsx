import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Players, TableClient, TableError } from '../games/targi/table.ts';
import { useT } from '../settings/language.tsx';
import { choiceOf, subscribeSettings } from '../settings/settings.ts';
import { loadTable, openGame, startGame } from '../shell/games.ts';
import { PATHS } from '../shell/paths.ts';
import { go } from '../shell/router.ts';
import type { ScreenProps } from '../shell/screens.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { showToast } from '../shell/toasts.ts';
import { ClosedNotice } from './play/ClosedNotice.tsx';
import { TableFaultDialog } from './play/TableFaultDialog.tsx';

const TargiTable = lazy(async () => ({ default: (await loadTable()).TargiTable }));

type Table =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly client: TableClient }
  | { readonly kind: 'closed'; readonly error: TableError };

/** How the game is asked for; a new object asks again. */
interface Asking {
  readonly takeOver: boolean;
}

function useTable(id: string, asking: Asking): Table {
  const [table, setTable] = useState<Table>({ kind: 'opening' });
  useEffect(() => {
    let isWanted = true;
    let opened: TableClient | undefined;
    async function open(): Promise<void> {
      const result = await openGame(id, asking.takeOver);
      if (!isWanted) {
        if (result.ok) result.value.close();
        return;
      }
      if (result.ok) opened = result.value;
      setTable(result.ok ? { kind: 'open', client: result.value } : { kind: 'closed', error: result.error });
    }
    open().catch((error: unknown) => {
      if (isWanted) setTable({ kind: 'closed', error: { code: 'crashed', detail: String(error) } });
    });
    return () => {
      isWanted = false;
      opened?.close();
      setTable({ kind: 'opening' });
    };
  }, [id, asking]);
  return table;
}

/** The setting holds for every table, also when it changes during a game. */
function useQuickMoves(client: TableClient): void {
  useEffect(() => {
    function tell(): void {
      const isQuick = choiceOf('moves') === 'quick';
      if (client.snapshot().quick !== isQuick) void client.setQuick(isQuick);
    }
    tell();
    return subscribeSettings(tell);
  }, [client]);
}

function Opening() {
  const t = useT();
  return (
    <p className="opening" role="status">
      {t('shell.play.opening')}
    </p>
  );
}

function swapped({ blue, white }: Players): Players {
  return { blue: white, white: blue };
}

interface OpenTableProps {
  readonly client: TableClient;
  readonly onAsk: (asking: Asking) => void;
}

function OpenTable({ client, onAsk }: OpenTableProps) {
  const t = useT();
  const fault = useSyncExternalStore(client.subscribe, client.fault);
  useQuickMoves(client);

  async function rematch(): Promise<void> {
    const { players, curtain, quick, view } = client.snapshot();
    const setup = { players: swapped(players), options: view.options, curtain, quick };
    const error = await startGame(setup, { replace: true });
    if (error) showToast({ text: t('shell.play.notNow.text') });
  }

  return (
    <>
      <Suspense fallback={<Opening />}>
        <TargiTable client={client} onLeave={() => go(PATHS.home)} onRematch={() => void rematch()} />
      </Suspense>
      {fault && <TableFaultDialog error={fault} onGoOn={() => onAsk({ takeOver: fault.code === 'open-elsewhere' })} />}
    </>
  );
}

export function PlayScreen({ id }: ScreenProps) {
  const t = useT();
  const [asking, setAsking] = useState<Asking>({ takeOver: false });
  const table = useTable(id, asking);
  if (table.kind === 'closed') return <ClosedNotice id={id} error={table.error} onAsk={setAsking} />;
  return (
    <>
      <ScreenTitle className="unseen">{t('shell.play.title')}</ScreenTitle>
      {table.kind === 'open' ? <OpenTable client={table.client} onAsk={setAsking} /> : <Opening />}
    </>
  );
}
