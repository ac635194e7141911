import { useEffect, useRef } from 'react';
import { addressOf, momentInAddress } from '../../../app/play/moment.ts';
import type { TableClient } from '../client.ts';
import { usePast, useTableActions } from './tableState.tsx';

/** A link may point to a moment of the game. The table opens there; leaving that moment removes it from the URL. */
export function useMoment(client: TableClient): void {
  const past = usePast();
  const { lookAt } = useTableActions();
  const hasLooked = useRef(false);
  const isBack = past !== undefined;

  useEffect(() => {
    const version = momentInAddress();
    if (version === undefined || version >= client.snapshot().version) return;
    const moment = client.past(version);
    if (moment) lookAt({ version, ...moment });
  }, [client, lookAt]);

  useEffect(() => {
    if (hasLooked.current && !isBack) history.replaceState(history.state, '', addressOf(undefined));
    hasLooked.current = isBack;
  }, [isBack]);
}
