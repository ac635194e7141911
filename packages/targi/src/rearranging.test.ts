import { describe, expect, test } from 'vitest';
import { position } from '../test/positions.ts';
import { after, display, eventOf, eventTypes, phase, refusal, type Said, tell } from '../test/table.ts';
import type { Slot } from './board.ts';
import type { State } from './state.ts';

/** A position in which blue has just laid O9 at the end of this row and may rearrange. */
function rearranging(rows: readonly string[], row = 1): State {
  const s = position({ blue: { has: 'spg', display: rows, markers: ['B'] }, centre: { B: 'O9' } });
  return after(s, `B>${row}:spg`);
}

const shift = (from: string, to: string) => ({ from: from as Slot, to: to as Slot });

describe('rearranging', () => {
  const s = () => rearranging(['W1 W2', 'C1 C2']);

  test('[TG-71 R16 O9] laying O9 starts a rearrangement', () => {
    expect([phase(s()), display(s(), 'blue')]).toEqual(['rearrange', 'W1 W2 O9 | C1 C2 | ']);
  });

  const done: readonly (readonly [string, string, string])[] = [
    ['TG-71 R16 O9 rearranging is optional', '~', 'W1 W2 O9 | C1 C2 | '],
    ['TG-71 R16 O9 two cards swap', '~1.1>2.2,2.2>1.1', 'C2 W2 O9 | C1 W1 | '],
    ['TG-71 R16 O9 two cards of one row swap', '~1.1>1.2,1.2>1.1', 'W2 W1 O9 | C1 C2 | '],
    ['TG-71 R16 O9 itself may be swapped', '~1.3>2.1,2.1>1.3', 'W1 W2 C1 | O9 C2 | '],
    ['TG-71 R16 O9 the last of a row to the end of another', '~1.3>2.3', 'W1 W2 | C1 C2 O9 | '],
    ['TG-71 R16 O9 the last of a row into an empty row', '~2.2>3.1', 'W1 W2 O9 | C1 | C2'],
    ['TG-71 R16 O9 two to the end of another row', '~1.2>2.3,1.3>2.4', 'W1 | C1 C2 W2 O9 | '],
    ['TG-71 R16 O9 two to the end of another row, reversed', '~1.2>2.4,1.3>2.3', 'W1 | C1 C2 O9 W2 | '],
    ['TG-71 R16 O9 two cards to different rows', '~1.3>3.1,2.2>1.3', 'W1 W2 C2 | C1 | O9'],
    ['TG-71 R16 O9 one takes the place of the other', '~1.2>2.3,1.3>1.2', 'W1 O9 | C1 C2 W2 | '],
    ['TG-71 R16 O9 two into an empty row', '~1.3>3.1,2.2>3.2', 'W1 W2 | C1 | O9 C2'],
    ['TG-71 R16 O9 the order of the two moves is free', '~1.3>1.2,1.2>2.3', 'W1 O9 | C1 C2 W2 | '],
  ];

  test.each(done)('[%s]', (_rule, word, expected) => {
    const { state, events } = tell(s, word);
    expect([display(state, 'blue'), phase(state)]).toEqual([expected, 'act']);
    expect(eventTypes(events)).toBe('rearranged');
  });

  test('[TG-71 O9] the event lists the cards in the order of their places', () => {
    expect(eventOf(tell(s, '~2.2>1.1,1.1>2.2').events, 'rearranged')).toEqual({
      type: 'rearranged',
      seat: 'blue',
      cards: [shift('1.1', '2.2'), shift('2.2', '1.1')],
      reveals: false,
    });
    expect(eventOf(tell(s, '~').events, 'rearranged').cards).toEqual([]);
  });

  const refused: readonly (readonly [string, Said])[] = [
    ['TG-71 R16 O9 no gap left in the row', '~1.1>2.3'],
    ['TG-71 R16 O9 no gap before the end of another row', '~1.3>2.4'],
    ['TG-71 R16 O9 no gap in an empty row', '~1.3>3.2'],
    ['TG-71 R16 O9 no gap with two cards', '~1.1>2.3,1.3>2.4'],
    ['TG-71 R16 O9 not onto a card that stays', '~1.3>2.1'],
    ['TG-71 R16 O9 one onto a card that stays', '~1.3>2.1,2.2>1.3'],
    ['TG-71 R16 O9 not both to one place', '~1.2>2.3,1.3>2.3'],
    ['TG-71 R16 O9 not from a free place', '~3.1>1.4'],
    ['TG-71 R16 O9 not from two free places', '~3.1>1.4,3.2>2.3'],
    ['TG-71 R16 O9 not one card to two places', '~1.3>1.4,1.3>2.3'],
    ['TG-71 R16 O9 not to its own place', '~1.2>1.2'],
    ['TG-71 R16 O9 not one of two to its own place', '~1.3>2.3,2.1>2.1'],
    ['TG-71 R16 O9 not the other of two to its own place', '~1.1>1.1,1.3>2.3'],
  ];

  test.each(refused)('[%s]', (_rule, said) => {
    expect(refusal(s, said)).toBe('bad-rearrangement');
  });

  test('[TG-71 R16 O9] three cards are not a move', () => {
    expect(
      refusal(s, { type: 'rearrange', cards: [shift('1.1', '1.2'), shift('1.2', '1.3'), shift('1.3', '1.1')] }),
    ).toBe('not-a-move');
    expect(refusal(s, { type: 'rearrange', cards: [shift('1.1', '4.1')] })).toBe('not-a-move');
  });

  test('[TG-71 R16 O9] O9 as the only card may change rows', () => {
    const alone = rearranging([]);
    expect(display(after(alone, '~1.1>3.1'), 'blue')).toBe(' |  | O9');
    expect(refusal(alone, '~1.1>1.2')).toBe('bad-rearrangement');
  });

  test('[TG-71 R16 O9] in a full display two cards can still swap', () => {
    const full = rearranging(['W1 W2 W3 W4', 'C1 C2 C3 C4', 'N1 N2 N3'], 3);
    expect(display(after(full, '~1.4>3.4,3.4>1.4'), 'blue')).toBe('W1 W2 W3 O9 | C1 C2 C3 C4 | N1 N2 N3 W4');
    expect(refusal(full, '~')).toBe('allowed');
  });

  test('[TG-71] the opponent’s display does not change', () => {
    const start = position({
      blue: { has: 'spg', display: ['W1'], markers: ['B'] },
      white: { display: ['C1 C2'] },
      centre: { B: 'O9' },
    });
    const state = after(start, 'B>1:spg', '~1.1>1.2,1.2>1.1');
    expect([display(state, 'blue'), display(state, 'white')]).toEqual(['O9 W1 |  | ', 'C1 C2 |  | ']);
  });
});
