import type { Event } from '@caravanserai/targets';
import { expect, test } from 'vitest';
import type { Lying, Picture, Snapshot } from '../../client.ts';
import { type Count, countOf, failingDice, pictureOfCount, whileCounted } from './count.ts';
import { showCount } from './showCount.ts';

const EVENTS = [
  { type: 'validated', seat: 'blue', discs: ['amber1'] },
  {
    type: 'awarded',
    disc: 'jade1',
    seat: 'green',
    totals: [
      { seat: 'red', total: 6 },
      { seat: 'blue', total: 6 },
      { seat: 'green', total: 2 },
    ],
  },
  { type: 'awarded', disc: 'jade2', seat: undefined, totals: [] },
] as unknown as readonly Event[];

const LYING = [
  { die: 'red1', disc: 'jade1', isFlat: true, fault: undefined },
  { die: 'green2', disc: 'jade1', isFlat: true, fault: undefined },
  { die: 'blue1', disc: undefined, isFlat: true, fault: undefined },
] as unknown as readonly Lying[];

const BEFORE = {
  view: {
    won: { red: [], blue: [], yellow: [], green: [] },
    stored: { red: [], blue: ['amber1'], yellow: [], green: [] },
  },
} as unknown as Snapshot;

test('[TT-33] equal totals are struck out, and only dice on the disc count', () => {
  const [jade1, jade2] = countOf(EVENTS, LYING).discs;
  expect(jade1).toMatchObject({ dice: ['red1', 'green2'], struck: [6], seat: 'green' });
  expect(jade2).toMatchObject({ dice: [], struck: [], seat: undefined });
});

test('a disc is under the puck from the moment it has come there, and what is secured has left it', async () => {
  const shown: Count[] = [];
  await showCount(countOf(EVENTS, LYING), {
    show: (count) => shown.push(count),
    sleep: async () => undefined,
    take: async () => undefined,
    isOver: () => false,
  });
  expect(shown.map(({ at, part }) => `${at} ${part}`)).toEqual([
    '0 totals',
    '0 struck',
    '0 taken',
    '1 totals',
    '2 taken',
  ]);
  const seen = shown.map((count) => whileCounted(BEFORE, BEFORE, count).view);
  expect(seen.map(({ stored }) => stored.green.length)).toEqual([0, 0, 1, 1, 1]);
  expect(seen[0].won.blue).toEqual(['amber1']);
  expect(seen[0].stored.blue).toEqual([]);
  const picture = { discs: [{ disc: 'jade1' }, { disc: 'jade2' }] } as unknown as Picture;
  const last = whileCounted(BEFORE, BEFORE, shown[4]);
  expect(pictureOfCount(picture, last).discs).toEqual([{ disc: 'jade2' }]);
});

test('who has seen enough is not held up', async () => {
  const shown: Count[] = [];
  await showCount(countOf(EVENTS, LYING), {
    show: (count) => shown.push(count),
    sleep: async () => undefined,
    take: async () => undefined,
    isOver: () => true,
  });
  expect(shown).toHaveLength(1);
});

test('a die over or close beside the edge is shown from the moment it rests, and until the end of the count', () => {
  const over = { die: 'red2', over: 'jade1', disc: undefined, fault: undefined };
  const close = { ...over, die: 'red3', over: undefined, near: { disc: 'jade2', mm: 58 } };
  const far = { ...close, die: 'blue3', near: { disc: 'jade2', mm: 80 } };
  const lying = [...LYING, over, close, far] as unknown as readonly Lying[];
  const told = (at: number) => {
    const count = { ...countOf(EVENTS, lying), at };
    return failingDice({ count, lying, news: EVENTS }).map(({ die }) => die);
  };
  expect([told(0), told(1), told(2)]).toEqual([['red2'], ['red2', 'red3'], ['red2', 'red3']]);
  const news = [{ type: 'flicked', die: 'red3' }] as unknown as readonly Event[];
  expect(failingDice({ count: undefined, lying, news }).map(({ die }) => die)).toEqual(['red3']);
});
