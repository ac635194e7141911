import { describe, expect, test } from 'vitest';
import { type Facts, position } from '../test/positions.ts';
import {
  after,
  eventOf,
  eventTypes,
  markers,
  phase,
  refusal,
  type Start,
  stateOf,
  targis,
  tell,
} from '../test/table.ts';
import type { BorderNumber } from './board.ts';
import { init, play, toAct } from './engine.ts';
import * as L from './layout.ts';
import type { Move } from './moves.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import type { State } from './state.ts';

/** A position in the placement phase with these Targis on the board. */
function placing(blue: readonly BorderNumber[], white: readonly BorderNumber[], facts: Facts = {}): State {
  return position({
    phase: 'place',
    ...facts,
    blue: { targis: blue, ...facts.blue },
    white: { targis: white, ...facts.white },
  });
}

describe('the parts of a round', () => {
  const start = () => init({ ...DEFAULT_OPTIONS, first: 'blue' }, 'any');

  test('[TG-6] place, act, act, and the next round begins', () => {
    const placed = tell(start, '2', '3', '5', '6', '13', '14');
    expect(eventTypes(placed.events)).toBe('placed placed placed placed placed placed markersSet turnStarted');
    const ended = tell(placed.state, 'end', 'end');
    expect(eventTypes(ended.events)).toBe('turnEnded turnStarted turnEnded roundStarted robberMoved');
    expect([phase(ended.state), ended.state[L.ROUND]]).toEqual(['place', 2]);
  });

  const outOfPlace: readonly (readonly [string, Start, Move, string])[] = [
    ['TG-6 no action before all are placed', start, { type: 'end' }, 'not-now'],
    ['TG-6 nothing is taken while placing', start, { type: 'take', at: 2 }, 'not-now'],
    ['TG-6 nothing is placed during the actions', () => position({}), { type: 'place', at: 5 }, 'not-now'],
    ['TG-6 no raid is paid during the actions', () => position({}), { type: 'raid', instead: 'vp' }, 'not-now'],
    ['TG-6 nothing is returned before the turn ends', () => position({}), { type: 'return', goods: {} }, 'not-now'],
    ['TG-6 no gain without a reason', () => position({}), { type: 'gain', goods: {} }, 'not-now'],
    ['TG-6 no rearranging without the card', () => position({}), { type: 'rearrange', cards: [] }, 'not-now'],
    ['TG-6 no keeping without a drawn card', () => position({}), { type: 'keep', from: 'drawn' }, 'not-now'],
    ['TG-6 no discarding without a drawn card', () => position({}), { type: 'discard', from: 'drawn' }, 'not-now'],
    ['TG-6 no laying without a drawn card', () => position({}), lay('drawn'), 'not-now'],
    ['TG-6 a place off the board', start, { type: 'place', at: 0 as BorderNumber }, 'not-a-move'],
    ['TG-6 a number above 16', start, { type: 'place', at: 17 as BorderNumber }, 'not-a-move'],
    ['TG-6 a fractional border number', start, { type: 'place', at: 1.5 as BorderNumber }, 'not-a-move'],
    ['TG-6 a row that does not exist', () => position({}), { ...lay('A'), row: 0 as 1 }, 'not-a-move'],
  ];

  function lay(from: 'A' | 'drawn'): Move & { type: 'lay' } {
    return { type: 'lay', from, row: 1, pay: {} };
  }

  test.each(outOfPlace)('[%s]', (_rule, s, move, reason) => {
    expect(refusal(s, move)).toBe(reason);
  });

  test('[TG-6] a player may do nothing in the opponent’s turn', () => {
    expect(play(start(), 'white', { type: 'place', at: 2 })).toEqual({ ok: false, error: { code: 'not-your-turn' } });
  });
});

describe('the robber', () => {
  /** A minimal game: Targis on the first free cards, no actions, raids paid in points while possible. */
  function plainGame(): { path: number[]; placedAt: number[]; rounds: number } {
    let s = init({ ...DEFAULT_OPTIONS, first: 'blue' }, 'any');
    const path = [s[L.ROBBER]];
    const placedAt: number[] = [];
    while (phase(s) !== 'over') {
      if (phase(s) === 'place' && placedAt.at(-1) !== s[L.ROBBER]) placedAt.push(s[L.ROBBER]);
      const words =
        phase(s) === 'place'
          ? ['1', '2', '3', '5', '6', '7', '9', '10', '11']
          : phase(s) === 'raid'
            ? ['!v', '!g']
            : ['end'];
      const word = words.find((candidate) => refusal(s, candidate) === 'allowed')!;
      const told = tell(s, word);
      for (const event of told.events) if (event.type === 'robberMoved') path.push(event.to);
      s = told.state;
    }
    return { path, placedAt, rounds: placedAt.length };
  }

  test('[TG-7] one card a round, clockwise, from card 1', () => {
    const { path } = plainGame();
    expect(path).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  });

  test('[TG-8] the robber leaves a corner at once, so there are twelve rounds', () => {
    const { placedAt, rounds } = plainGame();
    expect(placedAt).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]);
    expect(rounds).toBe(12);
  });
});

