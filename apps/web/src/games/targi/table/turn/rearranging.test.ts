import { type Move, type Shift, type Slot, targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { position } from '../../../../../../../packages/targi/test/positions.ts';
import { after } from '../../../../../../../packages/targi/test/table.ts';
import { movesOfType } from './choices.ts';
import { arranged, chosenRearrangement, liftable, shiftTo, targetsOf } from './rearranging.ts';

const laid = after(
  position({ blue: { has: 'ddssppg', display: ['W1 C1', 'O1'], markers: ['B'] }, centre: { B: 'O9' } }),
  (() => {
    const state = position({
      blue: { has: 'ddssppg', display: ['W1 C1', 'O1'], markers: ['B'] },
      centre: { B: 'O9' },
    });
    return targi.moves.kind === 'listed'
      ? targi.moves.list(state, 'blue').find((move) => move.type === 'lay' && move.row === 3)!
      : '';
  })(),
);
const moves: readonly Move[] = targi.moves.kind === 'listed' ? targi.moves.list(laid, 'blue') : [];
const display = targi.view(laid, 'blue').blue.display;

describe('rearranging card by card', () => {
  test('the position asks for it', () => {
    expect(moves.every(({ type }) => type === 'rearrange')).toBe(true);
    expect(display).toEqual([['W1', 'C1'], ['O1'], ['O9']]);
  });

  test('nothing shifted is the move that leaves all as it is', () => {
    expect(chosenRearrangement(moves, [])).toEqual({ type: 'rearrange', cards: [] });
  });

  test('on another card, the two swap', () => {
    const shifts = shiftTo(moves, [], '1.1', '2.1');
    expect(shifts).toEqual([
      { from: '1.1', to: '2.1' },
      { from: '2.1', to: '1.1' },
    ]);
    expect(arranged(display, shifts).get('2.1')).toBe('W1');
  });

  test('a card that would leave a gap needs a second one', () => {
    const shifts = shiftTo(moves, [], '1.1', '2.2');
    expect(chosenRearrangement(moves, shifts)).toBeUndefined();
    expect([...targetsOf(moves, shifts, '1.2')]).toContain('1.1');
    expect(chosenRearrangement(moves, shiftTo(moves, shifts, '1.2', '1.1'))).toBeDefined();
  });

  test('every legal rearrangement can be reached, and nothing else', () => {
    const reached = new Set<Move>();
    const queue: (readonly Shift[])[] = [[]];
    for (const shifts of queue) {
      const chosen = chosenRearrangement(moves, shifts);
      if (chosen) reached.add(chosen);
      if (shifts.length === 2) continue;
      for (const from of liftable(moves, shifts)) {
        for (const to of targetsOf(moves, shifts, from)) queue.push([...shifts, { from, to: to satisfies Slot }]);
      }
    }
    expect(reached).toEqual(new Set(movesOfType(moves, 'rearrange')));
  });
});
