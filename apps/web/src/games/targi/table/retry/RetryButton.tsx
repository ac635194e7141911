import { loadStudy } from '@caravanserai/texts/page';
import { Suspense, useState } from 'react';
import { late } from '../../../../app/late.ts';
import { inWords } from '../../../../app/settings/inWords.ts';
import type { Snapshot, TableClient } from '../../client.ts';
import { useT } from '../../useT.ts';
import { CommandButton } from '../turn/CommandButton.tsx';

const RetryDialog = late(async () => (await inWords(loadStudy, import('./RetryDialog.tsx'))).RetryDialog);

interface RetryButtonProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
  readonly version: number;
}

export function RetryButton(props: RetryButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CommandButton
        icon="branch"
        label={t('play.share.branch')}
        title={t('play.share.branchText')}
        onClick={() => setOpen(true)}
      />
      <Suspense>{isOpen && <RetryDialog {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
