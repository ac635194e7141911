import { describe, expect, test } from 'vitest';
import { type Facts, position } from '../test/positions.ts';
import { after } from '../test/table.ts';
import { init, legalMoves } from './engine.ts';
import { refusalOf } from './judge.ts';
import { listMoves, MAX_MOVES } from './list.ts';
import * as L from './layout.ts';
import { decodeMove, GAIN_VP, LAY, REARRANGE, RETURN } from './moves.ts';
import { makeMove } from './notation.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { type State } from './state.ts';

const RICH = 'ddddssssppppggG';
const lose: Facts = { options: { shortfall: 'loseWhatYouHave' } };

/** Positions that between them have every kind of move. */
const STATES: readonly (readonly [string, () => State])[] = [
  ['the start', () => init(DEFAULT_OPTIONS, 'any')],
  [
    'placing beside others',
    () => position({ phase: 'place', robber: 3, blue: { targis: [1] }, white: { targis: [5] } }),
  ],
  ['placing on the robber', () => position({ phase: 'place', robber: 3, blue: { display: ['W6'] } })],
  [
    'every border card',
    () =>
      position({
        blue: {
          has: RICH,
          hand: 'C2',
          targis: [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15],
          markers: ['A', 'B'],
          display: ['W8 N7 W9'],
        },
        centre: { A: 'D/S/P', B: 'G6' },
        faceDown: ['C'],
      }),
  ],
  ['no tokens', () => position({ blue: { hand: 'C2', targis: [1, 5, 9, 10], markers: ['A'] }, centre: { A: 'DD' } })],
  ['a full hand', () => position({ blue: { hand: 'C2', targis: [2], markers: ['B'] }, centre: { B: 'C6' } })],
  ['discounts', () => position({ blue: { has: RICH, markers: ['B'], display: ['C7'] }, centre: { B: 'C6' } })],
  ['the dearest card in hand', () => position({ blue: { has: RICH, hand: 'N3', targis: [1], display: ['W8 N7'] } })],
  [
    'a fresh card in hand',
    () => position({ blue: { has: RICH, hand: 'N3', handIsFresh: true, targis: [1], display: ['W8'] } }),
  ],
  [
    'a row is full',
    () => position({ blue: { has: RICH, markers: ['B'], display: ['W1 W2 W3 W4'] }, centre: { B: 'N6' } }),
  ],
  ['the Trader', () => after(position({ blue: { has: RICH, targis: [5] } }), '5:3d>g')],
  ['the Trader at one for one', () => after(position({ blue: { has: RICH, targis: [5], display: ['N8'] } }), '5:1d>s')],
  ['a drawn card', () => position({ phase: 'drawn', drawn: 'W3', blue: { has: RICH } })],
  ['a drawn card and a full hand', () => position({ phase: 'drawn', drawn: 'W3', blue: { has: RICH, hand: 'C2' } })],
  [
    'three goods or else',
    () => after(position({ blue: { has: 'dspp', markers: ['B'] }, centre: { B: 'G9' } }), 'B>1:dspp'),
  ],
  ['one good', () => after(position({ blue: { targis: [13] }, goodsTop: ['D/S/P'] }), '13')],
  ['a surplus', () => after(position({ blue: { has: 'dddddddsssspp' } }), 'end')],
  ['rearranging', () => rearranging(['W1 W2', 'C1 C2'])],
  ['rearranging a single card', () => rearranging([])],
  ['rearranging seven cards', () => rearranging(['W1 W2 W3', 'C1', 'N1 N2'])],
  ['rearranging a full display', () => rearranging(['W1 W2 W3', 'C1 C2 C3 C4', 'N1 N2 N3 N4'])],
  ['raid 1', () => position({ phase: 'raid', robber: 4, blue: { has: 'ddp' } })],
  ['raid 2', () => position({ phase: 'raid', robber: 8, blue: { has: 'ddpss' } })],
  ['raid 3', () => position({ phase: 'raid', robber: 12, blue: { has: 'dddpss' } })],
  ['raid 4', () => position({ phase: 'raid', robber: 16, blue: { has: 'dg' } })],
  ['losing what there is', () => position({ ...lose, phase: 'raid', robber: 12, blue: { vp: 1, has: 'dd' } })],
  ['losing the points there are', () => position({ ...lose, phase: 'raid', robber: 16, blue: { vp: 1, has: 'dd' } })],
  ['the end', () => position({ phase: 'over' })],
];

function rearranging(rows: string[]): State {
  const s = position({ blue: { has: 'spg', display: rows, markers: ['B'] }, centre: { B: 'O9' } });
  return after(s, 'B>1:spg');
}

function listed(s: State): number[] {
  const out = new Uint16Array(MAX_MOVES);
  return [...out.subarray(0, listMoves(s, out))];
}

/** The numbers that a phase could allow at all. `judge.property.test.ts` asks for all 65,536. */
function candidates(s: State): number[] {
  const ranges: (readonly [number, number])[] = [[0, GAIN_VP + 1]];
  if (s[L.PHASE] === L.PHASE_ACT || s[L.PHASE] === L.PHASE_DRAWN) ranges.push([LAY, LAY + 12 * 1024]);
  if (s[L.PHASE] === L.PHASE_RETURN) ranges.push([RETURN, LAY]);
  if (s[L.PHASE] === L.PHASE_REARRANGE) ranges.push([REARRANGE, REARRANGE + 12 ** 4]);
  return ranges.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i));
}

describe('the list and the judge agree', () => {
  test.each(STATES)('[judge] %s: just those moves are listed that are allowed', (_name, make) => {
    const s = make();
    const allowed = candidates(s).filter((code) => refusalOf(s, code) === undefined);
    expect(listed(s).toSorted((a, b) => a - b)).toEqual(allowed);
  });

  test.each(STATES)('[judge] %s: every listed move has a word of its own', (_name, make) => {
    const s = make();
    const words = listed(s).map((code) => makeMove(decodeMove(code)));
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('lists', () => {
  const shown = (s: State) => legalMoves(s, 'blue').map(makeMove).join(' ');

  test('[judge] nobody else has a move', () => {
    expect(legalMoves(position({}), 'white')).toEqual([]);
    expect(legalMoves(position({ phase: 'over' }), 'blue')).toEqual([]);
  });

  test('[judge] some lists in full', () => {
    expect(shown(position({ phase: 'place', robber: 3, white: { targis: [5] } }))).toBe('1 2 6 7 9 10 11 13 14');
    expect(shown(position({ blue: { has: 'ddss', targis: [10] } }))).toBe('10:2d 10:2s end');
    expect(shown(position({ phase: 'raid', robber: 8, blue: { has: 'dds' } }))).toBe('!ds !dd !v');
    expect(shown(position({ phase: 'raid', robber: 16, blue: { has: 'g' } }))).toBe('!g !v');
    expect(shown(position({ blue: { has: 'g', markers: ['B'] }, centre: { B: 'C5' } }))).toBe(
      'B>1:g B>2:g B>3:g B>hand B>off end',
    );
  });
});
