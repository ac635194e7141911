import { useRef } from 'react';
import { ScrubBar } from '../../../../app/parts/ScrubBar.tsx';
import type { Snapshot, TableClient } from '../../client.ts';
import { usePast, useTableActions } from '../tableState.tsx';

interface ScrubberProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
}

/** Looks back at the views of the game, one move after the other. */
export function Scrubber({ snapshot, client }: ScrubberProps) {
  const past = usePast();
  const look = useLook(snapshot, client);
  const last = snapshot.version;
  return <ScrubBar at={past?.version ?? last} last={last} isBack={past !== undefined} look={look} />;
}

/** Views come from the keeper one after the other; only the last wish counts. */
function useLook({ version: last }: Snapshot, client: TableClient): (version: number) => void {
  const { lookAt } = useTableActions();
  const wished = useRef(last);
  async function look(version: number): Promise<void> {
    wished.current = version;
    const moment = version < last ? await client.past(version) : undefined;
    if (wished.current === version) lookAt(moment && { version, ...moment });
  }
  return (version) => void look(version);
}
