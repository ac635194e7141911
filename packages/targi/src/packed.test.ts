import { below, quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { overGames, walk } from '../test/randomGames.ts';
import { BORDER_SIZE, CELL_COUNT, facing, isCorner, lineOf } from './board.ts';
import * as L from './layout.ts';
import * as P from './packed.ts';
import { playerAt, type State } from './state.ts';
import { LASTING } from './tables.ts';

/** Reference implementation with a plain loop. */
function places(count: number, isIn: (place: number) => boolean): number[] {
  return Array.from({ length: count }, (_, place) => place).filter(isIn);
}

function listed(set: P.Places): number[] {
  const found: number[] = [];
  for (let left = set; left !== 0; left = P.withoutFirst(left)) found.push(P.firstPlace(left));
  return found;
}

function expectPlain(s: State, seat: number): void {
  const targi = (border: number) => s[L.TARGIS + border];
  const marker = (cell: number) => s[L.MARKERS + cell];
  expect(listed(P.targiPlaces(s, seat))).toEqual(places(BORDER_SIZE, (at) => targi(at) === seat + 1));
  expect(listed(P.markerPlaces(s, seat))).toEqual(places(CELL_COUNT, (cell) => marker(cell) === seat + 1));
  expect(listed(P.freeCells(s))).toEqual(
    places(CELL_COUNT, (cell) => marker(cell) === 0 && s[L.FACE + cell] === L.FACE_UP),
  );
  expect(listed(P.openSpaces(s, seat))).toEqual(
    places(BORDER_SIZE, (at) => !isCorner(at) && targi(at) === 0 && targi(facing(at)) !== 2 - seat),
  );
  const lines = new Set(places(BORDER_SIZE, (at) => targi(at) === seat + 1).map(lineOf));
  expect(listed(P.crossingPlaces(s, seat))).toEqual(
    places(CELL_COUNT, (cell) => lines.has(cell % 3) && lines.has(3 + Math.floor(cell / 3))),
  );
  const display = playerAt(seat) + L.DISPLAY;
  expect(P.effectsOf(s, seat)).toBe(
    [...s.subarray(display, display + 12)].reduce((bits, card) => bits | LASTING[card], 0),
  );
}

describe('packed bit sets', () => {
  test('[packed] pieces, places and effects agree with a plain loop', () => {
    let met = 0;
    overGames({ fixed: 8, fresh: 2 }, (number) => {
      walk(number, {
        before({ state }) {
          if (met++ % 5 !== 0) return;
          expectPlain(state, 0);
          expectPlain(state, 1);
        },
      });
    });
    expect(met).toBeGreaterThan(500);
  });

  test('[packed] a purse covers a price exactly if it has enough of each kind', () => {
    const rng = quickRng('purses');
    for (let i = 0; i < 20_000; i++) {
      const most = [41, 41, 41, 16, 2];
      const purse = most.map((bound) => below(rng, i % 2 === 0 ? bound : Math.min(bound, 4)));
      const price = [below(rng, 4), below(rng, 4), below(rng, 4), below(rng, 2), below(rng, 2)];
      const [d, s, p, g, stored] = purse;
      const [pd, ps, pp, pg, pStored] = price;
      const isCovered = P.covers(P.packPurse(d, s, p, g, stored), P.packPurse(pd, ps, pp, pg, pStored));
      if (isCovered !== price.every((count, kind) => count <= purse[kind])) expect({ purse, price }).toBe(isCovered);
    }
  });
});
