import { describe, expect, test } from 'vitest';
import { type Facts, position, type SeatFacts } from '../test/positions.ts';
import { overGames, walk } from '../test/randomGames.ts';
import { after, refusal, type Start, stateOf } from '../test/table.ts';
import { BORDER_NUMBERS, type BorderNumber, type Cell, CELLS, facing } from './board.ts';
import type { TribeId } from './cards.ts';
import { closedBy, crossingsOf, isTurnOver, lackFor, paymentsAt, placeOf, refusalAt } from './foresee.ts';
import * as L from './layout.ts';
import { decodeMove, type Move, type Payment } from './moves.ts';
import { clone, seatName, type State } from './state.ts';
import { view } from './view.ts';

function placing(blue: SeatFacts, facts: Facts = {}): State {
  return position({ phase: 'place', ...facts, blue });
}

describe('a turn is over', () => {
  const act = (blue: SeatFacts = {}, facts: Facts = {}) => position({ ...facts, blue: { targis: [3], ...blue } });
  const turns: readonly (readonly [string, Start, string, boolean])[] = [
    ['after a placement', () => placing({}), '3', true],
    ['after each of two placements in a row', () => placing({}, { white: { targisLeft: 0 } }), '3', true],
    ['not after an action', act, '3', false],
    ['after the last action', act, 'end', true],
    ['not where the end asks for more', () => act({ has: 'ddddddsssss' }), 'end', false],
    ['after what the end asked for', () => after(act({ has: 'ddddddsssss' }), 'end'), '-d', true],
    ['at the end of the round', () => position({ first: 'white', toAct: 'blue' }), 'end', true],
    ['after the payment to a raid', () => position({ phase: 'raid', robber: 4, blue: { has: 'dd' } }), '!d', true],
    [
      'at the end of the game',
      () => position({ phase: 'raid', robber: 16, toAct: 'blue', first: 'white' }),
      '!v',
      true,
    ],
  ];

  test.each(turns)('%s', (_name, start, word, expected) => {
    const before = stateOf(start);
    expect(isTurnOver(before, after(before, word))).toBe(expected);
  });

  test('not after any other action of the turn', () => {
    overGames({ fixed: 15, fresh: 5 }, (n) => {
      let before: State | undefined;
      walk(n, {
        before: ({ state }) => (before = clone(state)),
        after(state) {
          const hasChanged = before![L.TO_ACT] !== state[L.TO_ACT] && state[L.PHASE] !== L.PHASE_OVER;
          if (hasChanged) expect(isTurnOver(before!, state)).toBe(true);
        },
      });
    });
  });
});

describe('crossings', () => {
  test('[TG-14] for the player to act, now and with one more Targi', () => {
    const s = placing({ targis: [2, 15] }, { white: { targis: [3, 6] } });
    expect(crossingsOf(s)).toEqual(['B']);
    expect(crossingsOf(s, 7)).toEqual(['B', 'H']);
    expect(crossingsOf(s, 9)).toEqual(['B', 'C']);
    expect(crossingsOf(s, 10)).toEqual(['B']);
  });

  test('[TG-14] are the cells that get markers; the state is not changed', () => {
    overGames({ fixed: 15, fresh: 5 }, (n) => {
      let expected: { readonly seat: 'blue' | 'white'; readonly cells: readonly Cell[] } | undefined;
      walk(n, {
        before({ state, code }) {
          const move = decodeMove(code);
          const untouched = clone(state);
          expected =
            move.type === 'place' ? { seat: seatName(state[L.TO_ACT]), cells: crossingsOf(state, move.at) } : undefined;
          expect(state).toEqual(untouched);
        },
        after(_state, events) {
          const set = events.find(({ type }) => type === 'markersSet');
          if (set?.type === 'markersSet') expect(set[expected!.seat]).toEqual(expected!.cells);
        },
      });
    });
  });
});

describe('the space that a placement closes', () => {
  test.each<[string, SeatFacts, Facts, BorderNumber, BorderNumber | undefined]>([
    ['[TG-13] the facing place', {}, {}, 3, 9],
    ['[TG-13] as well the other way round', {}, {}, 14, 6],
    ['[TG-12] not where somebody stands', { targis: [9] }, {}, 3, undefined],
    ['[TG-13] not what a Targi of mine has closed already', { targis: [3] }, {}, 9, undefined],
    ['[TG-11] not where the robber is', {}, { robber: 9 }, 3, undefined],
    ['[TG-61] the robber’s card, if the opponent may place there', {}, { robber: 9, white: { display: ['W6'] } }, 3, 9],
    ['[TG-9] nothing to a player who has placed all', {}, { white: { targisLeft: 0 } }, 3, undefined],
    ['[TG-10] nothing from a corner', {}, {}, 4, undefined],
  ])('%s', (_name, blue, facts, at, expected) => {
    const s = placing(blue, facts);
    const before = clone(s);
    expect(closedBy(s, at)).toBe(expected);
    expect(s).toEqual(before);
  });

  test('[TG-13] was legal for the opponent before and is illegal after', () => {
    const s = placing({ targis: [2] }, { white: { targis: [6] }, robber: 7 });
    for (const at of BORDER_NUMBERS.filter((border) => refusal(s, { type: 'place', at: border }) === 'allowed')) {
      const closed = closedBy(s, at);
      const asOpponent = clone(s);
      asOpponent[L.TO_ACT] ^= 1;
      const across = facing(at) as BorderNumber;
      const wasOpen = refusal(asOpponent, { type: 'place', at: across }) === 'allowed';
      expect(closed).toBe(wasOpen ? across : undefined);
      expect(refusal(after(s, { type: 'place', at }), { type: 'place', at: across })).not.toBe('allowed');
    }
  });
});

