import { describe, expect, test } from 'vitest';
import { decodeMove, encodeMove, type Move } from './moves.ts';
import { makeMove, parseMove } from './notation.ts';

/** Every kind of move: word, code, value. */
const MOVES: readonly (readonly [string, number, Move])[] = [
  ['5', 0x0105, { type: 'place', at: 5 }],
  ['15', 0x010f, { type: 'place', at: 15 }],
  ['2', 0x0202, { type: 'take', at: 2 }],
  ['A', 0x0300, { type: 'take', at: 'A' }],
  ['A=d', 0x0301, { type: 'take', at: 'A', good: 'dates' }],
  ['I=p', 0x0323, { type: 'take', at: 'I', good: 'pepper' }],
  ['B>hand', 0x0401, { type: 'keep', from: 'B' }],
  ['14>hand', 0x040b, { type: 'keep', from: 'drawn' }],
  ['B>off', 0x0501, { type: 'discard', from: 'B' }],
  ['1>off', 0x0509, { type: 'discard', from: 'noble' }],
  ['14>off', 0x050b, { type: 'discard', from: 'drawn' }],
  ['5:2d>s', 0x0621, { type: 'trade', give: 'dates', count: 2, get: 'salt' }],
  ['5:3p>g', 0x063b, { type: 'trade', give: 'pepper', count: 3, get: 'gold' }],
  ['5:1s>d', 0x0614, { type: 'trade', give: 'salt', count: 1, get: 'dates' }],
  ['5:done', 0x0700, { type: 'leaveTrader' }],
  ['9:A>I', 0x0808, { type: 'mirage', from: 'A', to: 'I' }],
  ['9:I>B', 0x0881, { type: 'mirage', from: 'I', to: 'B' }],
  ['10:2d', 0x0908, { type: 'smith', give: 'dates', count: 2 }],
  ['10:4p', 0x0912, { type: 'smith', give: 'pepper', count: 4 }],
  ['10:1g', 0x0907, { type: 'smith', give: 'gold', count: 1 }],
  ['13', 0x0a00, { type: 'caravan' }],
  ['14', 0x0b00, { type: 'expand' }],
  ['end', 0x0c00, { type: 'end' }],
  ['!d', 0x0d01, { type: 'raid', goods: { dates: 1 } }],
  ['!dsp', 0x0d15, { type: 'raid', goods: { dates: 1, salt: 1, pepper: 1 } }],
  ['!ppp', 0x0d30, { type: 'raid', goods: { pepper: 3 } }],
  ['!g', 0x0d40, { type: 'raid', instead: 'gold' }],
  ['!v', 0x0d41, { type: 'raid', instead: 'vp' }],
  ['+dds', 0x100a, { type: 'gain', goods: { dates: 2, salt: 1 } }],
  ['+pppppp', 0x1180, { type: 'gain', goods: { pepper: 6 } }],
  ['+g', 0x1200, { type: 'gain', instead: 'gold' }],
  ['+v', 0x1201, { type: 'gain', instead: 'vp' }],
  ['-dssp', 0x3121, { type: 'return', goods: { dates: 1, salt: 2, pepper: 1 } }],
  ['C>2:dsg', 0x4a45, { type: 'lay', from: 'C', row: 2, pay: { dates: 1, salt: 1, gold: 1 } }],
  ['A>1:0', 0x4100, { type: 'lay', from: 'A', row: 1, pay: {} }],
  ['1>3:dddssG', 0x678b, { type: 'lay', from: 'noble', row: 3, pay: { dates: 3, salt: 2, stored: 1 } }],
  ['hand>1:ppp', 0x6930, { type: 'lay', from: 'hand', row: 1, pay: { pepper: 3 } }],
  ['14>2:g', 0x6e40, { type: 'lay', from: 'drawn', row: 2, pay: { gold: 1 } }],
  ['~', 0x8000, { type: 'rearrange', cards: [] }],
  ['~1.2>2.1', 0x8000 + 1 * 1728 + 4 * 144 + 1 * 12 + 4, { type: 'rearrange', cards: [{ from: '1.2', to: '2.1' }] }],
  [
    '~1.1>3.4,3.4>1.1',
    0x8000 + 11 * 144 + 11 * 12,
    {
      type: 'rearrange',
      cards: [
        { from: '1.1', to: '3.4' },
        { from: '3.4', to: '1.1' },
      ],
    },
  ],
];

