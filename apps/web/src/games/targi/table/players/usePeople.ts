import type { Seat } from '@caravanserai/targi';
import type { People } from '@caravanserai/texts/page';
import { useMemo } from 'react';
import type { Snapshot } from '../../client.ts';
import { useT } from '../../useT.ts';
import { peopleAt } from './seats.ts';

/** Names of the players in sentences; the same object until a name changes. */
export function usePeople(snapshot: Snapshot): People<Seat> {
  const { you, names } = peopleAt(useT(), snapshot);
  const blue = names?.blue;
  const white = names?.white;
  return useMemo(
    () => ({ you, ...(blue !== undefined && white !== undefined && { names: { blue, white } }) }),
    [you, blue, white],
  );
}
