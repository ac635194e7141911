import { Suspense, useEffect, useState } from 'react';
import type { Setup, TableClient } from '../client.ts';
import { PATHS } from '../../../app/paths.ts';
import { go } from '../../../app/router.ts';
import { ScreenTitle } from '../../../app/parts/ScreenTitle.tsx';
import { newDraft } from '../setup/draft.ts';
import { device, TargetsTable } from '../device.ts';
import { showToast } from '../../../app/toasts/toasts.ts';
import { Opening } from '../../../app/play/Opening.tsx';
import { hasRivals } from './practice/rivals.ts';
import { useT } from '../useT.ts';

interface PracticeProps {
  readonly onAgain: () => void;
}

function Practice({ onAgain }: PracticeProps) {
  const t = useT();
  const [client, setClient] = useState<TableClient>();
  useEffect(() => {
    let isWanted = true;
    let opened: TableClient | undefined;
    const setup: Setup = {
      kind: 'practice',
      players: { red: { kind: 'person', name: t('shell.setup.you') } },
      options: { ...newDraft().options, players: hasRivals.get() ? 4 : 2 },
      hasRivals: hasRivals.get(),
    };
    async function sitDown(): Promise<void> {
      const made = await (await device.games()).create(setup);
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
export function PracticeScreen() {
  const t = useT();
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