describe('one move, three forms', () => {
  test.each(MOVES)('[moves] %s', (word, code, move) => {
    expect(encodeMove(move)).toBe(code);
    expect(decodeMove(code)).toEqual(move);
    expect(makeMove(move)).toBe(word);
    expect(parseMove(word, move.type === 'place')).toEqual(move);
  });

  test('[moves] a bare number places a Targi or uses the border card, depending on the phase', () => {
    expect(parseMove('13', true)).toEqual({ type: 'place', at: 13 });
    expect(parseMove('14', true)).toEqual({ type: 'place', at: 14 });
    expect(parseMove('5', false)).toEqual({ type: 'take', at: 5 });
  });

  test('[moves] the order of two shifted cards and of letters does not matter', () => {
    expect(encodeMove(parseMove('~3.4>1.1,1.1>3.4', false)!)).toBe(encodeMove(parseMove('~1.1>3.4,3.4>1.1', false)!));
    expect(parseMove('C>2:gsd', false)).toEqual(parseMove('C>2:dsg', false));
  });

  // oxfmt-ignore
  const NOT_WORDS = [
    '', ' ', 'x', '17', '99', '100', '-1', 'J', 'a', 'A=g', 'A=', 'A=dd', 'J=d', 'A>', 'A>4:d', 'A>0:d', 'A>1:', 'A>1:x', 'A>1',
    'A>1:dddd', 'A>1:gg', 'A>1:GG', '2>1:d', '1>hand', 'hand>off', 'hand>hand', 'hand>1', '5:', '5:d>s', '5:4d>s', '5:2g>s',
    '5:2d>v', '5:DONE', '9:A', '9:A>J', '10:', '10:3d', '10:d', '10:2v', '+', '+x', '+gg', '+dg', '+dddddddd', '-', '-g',
    '-dddddddddddddddd', '!', '!gg', '!dg', '!dddd', '~1.1', '~1.1>', '~1.5>1.1', '~1.1>2.1,', '~1.1>2.1>3.1',
    '~1.1>1.2,1.2>1.3,1.3>1.1', 'END', 'end ', ' end',
  ];
  test.each(NOT_WORDS)('[moves] «%s» is not a word', (word) => {
    expect(parseMove(word, false)).toBeUndefined();
  });

  test('[moves] a number that is not a border card is not a word while placing', () => {
    for (const word of ['17', '99', '100', 'A']) expect(parseMove(word, true)?.type).not.toBe('place');
  });

  const NOT_MOVES: readonly Move[] = [
    { type: 'place', at: 17 as 1 },
    { type: 'place', at: -1 as 1 },
    { type: 'place', at: Number.NaN as 1 },
    { type: 'take', at: 'Z' as 'A' },
    { type: 'take', at: 2, good: 'salt' },
    { type: 'take', at: 'A', good: 'sand' as 'salt' },
    { type: 'keep', from: 'Z' as 'A' },
    { type: 'discard', from: 'Z' as 'A' },
    { type: 'lay', from: 'Z' as 'A', row: 1, pay: {} },
    { type: 'lay', from: 'A', row: 4 as 1, pay: {} },
    { type: 'lay', from: 'A', row: 1, pay: { dates: 4 } },
    { type: 'lay', from: 'A', row: 1, pay: { salt: -1 } },
    { type: 'lay', from: 'A', row: 1, pay: { gold: 2 } },
    { type: 'lay', from: 'A', row: 1, pay: { stored: 2 } },
    { type: 'lay', from: 'A', row: 1, pay: { pepper: 0.5 } },
    { type: 'trade', give: 'dates', count: 4 as 3, get: 'salt' },
    { type: 'trade', give: 'gold' as 'dates', count: 2, get: 'salt' },
    { type: 'trade', give: 'dates', count: 2, get: 'vp' as 'salt' },
    { type: 'mirage', from: 'A', to: 'Z' as 'A' },
    { type: 'smith', give: 'vp' as 'gold', count: 1 },
    { type: 'smith', give: 'dates', count: 5 as 4 },
    { type: 'gain', goods: { dates: 8 } },
    { type: 'return', goods: { dates: 16 } },
    { type: 'raid', goods: { dates: 4 } },
    { type: 'raid', instead: 'salt' as 'gold' },
    { type: 'gain', instead: -1 as unknown as 'vp' },
    { type: 'rearrange', cards: [{ from: '0.1' as '1.1', to: '1.1' }] },
    { type: 'rearrange', cards: [{ from: '1.1', to: '4.4' as '1.1' }] },
  ];
  test.each(NOT_MOVES)('[moves] $type %# has no code', (move) => {
    expect(encodeMove(move)).toBeUndefined();
  });

  test('[moves] a code always decodes to the same frozen object', () => {
    const code = encodeMove({ type: 'lay', from: 'B', row: 2, pay: { dates: 1, gold: 1 } });
    const move = decodeMove(code!);
    expect(decodeMove(code!)).toBe(move);
    expect(() => Object.assign(move, { row: 3 })).toThrow(TypeError);
    expect(() => Object.assign(move.type === 'lay' ? move.pay : {}, { dates: 0 })).toThrow(TypeError);
  });

  test('[moves] decoding an unknown code throws', () => {
    expect(() => decodeMove(0x0e00)).toThrow('not a move code');
  });
});
