import { borderName, sayList, sayPlace } from '@caravanserai/texts/page';
import { useState } from 'react';
import type { PlaceId, Snapshot, TableClient, TableProps, TableResult } from '../../client.ts';
import { useTableActions } from '../tableState.tsx';
import { declinedByEnding } from './choices.ts';
import { CommandButton } from './CommandButton.tsx';
import { type TargiT, useT } from '../../useT.ts';

/** Ends the turn. Asks once, naming the unused pieces, if one of them could still be of use and the end cannot be undone. */
export function EndTurn({ snapshot, client }: TableProps) {
  const t = useT();
  const { wish, mark } = useTableActions();
  const [isAsking, setAsking] = useState(false);
  const { all, usable } = declinedByEnding(snapshot);
  const places = sayPlaces(t, isAsking ? usable : all);

  async function end(): Promise<TableResult> {
    if (usable.length > 0 && !isAsking && standsAtOnce(snapshot, client)) {
      setAsking(true);
      mark(usable);
      return { ok: true, value: undefined };
    }
    mark([]);
    return client.act(END);
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
        onClick={() => wish(end())}
      />
    </>
  );
}

const END = { type: 'end' } as const;

/** Whether the turn is settled without confirmation: by the player's setting, or because it reveals something new. */
function standsAtOnce({ quick }: Snapshot, client: TableClient): boolean {
  if (quick) return true;
  const tried = client.try(END);
  return tried.ok && !tried.isForeseen;
}

function sayPlaces(t: TargiT, places: readonly PlaceId[]): string {
  const names = places.map((place) =>
    typeof place === 'number'
      ? t('play.numberAndName', { number: place, name: borderName(t, place) })
      : sayPlace(t, place),
  );
  return sayList(t, 'and', names);
}
