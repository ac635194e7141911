import { quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import {
  choose,
  legalMoves,
  liarsDice,
  makeText,
  type Move,
  parseMove,
  parseOptions,
  play,
  refusalOf,
  type State,
} from './index.ts';

const table: State = {
  options: { dice: 3 },
  seed: 'test',
  round: 0,
  dice: { left: [1, 4, 4], right: [2, 4, 6] },
  turn: 'left',
};
const bid = (count: number, face: 1 | 2 | 3 | 4 | 5 | 6): Move => ({ type: 'bid', count, face });
const doubt: Move = { type: 'doubt' };
const after = (last: State['bid'] & object): State => ({ ...table, bid: last });

// [name, state, move, refusal]
test.each([
  ['the first bid may be anything', table, bid(1, 1), undefined],
  ['nothing was bid yet', table, doubt, 'nothing-to-doubt'],
  ['more dice than there are', table, bid(7, 1), 'more-than-there-are'],
  ['no dice', table, bid(0, 1), 'not-a-move'],
  ['as many of a higher face', after({ count: 2, face: 3 }), bid(2, 4), undefined],
  ['as many of the same face', after({ count: 2, face: 3 }), bid(2, 3), 'too-low'],
  ['more of a lower face', after({ count: 2, face: 3 }), bid(3, 1), undefined],
  ['fewer of a higher face', after({ count: 2, face: 3 }), bid(1, 6), 'too-low'],
])('%s', (_what, state, move, reason) => {
  expect(refusalOf(state, 'left', move)).toEqual(reason && { code: 'illegal', reason });
});

// [bid that is doubted, actual count, who loses a die]
test.each([
  [{ count: 3, face: 4 }, 3, 'left'],
  [{ count: 4, face: 4 }, 3, 'right'],
  [{ count: 1, face: 3 }, 0, 'right'],
] as const)('a doubt of %j', (last, count, loser) => {
  const played = play(after(last), 'left', doubt);
  if (!played.ok) throw new Error('refused');
  expect(played.value.events[0]).toMatchObject({ type: 'doubted', count, loser });
  expect(played.value.state.dice[loser]).toHaveLength(2);
  expect(played.value.state).toMatchObject({ turn: loser, round: 1 });
  expect(played.value.state.bid).toBeUndefined();
});

test('who has no dice has lost', () => {
  const last: State = { ...table, dice: { left: [5], right: [2, 4, 6] }, bid: { count: 1, face: 4 } };
  const played = play(last, 'left', doubt);
  if (!played.ok) throw new Error('refused');
  expect(liarsDice.toAct(played.value.state)).toEqual([]);
  expect(liarsDice.score(played.value.state)).toEqual({ dice: { left: 0, right: 3 }, winner: 'right' });
});

describe('what comes from outside', () => {
  test.each([bid(3, 5), doubt])('a move: %j', (move) => expect(parseMove(structuredClone(move))).toEqual(move));
  test.each([
    undefined,
    3,
    {},
    { type: 'bid' },
    { ...bid(1, 1), face: 7 },
    { type: 'doubt', count: 1 },
    { ...bid(1, 1), x: 1 },
  ])('no move: %j', (value) => expect(parseMove(value)).toBeUndefined());
  test('options', () => {
    expect(parseOptions({})).toEqual({ dice: 5 });
    expect(parseOptions({ dice: 4 })).toBeUndefined();
    expect(parseOptions({ dice: 3, wild: true })).toBeUndefined();
  });
});

test('a game as text', () => {
  const text = makeText({
    seed: 's',
    options: { dice: 3 },
    players: { left: 'Ada', right: 'Bo' },
    moves: [bid(1, 2), bid(3, 5), doubt, bid(1, 1)],
  });
  expect(text).toContain('[Seed "s"]\n[Dice "3"]\n[Left "Ada"]\n[Right "Bo"]\n\n1x2 3x5 !\n1x1\n');
});

test('the patient bot beats the one that doubts too soon', () => {
  const rng = quickRng('bots');
  let won = 0;
  for (let game = 0; game < 200; game++) {
    const levels =
      game % 2 === 0 ? ({ left: 'fox', right: 'camel' } as const) : ({ left: 'camel', right: 'fox' } as const);
    let state = liarsDice.init({ dice: 5 }, `bots ${game}`);
    for (let [seat] = liarsDice.toAct(state); seat; [seat] = liarsDice.toAct(state)) {
      const move = choose(liarsDice.view(state, seat), seat, legalMoves(state, seat), levels[seat], rng);
      const played = play(state, seat, move);
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      state = played.value.state;
    }
    const { winner } = liarsDice.score(state);
    if (winner && levels[winner] === 'fox') won++;
  }
  expect(won).toBeGreaterThan(110);
});
