import { ScrubBar } from '../../../../app/parts/ScrubBar.tsx';
import type { TableProps } from '../../client.ts';
import { usePast, useTableActions } from '../tableState.tsx';

/** Steps through the past views of the game, one move at a time. */
export function Scrubber({ snapshot, client }: TableProps) {
  const past = usePast();
  const { lookAt } = useTableActions();
  const last = snapshot.version;
  const look = (version: number) => {
    const moment = version < last ? client.past(version) : undefined;
    lookAt(moment && { version, ...moment });
  };
  return <ScrubBar at={past?.version ?? last} last={last} isBack={past !== undefined} look={look} />;
}
