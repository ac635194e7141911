import { describe, expect, test } from 'vitest';
import { position, type SeatFacts } from '../test/positions.ts';
import { after, eventOf, eventTypes, held, isFaceUp, phase, refusal, type Said, tell } from '../test/table.ts';
import { toAct } from './engine.ts';
import * as L from './layout.ts';

const FULL = ['W1 W2 W3 W4', 'O1 O2 O3 O4', 'N1 N2 N3 N4'];
const ELEVEN = ['W1 W2 W3 W4', 'O1 O2 O3 O4', 'N1 N2 N3'];

describe('limits', () => {
  test('[TG-38] ten goods and three gold are no surplus', () => {
    expect(phase(after(position({ blue: { has: 'ddddssspppggg' } }), 'end'))).toBe('act');
  });

  test('[TG-38] gold above three is returned automatically', () => {
    const { state, events } = tell(position({ blue: { has: 'ggggg' } }), 'end');
    expect(held(state, 'blue')).toBe('ggg');
    expect(eventOf(events, 'returned')).toEqual({
      type: 'returned',
      seat: 'blue',
      gave: { gold: 2 },
      reveals: false,
    });
    expect(toAct(state)).toEqual(['white']);
  });

  const cases: readonly (readonly [string, string, Said, string])[] = [
    ['TG-38 the player chooses the goods', 'dddddssssppp', '-dp', 'ddddsssspp'],
    ['TG-38 two of the same', 'dddddssssppp', '-ss', 'dddddssppp'],
    ['TG-38 not fewer than the surplus', 'dddddssssppp', '-d', 'wrong-return'],
    ['TG-38 not more than the surplus', 'dddddssssppp', '-dsp', 'wrong-return'],
    ['TG-38 not dates that the player lacks', 'ssssssssspp', '-d', 'wrong-return'],
    ['TG-38 not salt that the player lacks', 'dddddddddpp', '-s', 'wrong-return'],
    ['TG-38 not pepper that the player lacks', 'dddddddddss', '-p', 'wrong-return'],
    ['TG-38 not below the limit of ten', 'dddddddddsss', '-dd', 'dddddddsss'],
    [
      'TG-38 sixteen of a good do not fit the encoding',
      'ddddddddddd',
      { type: 'return', goods: { dates: 16 } },
      'not-a-move',
    ],
    ['TG-38 not a negative number', 'ddddddddddd', { type: 'return', goods: { dates: 2, salt: -1 } }, 'not-a-move'],
  ];

  test.each(cases)('[%s]', (_rule, has, said, expected) => {
    const asked = after(position({ blue: { has } }), 'end');
    expect(phase(asked)).toBe('return');
    const reason = refusal(asked, said);
    expect(reason === 'allowed' ? held(after(asked, said), 'blue') : reason).toBe(expected);
  });

  test('[TG-38] gold first, then the choice, then the turn is over', () => {
    const s = position({ blue: { has: 'dddddddddddgggg' } });
    const { state, events } = tell(s, 'end', '-d');
    expect(eventTypes(events)).toBe('turnEnded returned returned turnStarted');
    expect(events[2]).toEqual({ type: 'returned', seat: 'blue', gave: { dates: 1 }, reveals: false });
    expect([held(state, 'blue'), toAct(state)]).toEqual(['ddddddddddggg', ['white']]);
  });

  test('[TG-38] the limits apply only after the actions', () => {
    const s = position({ blue: { has: 'dddddddddd', targis: [2, 10] } });
    expect(held(after(s, '2', '10:4d', 'end'), 'blue')).toBe('ddddddd');
  });

  test('[TG-38] the limits apply to the player whose turn ends, not to the opponent', () => {
    const s = position({ blue: {}, white: { has: 'ddddddddddd' } });
    expect(held(after(s, 'end'), 'white')).toBe('ddddddddddd');
  });
});

describe('the end of a round', () => {
  test('[TG-39] all face-down cards are turned up, and the amulet changes hands', () => {
    const s = position({
      toAct: 'white',
      first: 'blue',
      faceDown: ['A', 'F'],
      centre: { A: 'W1', F: 'DD' },
    });
    const { state, events } = tell(s, 'end');
    expect(eventOf(events, 'revealed')).toEqual({
      type: 'revealed',
      cards: [
        { cell: 'A', card: 'W1' },
        { cell: 'F', card: 'DD' },
      ],
      reveals: true,
    });
    expect([isFaceUp(state, 'A'), isFaceUp(state, 'F')]).toEqual([true, true]);
    expect(eventOf(events, 'roundStarted')).toEqual({ type: 'roundStarted', round: 3, first: 'white', reveals: false });
    expect([toAct(state), phase(state)]).toEqual([['white'], 'place']);
  });

  test('[TG-39] not before both have acted', () => {
    const s = position({ faceDown: ['A'], centre: { A: 'W1' } });
    expect(isFaceUp(after(s, 'end'), 'A')).toBe(false);
  });

  test('[TG-39] there is no event if no card was face down', () => {
    expect(eventTypes(tell(position({ toAct: 'white' }), 'end').events)).toBe('turnEnded roundStarted robberMoved');
  });

  test('[TG-39] in the new round each player has three Targis and may lay a kept card', () => {
    const s = position({ toAct: 'white', blue: { hand: 'C2', handIsFresh: true }, white: {} });
    const state = after(s, 'end');
    for (const me of [L.PLAYERS, L.PLAYERS + L.PLAYER_SIZE]) {
      expect([state[me + L.TARGIS_LEFT], state[me + L.HAND_FRESH]]).toEqual([3, 0]);
    }
  });
});

describe('twelve cards', () => {
  const ends: readonly (readonly [string, SeatFacts, SeatFacts, string])[] = [
    ['TG-40 the first player’s display is full', { display: FULL }, {}, 'over'],
    ['TG-40 the second player’s display is full', {}, { display: FULL }, 'over'],
    ['TG-40 eleven are not enough', { display: ELEVEN }, {}, 'place'],
  ];

  test.each(ends)('[%s]', (_rule, blue, white, expected) => {
    expect(phase(after(position({ toAct: 'white', blue, white }), 'end'))).toBe(expected);
  });

  test('[TG-40] the round in which a display fills up is finished', () => {
    const s = position({ blue: { has: 'dsg', display: ELEVEN, markers: ['B'] }, centre: { B: 'C1' } });
    const laid = after(s, 'B>3:dsg');
    expect([phase(laid), toAct(after(laid, 'end'))]).toEqual(['act', ['white']]);
    const { state, events } = tell(laid, 'end', 'end');
    expect(eventTypes(events)).toBe('turnEnded turnStarted turnEnded revealed gameOver');
    expect(eventOf(events, 'gameOver')).toEqual({ type: 'gameOver', by: 'display', reveals: false });
    expect(toAct(state)).toEqual([]);
  });

  test('[TG-40] at the end of round 12 the game ends before the fourth raid', () => {
    const s = position({ toAct: 'white', round: 12, robber: 15, blue: { display: FULL, has: 'g' } });
    const { state, events } = tell(s, 'end');
    expect(eventTypes(events)).toBe('turnEnded gameOver');
    expect([eventOf(events, 'gameOver').by, held(state, 'blue'), state[L.ROBBER]]).toEqual(['display', 'g', 15]);
  });

  test('[TG-40] the game ends before a raid at a corner', () => {
    const s = position({ toAct: 'white', round: 3, robber: 3, white: { display: FULL } });
    expect(eventTypes(tell(s, 'end').events)).not.toContain('raidStarted');
  });
});