describe('payments', () => {
  const centre = { A: 'C2' } as const; // a date, two salt, a pepper
  test.each<[string, SeatFacts, object[]]>([
    ['[TG-24] a card with one price', { has: 'ddsspg' }, [{ dates: 1, salt: 2, pepper: 1 }]],
    ['[TG-24] nothing if it cannot be paid', { has: 'ddsp' }, []],
    [
      '[TG-58] each way to use a discount',
      { has: 'dssp', display: ['C7'] },
      [
        { salt: 2, pepper: 1 },
        { dates: 1, salt: 1, pepper: 1 },
        { dates: 1, salt: 2 },
      ],
    ],
    [
      '[TG-27] the same for any row with room',
      { has: 'dssp', display: ['W1 W2 W3 W4', 'O1 O2 O3 O4'] },
      [{ dates: 1, salt: 2, pepper: 1 }],
    ],
  ])('%s', (_name, blue, expected) => {
    const s = placing(blue, { centre });
    const before = clone(s);
    expect(new Set(paymentsAt(s, 'A').map((pay) => JSON.stringify(pay)))).toEqual(
      new Set(expected.map((pay) => JSON.stringify(pay))),
    );
    expect(s).toEqual(before);
  });

  test('are those of the legal moves at the time of laying', () => {
    overGames({ fixed: 10, fresh: 5 }, (n) => {
      walk(n, {
        before({ state, listed }) {
          if (state[L.PHASE] !== L.PHASE_ACT) return;
          const lays = [...listed].map(decodeMove).filter((move) => move.type === 'lay');
          for (const cell of CELLS) {
            const isMine = state[L.MARKERS + CELLS.indexOf(cell)] === state[L.TO_ACT] + 1;
            const legal = lays.filter(({ from }) => from === cell).map(({ pay }) => JSON.stringify(pay));
            if (isMine)
              expect(new Set(paymentsAt(state, cell).map((pay) => JSON.stringify(pay)))).toEqual(new Set(legal));
          }
        },
      });
    });
  });
});

describe('what a player lacks for a card', () => {
  test.each<[string, SeatFacts, TribeId, 'board' | 'hand', readonly Payment[]]>([
    ['nothing, if it can be paid', { has: 'dss' }, 'W5', 'board', []],
    ['one good', { has: 'ds' }, 'W5', 'board', [{ salt: 1 }]],
    ['some of two kinds', { has: 's' }, 'W2', 'board', [{ dates: 2, pepper: 1 }]],
    ['gold', { has: 'd' }, 'W6', 'board', [{ gold: 1 }]],
    [
      '[TG-25] one good less by the symbol’s discount',
      { has: 'd', display: ['W5', '', ''] },
      'W7',
      'board',
      [{ salt: 1, pepper: 1 }, { salt: 2 }],
    ],
    ['[TG-26] the cheaper of two prices', {}, 'G6', 'board', [{ gold: 1 }]],
    ['out of the hand, through the Noble', { has: 'ds', hand: 'W5' }, 'W5', 'hand', [{ salt: 1 }]],
  ])('%s', (_name, blue, card, from, lack) => {
    const found = lackFor(placing(blue), 'blue', card, from);
    expect(found).toHaveLength(lack.length);
    expect(found).toEqual(expect.arrayContaining([...lack]));
  });

  test('is empty exactly if the card can be paid for', () => {
    overGames({ fixed: 10, fresh: 5 }, (n) => {
      walk(n, {
        before({ state }) {
          const seat = seatName(state[L.TO_ACT]);
          for (const { cell, card, kind } of view(state, seat).centre) {
            if (kind !== 'tribe' || card === 'hidden') continue;
            const isPayable = paymentsAt(state, cell).length > 0;
            expect(lackFor(state, seat, card as TribeId, 'board').length === 0).toBe(isPayable);
          }
        },
      });
    });
  });
});

