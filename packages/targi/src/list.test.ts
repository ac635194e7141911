import { describe, expect, test } from 'vitest';
import { type Facts, position } from '../test/positions.ts';
import { after } from '../test/table.ts';
import type { BorderNumber } from './board.ts';
import type { Seat, TribeId } from './cards.ts';
import { init, legalMoves } from './engine.ts';
import { refusalOf } from './judge.ts';
import { listMoves, MAX_MOVES } from './list.ts';
import { decodeMove } from './moves.ts';
import { makeMove } from './notation.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { type State } from './state.ts';

const RICH = 'ddddssssppppggG';
const REST = ['B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
const lose: Facts = { options: { shortfall: 'loseWhatYouHave' } };

/** Positions that together have every kind of move. */
const STATES: readonly (readonly [string, () => State])[] = [
  ['the start', () => init(DEFAULT_OPTIONS, 'any')],
  [
    'placing with Targis on the board',
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
    'three goods, or gold or a point',
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
  ['placing the last Targi', () => placing([1, 2], [5, 9], 'white')],
  ['placing where hardly anything is open', () => placing([1, 6, 10], [9, 15], 'white')],
  ['placing on the robber across from the opponent', () => placing([], [9], 'blue', ['W6'])],
  ['placing across from oneself', () => placing([1], [], 'blue')],
  ['nothing left to use', () => position({ blue: { has: RICH } })],
  [
    'white, with every border card',
    () => position({ toAct: 'white', white: { has: RICH, hand: 'W7', targis: [1, 2, 5, 10, 11, 13, 14] } }),
  ],
  [
    'the Mirage between markers and cards face down',
    () => position({ blue: { targis: [9], markers: ['A', 'I'] }, white: { markers: ['E'] }, faceDown: ['B', 'F'] }),
  ],
  ['the Mirage without a marker', () => position({ blue: { targis: [9] } })],
  ['the Mirage with nowhere to go', () => position({ blue: { targis: [9], markers: ['A'] }, faceDown: REST })],
  ['the Silversmith, just enough', () => position({ blue: { has: 'ddssssg', targis: [10] } })],
  ['the Silversmith, just too little', () => position({ blue: { has: 'dsssp', targis: [10] } })],
  ['the Trader, just enough', () => position({ blue: { has: 'dsspppg', targis: [5] } })],
  ['the Trader with nothing', () => position({ blue: { targis: [5], display: ['N8'] } })],
  [
    'the Trader after an exchange one for one',
    () => after(position({ blue: { has: 'dsp', targis: [5], display: ['N8'] } }), '5:1d>s', '5:1p>s'),
  ],
  ['a card face down under a marker', () => position({ blue: { has: RICH, markers: ['B'] }, faceDown: ['B'] })],
  ['the other one of two prices, gold', () => buying('G6', 'g')],
  ['the other one of two prices, stored gold', () => buying('N6', 'G', ['W9'])],
  ['both of two prices, and cheaper', () => buying('G6', 'dssgG', ['W9', 'O1 N1 C1'])],
  ['two prices by hand and Noble', () => handing('G6', 'dddsssgG', ['W9 W8 N7'])],
  ['two discounts on a cheap card', () => handing('C5', 'gG', ['C7 N7', 'W8'])],
  ['two discounts on a dear card', () => handing('C3', RICH, ['C7 N7 W8'])],
  ['gold by itself', () => buying('C5', 'g')],
  ['gold of both kinds', () => buying('W1', 'dsgG', ['W9'])],
  ['stored gold alone', () => buying('W1', 'dsG', ['W9'])],
  ['nearly enough', () => buying('W3', 'ddspg')],
  ['exactly enough', () => buying('W3', 'ddspp')],
  ['two rows are full', () => buying('N5', 'ddsspp', ['W1 W2 W3 W4', 'C1 C2 C3 C4', 'O1 O2'])],
  ['the display is full', () => buying('N5', 'dp', ['W1 W2 W3 W4', 'C1 C2 C3 C4', 'O1 O2 O3 O4'])],
  [
    'a drawn card with a discount and little room',
    () =>
      position({ phase: 'drawn', drawn: 'W3', blue: { has: 'ddsp', display: ['W5 W1 W2 W4', 'C1', 'C2 C3 C4 C5'] } }),
  ],
  [
    'five goods',
    () => after(buying('C9', 'dds'), 'B>1:dds'), // the display has eleven free places
  ],
  ['a large surplus of one good', () => after(position({ blue: { has: 'd'.repeat(19) } }), 'end')],
  ['a large surplus of all', () => after(position({ blue: { has: 'ddddddsssssspppppp' } }), 'end')],
  ['rearranging rows of four, three, two', () => rearranging(['W1 W2 W3', 'C1 C2 C3', 'N1 N2'])],
  ['rearranging two full rows', () => rearranging(['W1 W2 W3', 'C1 C2 C3 C4'])],
  ['raid 2 with too few goods', () => position({ phase: 'raid', robber: 8, blue: { has: 'd' } })],
  ['raid 2 without points', () => position({ phase: 'raid', robber: 8, blue: { vp: 0, has: 'dsp' } })],
  ['raid 3 of plenty', () => position({ phase: 'raid', robber: 12, blue: { has: 'ddddsssspppp' } })],
  ['raid 4 without gold', () => position({ phase: 'raid', robber: 16, blue: { has: 'dsp' } })],
  ['losing one good', () => position({ ...lose, phase: 'raid', robber: 8, blue: { vp: 0, has: 'p' } })],
  ['losing a point, without goods', () => position({ ...lose, phase: 'raid', robber: 12, blue: { vp: 1 } })],
];

function placing(blue: BorderNumber[], white: BorderNumber[], toAct: Seat, display: string[] = []): State {
  return position({ phase: 'place', robber: 3, toAct, blue: { targis: blue, display }, white: { targis: white } });
}

/** Blue can buy this card at B. */
function buying(card: TribeId, has: string, display: string[] = []): State {
  return position({ blue: { has, markers: ['B'], display }, centre: { B: card } });
}

/** Blue has this card in hand and a Targi on the Noble. */
function handing(card: TribeId, has: string, display: string[]): State {
  return position({ blue: { has, hand: card, targis: [1], display } });
}

function rearranging(rows: string[]): State {
  const s = position({ blue: { has: 'spg', display: rows, markers: ['B'] }, centre: { B: 'O9' } });
  return after(s, 'B>1:spg');
}

function listed(s: State): number[] {
  const out = new Uint16Array(MAX_MOVES);
  return [...out.subarray(0, listMoves(s, out))];
}

function allowed(s: State): number[] {
  const codes: number[] = [];
  for (let code = 0; code < 0x10000; code++) if (refusalOf(s, code) === undefined) codes.push(code);
  return codes;
}

describe('the list and the judge agree', () => {
  test.each(STATES)('[judge] %s: of all 65,536 codes exactly the allowed ones are listed', (_name, make) => {
    const s = make();
    expect(listed(s).toSorted((a, b) => a - b)).toEqual(allowed(s));
  });

  test.each(STATES)('[judge] %s: every listed move has its own word', (_name, make) => {
    const s = make();
    const words = listed(s).map((code) => makeMove(decodeMove(code)));
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('lists', () => {
  const shown = (s: State) => legalMoves(s, 'blue').map(makeMove).join(' ');

  test('[judge] only the player to act has moves', () => {
    expect(legalMoves(position({}), 'white')).toEqual([]);
    expect(legalMoves(position({ phase: 'over' }), 'blue')).toEqual([]);
  });

  test('[judge] a few complete lists', () => {
    expect(shown(position({ phase: 'place', robber: 3, white: { targis: [5] } }))).toBe('1 2 6 7 9 10 11 13 14');
    expect(shown(position({ blue: { has: 'ddss', targis: [10] } }))).toBe('10:2d 10:2s end');
    expect(shown(position({ phase: 'raid', robber: 8, blue: { has: 'dds' } }))).toBe('!ds !dd !v');
    expect(shown(position({ phase: 'raid', robber: 16, blue: { has: 'g' } }))).toBe('!g !v');
    expect(shown(position({ blue: { has: 'g', markers: ['B'] }, centre: { B: 'C5' } }))).toBe(
      'B>1:g B>2:g B>3:g B>hand B>off end',
    );
  });
});
