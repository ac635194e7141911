import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { Players, TableClient } from '../games/targi/table.ts';
import { useT } from '../settings/language.tsx';
import { choiceOf, subscribeSettings } from '../settings/settings.ts';
import { loadTable, localGames, openGame, startGame } from '../shell/games.ts';
import { PATHS } from '../shell/paths.ts';
import { go } from '../shell/router.ts';
import type { ScreenProps } from '../shell/screens.ts';
import { ScreenTitle } from '../shell/ScreenTitle.tsx';
import { showToast } from '../shell/toasts.ts';
import { ClosedNotice } from './play/ClosedNotice.tsx';
import { Opening } from './play/Opening.tsx';
import { TableFaultDialog } from './play/TableFaultDialog.tsx';
import { type Asking, useOpened } from './play/useOpened.ts';

const TargiTable = lazy(async () => ({ default: (await loadTable()).TargiTable }));

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
  const table = useOpened(openGame, id, asking);
  if (table.kind === 'closed') {
    const rest = { file: `${id}.targi`, read: async () => (await localGames()).text(id) };
    return <ClosedNotice error={table.error} onAsk={setAsking} rest={rest} />;
  }
  return (
    <>
      <ScreenTitle className="unseen">{t('shell.play.title')}</ScreenTitle>
      {table.kind === 'open' ? <OpenTable client={table.client} onAsk={setAsking} /> : <Opening />}
    </>
  );
}
