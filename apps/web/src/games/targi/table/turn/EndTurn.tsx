import { borderName, sayList, sayPlace } from '@caravanserai/texts/page';
import { useState } from 'react';
import type { PlaceId, Snapshot, TableClient } from '../../client.ts';
import { useTableState } from '../tableState.tsx';
import { declinedByEnding } from './choices.ts';
import { CommandButton } from './CommandButton.tsx';
import { type TargiT, useT } from '../../useT.ts';

interface EndTurnProps {
  readonly snapshot: Snapshot;
  readonly client: TableClient;
}

/** Ends the turn; asks once where a piece could still be used, and names what would be given up. */
export function EndTurn({ snapshot, client }: EndTurnProps) {
  const t = useT();
  const { wish, mark } = useTableState();
  const [isAsking, setAsking] = useState(false);
  const { all, usable } = declinedByEnding(snapshot);
  const places = sayPlaces(t, isAsking ? usable : all);

  function end(): void {
    if (usable.length > 0 && !isAsking) {
      setAsking(true);
      mark(usable);
      return;
    }
    mark([]);
    wish(client.act({ type: 'end' }));
  }

  return (
    <>
      {isAsking && (
        <div className="end-question">
          <p role="alert">{t('play.end.ask', { places })}</p>
          <button
            type="button"
            className="link-button"
            onClick={() => {
              setAsking(false);
              mark([]);
            }}
          >
            {t('play.end.goOn')}
          </button>
        </div>
      )}
      <CommandButton
        icon="end"
        label={t(isAsking ? 'play.end.anyway' : 'play.end.label')}
        title={all.length > 0 ? t('play.end.declines', { places }) : undefined}
        isMain={isAsking || usable.length === 0}
        onClick={end}
      />
    </>
  );
}

function sayPlaces(t: TargiT, places: readonly PlaceId[]): string {
  const names = places.map((place) =>
    typeof place === 'number'
      ? t('play.numberAndName', { number: place, name: borderName(t, place) })
      : sayPlace(t, place),
  );
  return sayList(t, 'and', names);
}
