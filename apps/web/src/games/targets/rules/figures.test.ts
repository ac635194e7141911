import { footprint, hasMiddleOn, liesOn, type Point, touchesBlack, touchesDisc } from '@caravanserai/targets/geometry';
import { expect, test } from 'vitest';
import { type Figure, type FigureDie, FIGURES } from './figures.ts';

type Corners = ReturnType<typeof footprint>;

function cornersOf({ at: [xMm, zMm], turnDeg }: FigureDie): Corners {
  const half = (turnDeg * Math.PI) / 360;
  const q = [0, Math.round(-Math.sin(half) * 1e6), 0, Math.round(Math.cos(half) * 1e6)] as const;
  return footprint({ xUm: xMm * 1000, yUm: 8000, zUm: zMm * 1000, q });
}

const JUDGES: Readonly<Record<keyof typeof FIGURES, (corners: Corners, discs: readonly Point[]) => boolean>> = {
  'TT-9': (corners, discs) => discs.some((disc) => liesOn(corners, disc)),
  'TT-20': (corners, discs) => discs.some((disc) => touchesBlack(corners, disc)),
  'TT-18': (corners, discs) => discs.some((disc) => hasMiddleOn(corners, disc)),
};

test.each(Object.entries(FIGURES) as [keyof typeof FIGURES, Figure][])(
  '[%s] the picture says what the engine judges of each die',
  (rule, { discs, dice }) => {
    for (const die of dice) {
      expect(JUDGES[rule](cornersOf(die), discs), `${die.seat} ${die.face}`).toBe(die.counts);
      expect(
        discs.some((disc) => touchesDisc(cornersOf(die), disc)),
        'only a die at a disc is worth a picture',
      ).toBe(true);
    }
  },
);

test('[TT-9] one of the dice lies over two discs', () => {
  const { discs, dice } = FIGURES['TT-9'];
  const touched = dice.map((die) => discs.filter((disc) => touchesDisc(cornersOf(die), disc)).length);
  expect(touched).toContain(2);
});