describe('the reason why a place cannot be used', () => {
  const acting = (blue: SeatFacts, facts: Facts = {}) => position({ ...facts, blue });
  test.each<[string, Start, BorderNumber | Cell, string | undefined]>([
    ['[TG-10] a corner while placing', () => placing({}), 8, 'corner'],
    ['[TG-11] the robber', () => placing({}, { robber: 5 }), 5, 'robber'],
    ['[TG-12] somebody stands there', () => placing({ targis: [5] }), 5, 'occupied'],
    ['[TG-13] the opponent faces it', () => placing({}, { white: { targis: [5] } }), 15, 'facing-opponent'],
    ['a free place', () => placing({}), 15, undefined],
    ['[TG-6] a card of the centre while placing', () => placing({}), 'B', 'not-now'],
    ['[TG-15] no Targi on a border card', () => acting({}), 3, 'no-piece-there'],
    ['[TG-15] nor on the Caravan', () => acting({}), 13, 'no-piece-there'],
    ['[TG-15] nor on the Tribal Expansion', () => acting({}), 14, 'no-piece-there'],
    ['a Targi on a border card', () => acting({ targis: [3] }), 3, undefined],
    ['the Caravan', () => acting({ targis: [13] }), 13, undefined],
    ['the Tribal Expansion', () => acting({ targis: [14] }), 14, undefined],
    ['[TG-29] a corner gives nothing', () => acting({}), 8, 'not-that-card'],
    ['[TG-30] the Noble without a hand card', () => acting({ targis: [1] }), 1, 'hand-empty'],
    ['the Noble with a hand card', () => acting({ targis: [1], hand: 'C2' }), 1, undefined],
    ['[TG-32] the Trader without two of a good', () => acting({ targis: [5], has: 'dsp' }), 5, 'not-enough-goods'],
    ['the Trader with two of the last good', () => acting({ targis: [5], has: 'dspp' }), 5, undefined],
    ['the Trader with two of the middle good', () => acting({ targis: [5], has: 'dssp' }), 5, undefined],
    ['[TG-34] Fata Morgana without a marker', () => acting({ targis: [9] }), 9, 'no-marker'],
    [
      '[TG-34] Fata Morgana without a free target',
      () => acting({ targis: [9], markers: ['E'] }, { faceDown: ['A', 'B', 'C', 'D', 'F', 'G', 'H', 'I'] }),
      9,
      'mirage-target',
    ],
    ['Fata Morgana from the last place', () => acting({ targis: [9], markers: ['I'] }), 9, undefined],
    ['[TG-35] the Silversmith without two of a good', () => acting({ targis: [10], has: 'dsp' }), 10, 'cannot-pay'],
    ['the Silversmith with two of the last good', () => acting({ targis: [10], has: 'dspp' }), 10, undefined],
    ['[TG-18] a card that lies face down', () => acting({}, { faceDown: ['A'] }), 'A', 'face-down'],
    ['[TG-15] a goods card without a marker', () => acting({}), 'A', 'no-piece-there'],
    ['[TG-15] a tribe card without a marker', () => acting({}), 'B', 'no-piece-there'],
    ['a tribe card', () => acting({ markers: ['B'] }), 'B', undefined],
    ['[TG-15] something else has to be finished', () => position({ phase: 'drawn', drawn: 'C2' }), 3, 'finish-first'],
  ])('%s', (_name, start, place, expected) => {
    expect(refusalAt(stateOf(start), place)).toBe(expected);
  });

  test('there is a reason exactly for the places without a legal move', () => {
    overGames({ fixed: 15, fresh: 5 }, (n) => {
      walk(n, {
        before({ state, listed }) {
          const places = new Set([...listed].map((code) => placeOf(decodeMove(code))));
          for (const place of [...BORDER_NUMBERS, ...CELLS]) {
            if (places.has(place)) continue;
            expect(refusalAt(state, place), `${place}`).toBeDefined();
          }
          if (state[L.PHASE] !== L.PHASE_PLACE) return;
          for (const place of places) expect(refusalAt(state, place!)).toBeUndefined();
        },
      });
    });
  });
});

test.each<[Move, BorderNumber | Cell | undefined]>([
  [{ type: 'place', at: 3 }, 3],
  [{ type: 'take', at: 'A' }, 'A'],
  [{ type: 'lay', from: 'B', row: 1, pay: {} }, 'B'],
  [{ type: 'lay', from: 'hand', row: 1, pay: {} }, undefined],
  [{ type: 'lay', from: 'noble', row: 1, pay: {} }, 1],
  [{ type: 'keep', from: 'B' }, 'B'],
  [{ type: 'keep', from: 'drawn' }, undefined],
  [{ type: 'discard', from: 'noble' }, 1],
  [{ type: 'discard', from: 'drawn' }, undefined],
  [{ type: 'trade', give: 'dates', count: 2, get: 'salt' }, 5],
  [{ type: 'leaveTrader' }, 5],
  [{ type: 'mirage', from: 'A', to: 'B' }, 9],
  [{ type: 'smith', give: 'dates', count: 2 }, 10],
  [{ type: 'caravan' }, 13],
  [{ type: 'expand' }, 14],
  [{ type: 'gain', instead: 'gold' }, undefined],
  [{ type: 'rearrange', cards: [] }, undefined],
  [{ type: 'end' }, undefined],
  [{ type: 'return', goods: {} }, undefined],
  [{ type: 'raid', instead: 'vp' }, undefined],
])('the place of %j is %s', (move, place) => {
  expect(placeOf(move)).toBe(place);
});
