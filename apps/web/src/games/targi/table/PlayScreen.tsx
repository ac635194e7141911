import { lazy, useEffect } from 'react';
import type { Players, TableClient } from '../client.ts';
import { useT } from '../../../app/settings/language.tsx';
import { choiceOf, subscribeSettings } from '../../../app/settings/settings.ts';
import { loadTable, localGames, openGame, startGame } from '../games.ts';
import { PATHS } from '../../../app/paths.ts';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/screens.ts';
import { showToast } from '../../../app/toasts/toasts.ts';
import { PlayFrame } from '../../../app/play/PlayFrame.tsx';

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

function OpenTable({ client }: { readonly client: TableClient }) {
  const t = useT();
  useQuickMoves(client);

  async function rematch(): Promise<void> {
    const { players, curtain, quick, view } = client.snapshot();
    const setup = { players: swapped(players), options: view.options, curtain, quick };
    const error = await startGame(setup, { replace: true });
    if (error) showToast({ text: t('shell.play.notNow.text') });
  }

  return <TargiTable client={client} onLeave={() => go(PATHS.home)} onRematch={() => void rematch()} />;
}

export function PlayScreen({ id }: ScreenProps) {
  const t = useT();
  return (
    <PlayFrame
      id={id}
      title={t('shell.play.title')}
      file={`${id}.targi`}
      open={openGame}
      read={async (game) => (await localGames()).text(game)}
      Table={OpenTable}
    />
  );
}
