import type { PlaceId, Snapshot } from '../../client.ts';

/** Places with own pieces that were placed this turn and can still be undone. */
export function draftPlaces({ log, turnStart, viewer, control }: Snapshot): ReadonlySet<PlaceId> {
  if (control.kind !== 'act' && control.kind !== 'confirm') return new Set();
  return new Set(
    log.flatMap(({ n, seat, move }): PlaceId[] => {
      if (n <= turnStart || seat !== viewer) return [];
      if (move?.type === 'place') return [move.at];
      return move?.type === 'mirage' ? [move.to] : [];
    }),
  );
}
