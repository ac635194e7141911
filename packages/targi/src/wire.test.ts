import { quickRng } from '@caravanserai/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_OPTIONS, encodeMove, type Move, targi } from './index.ts';
import { parseWireMove, parseWireOptions } from './wire.ts';

function movesOfGame(seed: string): Move[] {
  const rng = quickRng(seed);
  const met: Move[] = [];
  let state = targi.init(DEFAULT_OPTIONS, seed);
  for (let seat = targi.toAct(state)[0]; seat; seat = targi.toAct(state)[0]) {
    const moves = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
    met.push(...moves);
    const played = targi.play(state, seat, moves[rng.next() % moves.length]);
    if (!played.ok) throw new Error('a listed move was refused');
    state = played.value.state;
  }
  return met;
}

describe('moves', () => {
  test.each(['wire-1', 'wire-2', 'wire-3'])('every move of the game %s survives JSON', (seed) => {
    for (const move of movesOfGame(seed)) expect(parseWireMove(JSON.parse(JSON.stringify(move)))).toEqual(move);
  });

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['a word', 'place'],
    ['no type', { at: 5 }],
    ['an unknown type', { type: 'cheat' }],
    ['a type that every object has', { type: 'toString' }],
    ['a place outside', { type: 'place', at: 17 }],
    ['a broken number', { type: 'place', at: 1.5 }],
    ['no place', { type: 'place' }],
    ['a field too many', { type: 'place', at: 5, vp: 100 }],
    ['goods that are a word', { type: 'raid', goods: 'all' }],
    ['goods that are not counted', { type: 'raid', goods: { dates: '1' } }],
    ['unknown goods', { type: 'raid', goods: { camels: 1 } }],
    ['both ways at once', { type: 'raid', goods: { dates: 1 }, instead: 'vp' }],
    ['neither way', { type: 'raid' }],
    ['less than nothing', { type: 'return', goods: { dates: -1 } }],
    ['no payment', { type: 'lay', from: 'A', row: 1 }],
    ['no cards', { type: 'rearrange' }],
    ['three cards', { type: 'rearrange', cards: Array.from({ length: 3 }, () => ({ from: '1.1', to: '1.2' })) }],
    ['a card with more', { type: 'rearrange', cards: [{ from: '1.1', to: '1.2', x: 1 }] }],
  ])('%s is no move', (_what, value) => {
    expect(parseWireMove(value)).toBeUndefined();
  });

  test('any value gives a move that has a code, or undefined', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), fc.anything(), (value, field) => {
        for (const wish of [value, { type: 'lay', from: 'A', row: 1, pay: field }, { type: 'take', at: field }]) {
          const move = parseWireMove(wish);
          if (move) expect(encodeMove(move)).toBeDefined();
        }
      }),
    );
  });
});

describe('options', () => {
  test('missing options have their defaults', () => {
    expect(parseWireOptions({})).toEqual(DEFAULT_OPTIONS);
    expect(parseWireOptions({ hands: 'open' })).toEqual({ ...DEFAULT_OPTIONS, hands: 'open' });
  });

  test.each([[undefined], [[]], [{ hands: 'half' }], [{ cheat: true }], [{ first: 0 }]])('%j is refused', (value) => {
    expect(parseWireOptions(value)).toBeUndefined();
  });
});
