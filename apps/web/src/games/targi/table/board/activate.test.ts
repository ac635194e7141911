import type { Move } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import type { PlaceId, PlaceState, Snapshot } from '../../client.ts';
import { type Deed, deedAt } from './activate.ts';
import { draftPlaces } from './drafts.ts';

const place: Move = { type: 'place', at: 6 };
const take: Move = { type: 'take', at: 6 };
const discard: Move = { type: 'discard', from: 'E' };

function acting(state: PlaceState | undefined, kind: Snapshot['control']['kind'] = 'act', quick = true): Snapshot {
  const control = { kind, seat: 'blue' } as Snapshot['control'];
  return { control, places: state ? { 6: state } : {}, quick } as unknown as Snapshot;
}

// [state of the place, snapshot, by touch, already selected, result]
const choices: readonly [string, Snapshot, boolean, boolean, Deed['kind']][] = [
  ['a placement by mouse', acting({ moves: [place] }), false, false, 'act'],
  ['a first tap', acting({ moves: [place] }), true, false, 'select'],
  ['a first tap where it is to be confirmed', acting({ moves: [place] }, 'act', false), true, false, 'act'],
  ['a second tap', acting({ moves: [place] }), true, true, 'act'],
  ['taking what a card shows', acting({ moves: [take] }), false, false, 'act'],
  ['taking it by a first tap', acting({ moves: [take] }), true, false, 'select'],
  ['taking it by a second tap', acting({ moves: [take] }), true, true, 'act'],
  ['several ways', acting({ moves: [take, take] }), false, false, 'sheet'],
  ['giving up a card, though there is no other way', acting({ moves: [discard] }), false, false, 'sheet'],
  ['drawing, which cannot be taken back', acting({ moves: [{ type: 'caravan' }] }), false, false, 'sheet'],
  ['nothing possible', acting({ moves: [], reason: 'corner' }), false, false, 'complain'],
  ['nothing possible and no reason', acting({ moves: [] }), false, false, 'look'],
  ['somebody else’s turn', acting({ moves: [place] }, 'wait'), false, false, 'look'],
  ['another place for a Targi to be confirmed', acting({ moves: [place] }, 'confirm'), false, false, 'replace'],
  ['the place of a Targi to be confirmed', acting(undefined, 'confirm'), false, false, 'look'],
];

test.each(choices)('choosing a place: %s', (_, snapshot, isTouch, isSelected, kind) => {
  expect(deedAt({ ...snapshot, place: 6, isTouch, isSelected }).kind).toBe(kind);
});

test('[TG-34] in a Fata Morgana a marker is taken up where it lies and set where it goes; its card opens the choice', () => {
  const move = { type: 'mirage', from: 'A', to: 'E' } as const satisfies Move;
  const state: PlaceState = { moves: [move] };
  const deed = (place: PlaceId, isSelected = false) =>
    deedAt({ ...acting(undefined), places: { [place]: state }, place, isTouch: true, isSelected });
  expect(deed('A')).toEqual({ kind: 'lift', from: 'A' });
  expect(deed('E')).toEqual({ kind: 'select', move }); // the first tap shows the card's details
  expect(deed('E', true)).toEqual({ kind: 'act', move });
  expect(deed(9)).toEqual({ kind: 'sheet' });
});

test('only one’s own pieces of this turn are drafts, and none once it is confirmed', () => {
  const log = [
    { n: 0, round: 1, events: [] },
    { n: 1, round: 1, seat: 'blue', move: { type: 'place', at: 2 }, events: [] },
    { n: 2, round: 1, seat: 'white', move: { type: 'place', at: 3 }, events: [] },
    { n: 3, round: 1, seat: 'blue', move: { type: 'place', at: 5 }, events: [] },
  ] as const satisfies Snapshot['log'];
  const at = (kind: Snapshot['control']['kind']) => [
    ...draftPlaces({ ...acting(undefined, kind), log, turnStart: 2, viewer: 'blue' }),
  ];
  expect(at('confirm')).toEqual([5]);
  expect(at('act')).toEqual([5]);
  expect(at('wait')).toEqual([]);
});