describe('the order of placing', () => {
  function orderOf(start: Start): string {
    const seats: string[] = [];
    const free = ['1', '2', '3', '5', '6', '7', '9', '10', '11', '13', '14', '15'];
    for (let now = stateOf(start); phase(now) === 'place';) {
      seats.push(toAct(now)[0]);
      now = after(
        now,
        free.find((word) => refusal(now, word) === 'allowed')!,
      );
    }
    return seats.join(' ');
  }

  test.each([
    ['TG-9 blue first', () => placing([], [], { first: 'blue' }), 'blue white blue white blue white'],
    ['TG-9 white first', () => placing([], [], { first: 'white' }), 'white blue white blue white blue'],
    [
      'TG-72 R19 N9 the first player has two',
      () => placing([], [], { blue: { targisLeft: 2 } }),
      'blue white blue white white',
    ],
    [
      'TG-72 R19 N9 the second player has two',
      () => placing([], [], { white: { targisLeft: 2 } }),
      'blue white blue white blue',
    ],
  ] as const)('[%s]', (_rule, s, order) => {
    expect(orderOf(s)).toBe(order);
  });
});

describe('where a Targi may be placed', () => {
  const withW6 = { blue: { display: ['W6'] } };
  const cases: readonly (readonly [string, Start, string, string])[] = [
    ['TG-10 not on the first corner', () => placing([], []), '4', 'corner'],
    ['TG-10 not on the second corner', () => placing([], []), '8', 'corner'],
    ['TG-10 not on the third corner', () => placing([], []), '12', 'corner'],
    ['TG-10 not on the fourth corner', () => placing([], []), '16', 'corner'],
    ['TG-11 not on the robber’s card', () => placing([], [], { robber: 3 }), '3', 'robber'],
    ['TG-11 facing the robber is allowed', () => placing([], [], { robber: 3 }), '9', 'allowed'],
    ['TG-12 not on an opponent’s Targi', () => placing([], [5]), '5', 'occupied'],
    ['TG-12 not on the player’s own Targi', () => placing([5], [6]), '5', 'occupied'],
    ['TG-13 not facing the opponent across a column', () => placing([], [1]), '11', 'facing-opponent'],
    ['TG-13 not facing the opponent across a row', () => placing([], [13]), '7', 'facing-opponent'],
    ['TG-13 facing the player’s own Targi is allowed', () => placing([15], [1]), '5', 'allowed'],
    ['TG-13 white must not face blue', () => placing([3], [], { toAct: 'white' }), '9', 'facing-opponent'],
    ['TG-13 white may face white', () => placing([3], [6], { toAct: 'white' }), '14', 'allowed'],
    ['TG-61 W6 allows the robber’s card', () => placing([], [], withW6), '2', 'allowed'],
    ['TG-61 W6 does not work for the opponent', () => placing([1], [], { ...withW6, toAct: 'white' }), '2', 'robber'],
    ['TG-61 R10 W6 not facing the opponent', () => placing([], [10], withW6), '2', 'facing-opponent'],
    ['TG-61 R10 W6 not on the robber’s card if it is occupied', () => placing([], [2], withW6), '2', 'occupied'],
    ['TG-61 R10 W6 not on a corner', () => placing([], [], withW6), '4', 'corner'],
  ];

  test.each(cases)('[%s]', (_rule, s, word, expected) => {
    expect(refusal(s, word)).toBe(expected);
  });

  test('[TG-61 W6] the robber’s card can then be used', () => {
    const s = placing([2], [], { ...withW6 });
    s[L.PHASE] = L.PHASE_ACT;
    expect(refusal(s, '2')).toBe('allowed');
  });

  test('[TG-12] a placed Targi is on its card', () => {
    expect(targis(after(placing([1], []), '5'))).toBe('1 5 | ');
    expect(targis(after(placing([1], []), '5', '6'))).toBe('1 5 | 6');
  });
});

describe('markers', () => {
  const cases: readonly (readonly [string, BorderNumber[], BorderNumber[], string])[] = [
    ['TG-14 two columns and a row cross twice', [1, 2, 5], [3, 14, 13], 'A B | F I'],
    ['TG-14 a column and two rows cross twice', [11, 15, 14], [2, 3, 7], 'A D | H I'],
    ['TG-14 the far ends of lines count the same', [11, 10, 15], [9, 6, 7], 'A B | F I'],
    ['TG-14 two Targis facing each other share a line', [1, 11, 5], [2, 6, 13], 'A | E H'],
    ['TG-14 rows alone have no crossing', [5, 6, 7], [1, 2, 3], ' | '],
    ['TG-14 facing each other in a row', [5, 15, 3], [6, 14, 1], 'C | D'],
    ['TG-14 a crossing in the middle', [2, 6, 10], [1, 3, 7], 'E | G I'],
    ['TG-72 N9 two Targis cross once at most', [1, 5], [2, 3, 13], 'A | H I'],
  ];

  test.each(cases)('[%s]', (_rule, blue, white, expected) => {
    const s = placing(blue, white.slice(0, 2), { robber: 10, toAct: 'white', blue: { targisLeft: 0 } });
    const { state, events } = tell(s, `${white[2]}`);
    expect(markers(state)).toBe(expected);
    const set = eventOf(events, 'markersSet');
    expect(`${set.blue.join(' ')} | ${set.white.join(' ')}`).toBe(expected);
  });

  test('[TG-14] none are set before the last Targi is placed', () => {
    expect(markers(after(placing([1, 5], [6, 2]), '3'))).toBe(' | ');
  });

  test('[TG-15] then the first player acts', () => {
    const s = placing([1, 5], [6, 2, 7], { first: 'white', toAct: 'blue' });
    expect(toAct(after(s, '3'))).toEqual(['white']);
  });
});
