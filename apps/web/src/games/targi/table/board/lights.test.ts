import { targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import type { PlaceId, PlacePreview, Snapshot } from '../../client.ts';
import { ghostsOf, lightsOf, walk } from './lights.ts';

// [from, key, with Control, expected]
const walks: readonly [PlaceId, string, boolean, PlaceId | undefined][] = [
  ['A', 'ArrowLeft', false, 15],
  ['A', 'ArrowUp', false, 1],
  ['E', 'ArrowDown', false, 'H'],
  ['C', 'ArrowRight', false, 5],
  [16, 'ArrowLeft', false, 16], // the walk stops at the edge of the board
  [8, 'ArrowDown', false, 8],
  ['E', 'Home', false, 14],
  ['E', 'End', false, 6],
  ['E', 'Home', true, 16],
  ['E', 'End', true, 8],
  ['H', 'PageUp', false, 2],
  ['B', 'PageDown', false, 10],
  ['B', 'x', false, undefined],
];

test.each(walks)('from %s %s (Control: %s) leads to %s', (from, key, isWide, to) => {
  expect(walk(from, key, isWide)).toBe(to);
});

const view = targi.view(targi.init({ ...targi.defaultOptions, first: 'blue' }, 'lights'), 'blue');
const preview: PlacePreview = {
  crossings: [
    { cell: 'E', isNew: true },
    { cell: 'D', isNew: false },
  ],
  closes: 14,
};
const snapshot = { viewer: 'blue', previews: { 6: preview } } as unknown as Snapshot;

test('pointing at a place shows its line, the crossings and what it closes', () => {
  const { line, crossings, closes, threads } = lightsOf(view, snapshot, 6);
  expect([...line]).toEqual([14, 'D', 'E', 'F', 6]);
  expect([...crossings]).toEqual([
    ['E', 'new'],
    ['D', 'held'],
  ]);
  expect(closes).toBe(14);
  expect(threads).toEqual([
    { from: { column: 4, row: 2 }, to: { column: 0, row: 2 }, seat: 'blue', strength: 'preview' },
  ]);
});

test('a place without a preview shows its line alone; a corner, the centre and nothing show none', () => {
  const { line, crossings, threads } = lightsOf(view, snapshot, 2);
  expect([...line]).toEqual([2, 'B', 'E', 'H', 10]);
  expect([crossings.size, threads.length]).toEqual([0, 0]);
  for (const pointed of [4, 'E', undefined] as const) expect(lightsOf(view, snapshot, pointed).line.size).toBe(0);
});

test('a moment that is looked back at shows no preview', () => {
  expect(lightsOf(view, undefined, 6).crossings.size).toBe(0);
});

const standing = (pending: (typeof view)['pending']): typeof view => ({
  ...view,
  pending,
  targis: [
    { at: 11, seat: 'blue' },
    { at: 10, seat: 'white' },
    { at: 13, seat: 'blue' },
    { at: 6, seat: 'white' },
    { at: 5, seat: 'white' },
  ],
});
const placing = standing({ phase: 'place', seat: 'blue' });

test('[TG-14] where two lines of one player cross, and only there, waits the ghost of a marker', () => {
  expect([...ghostsOf(placing)]).toEqual([
    ['G', 'blue'],
    ['E', 'white'],
    ['B', 'white'],
  ]);
  expect(ghostsOf(standing({ phase: 'act', seat: 'blue' })).size).toBe(0); // by then, the markers themselves are on the board
});

test('a line is there as long as its Targi stands, and a look at a card on it only strengthens it', () => {
  const strengths = (pointed: PlaceId | undefined, shown = placing) =>
    lightsOf(shown, snapshot, pointed).threads.map(({ strength }) => strength);
  expect(strengths(undefined)).toEqual(['held', 'held', 'held', 'held', 'held']);
  expect(strengths('G')).toEqual(['strong', 'held', 'strong', 'held', 'held']);
  expect(strengths(14)).toEqual(['held', 'held', 'held', 'strong', 'held']);
  expect(strengths(undefined, standing({ phase: 'act', seat: 'blue' }))).toHaveLength(5);
});
