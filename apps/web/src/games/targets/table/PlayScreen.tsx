import { lazy } from 'react';
import type { TableClient } from '../client.ts';
import { useT } from '../../../app/settings/language.tsx';
import { PATHS } from '../../../app/paths.ts';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/screens.ts';
import { loadTargetsTable, localTargets, openTargets, startTargets } from '../games.ts';
import { showToast } from '../../../app/toasts/toasts.ts';
import { PlayFrame } from '../../../app/play/PlayFrame.tsx';

const TargetsTable = lazy(async () => ({ default: (await loadTargetsTable()).TargetsTable }));

function OpenTable({ client }: { readonly client: TableClient }) {
  const t = useT();

  async function rematch(): Promise<void> {
    const { players, view } = client.snapshot();
    const error = await startTargets({ kind: 'game', players, options: view.options }, { replace: true });
    if (error) showToast({ text: t('shell.play.notNow.text') });
  }

  return <TargetsTable client={client} onLeave={() => go(PATHS.home)} onRematch={() => void rematch()} />;
}

export function TargetsPlayScreen({ id }: ScreenProps) {
  const t = useT();
  return (
    <PlayFrame
      id={id}
      title={t('home.targets.name')}
      file={`${id}.targets`}
      open={openTargets}
      read={async (game) => (await localTargets()).text(game)}
      Table={OpenTable}
    />
  );
}
