import { expect, test } from 'vitest';
import type { Shown } from '../show/director.ts';
import { closeDice } from './close.ts';

/** A die's footprint, 14 mm wide, with its middle here. */
function at(xMm: number, zMm: number) {
  const [x, z] = [xMm * 1000, zMm * 1000];
  return [
    { xUm: x + 7000, zUm: z + 7000 },
    { xUm: x + 7000, zUm: z - 7000 },
    { xUm: x - 7000, zUm: z - 7000 },
    { xUm: x - 7000, zUm: z + 7000 },
  ];
}

function shown(xMm: number, zMm: number, isOpen: boolean): Shown {
  const pose = (x: number) => ({ dice: [{ die: 'red3', pose: { xUm: x } }] });
  return {
    lying: [{ die: 'red3', corners: at(xMm, zMm), isFlat: true, near: { disc: 'jade1', mm: 20 } }],
    news: [{ type: 'flicked', die: 'red3' }],
    picture: { discs: [{ disc: 'jade1', xUm: 0, zUm: 0 }] },
    moment: 'live',
    pause: isOpen ? 'calls' : 'golden',
    snapshot: {
      view: { options: { calls: 'own' }, phase: { name: 'flick' } },
      shot: { before: pose(0), rest: pose(1) },
    },
  } as unknown as Shown;
}

test.each([
  ['2 mm beside black', 21.5, 0, 2],
  ['on black', 19, 0, undefined],
  ['far from everything', 300, 0, undefined],
  ['over the edge of the disc by 3 mm', 45.53, 0, 3],
  ['at the edge of the table', 490, 100, 3],
])('%s', (_name, xMm, zMm, mm) => {
  expect(closeDice(shown(xMm, zMm, false))[0]?.mm).toBe(mm);
});

test('how far a die is from black is not told while it could be called; how far from an edge is', () => {
  expect(closeDice(shown(21.5, 0, true))).toEqual([]);
  expect(closeDice(shown(45.53, 0, true))).toHaveLength(1);
});
