import type { View } from '@caravanserai/targi';
import { Suspense } from 'react';
import { late } from '../../../../app/late.ts';
import type { Snapshot } from '../../client.ts';
import { useShow } from './useShow.tsx';

const RaidVeil = late(async () => (await import('./RaidShares.tsx')).RaidVeil);

interface RaidNoticeProps {
  readonly snapshot: Snapshot;
  readonly view: View;
}

/** A raid interrupts play: this covers the board until everybody has paid. The player who is to pay sees it in the sheet instead. */
export function RaidNotice({ snapshot, view }: RaidNoticeProps) {
  const { beat } = useShow();
  const isRaid = view.pending.phase === 'raid' && snapshot.control.kind === 'wait';
  const isShown = beat ? beat.event.type.startsWith('raid') : isRaid; // until the raid is shown, the log has only earlier ones
  return (
    isShown && (
      <Suspense>
        <RaidVeil snapshot={snapshot} view={view} />
      </Suspense>
    )
  );
}
