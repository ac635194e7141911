import { lazy, Suspense, useEffect, useState } from 'react';
import type { Setup, TableClient } from '../../games/targets/table.ts';
import { useTargetsT } from '../../games/targets/useTargetsT.ts';
import { PATHS } from '../../shell/paths.ts';
import { go } from '../../shell/router.ts';
import { ScreenTitle } from '../../shell/ScreenTitle.tsx';
import { newDraft } from '../../shell/targets/draft.ts';
import { loadTargetsTable, localTargets } from '../../shell/targets/games.ts';
import { showToast } from '../../shell/toasts.ts';
import { Opening } from '../play/Opening.tsx';

const TargetsTable = lazy(async () => ({ default: (await loadTargetsTable()).TargetsTable }));

interface PracticeProps {
  readonly onAgain: () => void;
}

function Practice({ onAgain }: PracticeProps) {
  const t = useTargetsT();
  const [client, setClient] = useState<TableClient>();
  useEffect(() => {
    let isWanted = true;
    let opened: TableClient | undefined;
    const setup: Setup = {
      kind: 'practice',
      players: { red: { kind: 'person', name: t('shell.setup.you') } },
      options: newDraft().options,
    };
    async function sitDown(): Promise<void> {
      const made = await (await localTargets()).create(setup);
      if (!made.ok) return showToast({ text: t('shell.play.notNow.text') });
      if (!isWanted) return made.value.close();
      opened = made.value;
      return setClient(made.value);
    }
    void sitDown();
    return () => {
      isWanted = false;
      opened?.close();
      setClient(undefined);
    };
  }, [t]);
  if (!client) return <Opening />;
  return <TargetsTable client={client} onLeave={() => go(PATHS.home)} onRematch={onAgain} />;
}

/** Alone at the table: nobody waits, and every flick can be taken back. Nothing of it is kept. */
export function TargetsPracticeScreen() {
  const t = useTargetsT();
  const [times, setTimes] = useState(1);
  return (
    <>
      <ScreenTitle className="unseen">{t('targets.page.practice')}</ScreenTitle>
      <Suspense fallback={<Opening />}>
        <Practice key={times} onAgain={() => setTimes(times + 1)} />
      </Suspense>
    </>
  );
}
