import { expect, test } from 'vitest';
import { game, hotSeat } from '../../../../../test/randomTables.ts';
import { snapshotOf } from '../../game/snapshot.ts';
import { placesOfMove } from '../turn/movePlaces.ts';
import { usedAt } from './summary.ts';

test('a place says what it brought for the rest of the turn, and only then', () => {
  let said = 0;
  for (const table of game(hotSeat('used', { curtain: false }), 'used', false)) {
    const snapshot = snapshotOf(table);
    const { control, log, places, view } = snapshot;
    const last = log.at(-1);
    if (control.kind !== 'act' || last?.move === undefined) continue;
    const used = last.seat === control.seat && view.pending.phase === 'act' ? placesOfMove(last.move) : [];
    for (const place of used) {
      if (places[place]?.moves.length) continue;
      expect(usedAt(snapshot, place)).toEqual(expect.arrayContaining([...last.events]));
      said++;
    }
    const isFresh = view.pending.phase === 'place' || last.events.some(({ type }) => type === 'turnStarted');
    if (isFresh)
      for (const place of Object.keys(places)) expect(usedAt(snapshot, (Number(place) || place) as never)).toEqual([]);
  }
  expect(said).toBeGreaterThan(10);
});
