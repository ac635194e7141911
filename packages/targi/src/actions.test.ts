import { describe, expect, test } from 'vitest';
import { position } from '../test/positions.ts';
import {
  after,
  centre,
  eventOf,
  eventTypes,
  goodsDiscards,
  held,
  isFaceUp,
  markers,
  phase,
  refusal,
  type Said,
  type Start,
  targis,
  tell,
  tribeDiscards,
} from '../test/table.ts';
import { toAct } from './engine.ts';
import * as L from './layout.ts';
import type { State } from './state.ts';

const table = (): State =>
  position({
    blue: { has: 'ddsspp', targis: [2, 3, 13], markers: ['A', 'B'] },
    white: { targis: [6, 7, 11], markers: ['H'] },
    centre: { A: 'DD', B: 'C2', C: 'D/S/P', H: 'W1' },
  });

describe('turns', () => {
  test('[TG-15] all actions of the first player, then all of the other', () => {
    const done = after(table, '2', 'A', 'end');
    expect(toAct(done)).toEqual(['white']);
    expect(toAct(after(done, '6', '7', 'end'))).toEqual(['white']); // white holds the amulet now
  });

  test('[TG-15] the order of actions is free', () => {
    const one = after(table, '2', 'A', '3', 'B>off');
    const other = after(table, 'B>off', '3', 'A', '2');
    expect(held(other, 'blue')).toBe(held(one, 'blue'));
    expect(targis(other)).toBe(targis(one));
  });

  const elsewhere: readonly (readonly [string, Said, string])[] = [
    ['TG-15 no Targi on a good', '15', 'no-piece-there'],
    ['TG-15 only the opponent’s Targi is on a good', '6', 'no-piece-there'],
    ['TG-15 no Targi on the Noble', '1>off', 'no-piece-there'],
    ['TG-15 no Targi on the Trader', '5:2d>s', 'no-piece-there'],
    ['TG-15 no Targi on Fata Morgana', '9:A>C', 'no-piece-there'],
    ['TG-15 no Targi on the Silversmith', '10:2d', 'no-piece-there'],
    ['TG-15 no Targi on Tribal Expansion', '14', 'no-piece-there'],
    ['TG-15 no marker on a goods card', 'C=d', 'no-piece-there'],
    ['TG-15 the opponent’s marker, laying', 'H>1:dsg', 'no-piece-there'],
    ['TG-15 the opponent’s marker, keeping', 'H>hand', 'no-piece-there'],
    ['TG-15 the opponent’s marker, discarding', 'H>off', 'no-piece-there'],
  ];

  test.each(elsewhere)('[%s]', (_rule, said, reason) => {
    expect(refusal(table, said)).toBe(reason);
  });

  test('[TG-15] no Targi on the Caravan', () => {
    expect(refusal(position({ blue: { targis: [2] } }), '13')).toBe('no-piece-there');
  });

  const unfinished: readonly (readonly [string, Start, Said, string])[] = [
    ['TG-15 TG-33 a visit to the Trader, then a good', trading, '2', 'finish-first'],
    ['TG-15 TG-33 a visit to the Trader, then the end', trading, 'end', 'finish-first'],
    ['TG-15 TG-37 a drawn card, then a good', drawing, '2', 'finish-first'],
    ['TG-15 TG-37 a drawn card, then the end', drawing, 'end', 'finish-first'],
    ['TG-15 TG-37 a drawn card, then another', drawing, 'B>1:dssp', 'finish-first'],
    ['TG-15 TG-37 a drawn card, then keeping another', drawing, 'B>hand', 'finish-first'],
    ['TG-15 TG-37 a drawn card, then discarding another', drawing, 'B>off', 'finish-first'],
    ['TG-15 TG-36 a gain from the Caravan, then the end', gaining, 'end', 'finish-first'],
    ['TG-15 TG-36 a gain from the Caravan, then a rearrangement', gaining, '~', 'finish-first'],
    ['TG-15 TG-38 a surplus, then the end', returning, 'end', 'finish-first'],
    ['TG-15 TG-38 a surplus, then laying', returning, 'B>1:dssp', 'finish-first'],
    ['TG-15 TG-71 a rearrangement, then the end', rearranging, 'end', 'finish-first'],
    ['TG-15 TG-41 a raid, then a Targi', raided, { type: 'place', at: 2 }, 'finish-first'],
    ['TG-15 TG-41 a raid, then a gain', raided, '+d', 'finish-first'],
  ];

  function trading(): State {
    return after(position({ blue: { has: 'dddd', targis: [2, 5] } }), '5:2d>s');
  }
  function drawing(): State {
    return after(position({ blue: { has: 'ddsspp', targis: [2, 14], markers: ['B'] }, centre: { B: 'C2' } }), '14');
  }
  function gaining(): State {
    return after(position({ blue: { targis: [2, 13] }, goodsTop: ['D/S/P'] }), '13');
  }
  function returning(): State {
    return after(position({ blue: { has: 'ddddssssppp', targis: [2], markers: ['B'] }, centre: { B: 'C2' } }), 'end');
  }
  function rearranging(): State {
    return after(position({ blue: { has: 'spg', markers: ['B'] }, centre: { B: 'O9' } }), 'B>1:spg');
  }
  function raided(): State {
    return position({ phase: 'raid', robber: 4, blue: { has: 'd' } });
  }

  test.each(unfinished)('[%s]', (_rule, s, said, reason) => {
    expect(refusal(s, said)).toBe(reason);
  });
});

describe('declining', () => {
  test('[TG-16 R3] the card stays face up and the pieces are removed', () => {
    const { state, events } = tell(table, '2', 'end');
    expect(centre(state, 'A')).toBe('DD');
    expect(isFaceUp(state, 'A')).toBe(true);
    expect(targis(state)).toBe(' | 6 7 11');
    expect(markers(state)).toBe(' | H');
    expect(eventOf(events, 'turnEnded').declined).toEqual([3, 13, 'A', 'B']);
  });

  test('[TG-16 R23] a goods card is taken whole: one of its two dates alone cannot be taken', () => {
    const onlyOne = { type: 'take', at: 'A', good: 'dates' } as const;
    expect(refusal(table, onlyOne)).toBe('no-choice-here');
    expect(held(after(table, 'A'), 'blue')).toBe('ddddsspp');
  });

  test('[TG-16] a declined action neither costs nor gives anything', () => {
    const state = after(table, 'end', 'end');
    expect([held(state, 'blue'), held(state, 'white')]).toEqual(['ddsspp', '']);
    expect([goodsDiscards(state), tribeDiscards(state)]).toEqual([[], []]);
  });

  test('[TG-16] a declined card cannot be used in the next turn', () => {
    expect(refusal(after(table, 'end'), 'A')).toBe('no-piece-there');
  });

  test('[TG-20] a turn with no piece left still has to be ended by its player', () => {
    const s = position({ blue: { targis: [2] } });
    const used = after(s, '2');
    expect([phase(used), toAct(used)]).toEqual(['act', ['blue']]);
    expect(eventOf(tell(used, 'end').events, 'turnEnded')).toEqual({
      type: 'turnEnded',
      seat: 'blue',
      declined: [],
      reveals: false,
    });
  });

  test('[TG-20] ending without any action declines everything', () => {
    expect(eventOf(tell(table, 'end').events, 'turnEnded').declined).toEqual([2, 3, 13, 'A', 'B']);
    expect(toAct(after(table, 'end'))).toEqual(['white']);
  });
});

describe('used cards', () => {
  test('[TG-17] a border card stays and the Targi is removed', () => {
    const used = after(table, '2');
    expect(targis(used)).toBe('3 13 | 6 7 11');
    expect(refusal(used, '2')).toBe('no-piece-there');
  });

  test('[TG-18] a goods card goes to the discards, a face-down tribe card takes its place', () => {
    const s = position({ blue: { markers: ['A'] }, centre: { A: 'DD' }, tribeTop: ['G3'] });
    const { state, events } = tell(s, 'A');
    expect(goodsDiscards(state)).toEqual(['DD']);
    expect([centre(state, 'A'), isFaceUp(state, 'A')]).toEqual(['G3', false]);
    expect(markers(state)).toBe(' | ');
    expect(eventOf(events, 'refilled')).toEqual({ type: 'refilled', cell: 'A', kind: 'tribe', reveals: false });
  });

  test.each([
    ['TG-18 a laid card', 'B>1:dssp', []],
    ['TG-18 a kept card', 'B>hand', []],
    ['TG-18 a discarded card', 'B>off', ['C2']],
  ])('[%s makes room for a face-down goods card]', (_rule, word, discards) => {
    const s = position({ blue: { has: 'dssp', markers: ['B'] }, centre: { B: 'C2' }, goodsTop: ['GOLD'] });
    const { state, events } = tell(s, word);
    expect([centre(state, 'B'), isFaceUp(state, 'B')]).toEqual(['GOLD', false]);
    expect(tribeDiscards(state)).toEqual(discards);
    expect(markers(state)).toBe(' | ');
    expect(eventOf(events, 'refilled').kind).toBe('goods');
  });

  test('[TG-18] a face-down card is not in play', () => {
    const used = after(table, 'A', 'B>off');
    expect(refusal(used, 'A>hand')).toBe('face-down');
    expect(refusal(used, 'B')).toBe('face-down');
  });
});

describe('empty decks', () => {
  test('[TG-19 R2] drawing the last card does not reshuffle', () => {
    const s = position({ blue: { targis: [13] }, goodsTop: ['D'], goodsLeft: 1 });
    const { state, events } = tell(s, '13');
    expect(eventTypes(events)).toBe('caravanShown gained');
    expect([state[L.GOODS_PILE.left], goodsDiscards(state).length]).toEqual([0, 14]);
  });

  test('[TG-19 R2] drawing from an empty deck of goods cards reshuffles its discards', () => {
    const s = position({ blue: { targis: [13] }, goodsLeft: 0 });
    const { state, events } = tell(s, '13');
    expect(eventOf(events, 'reshuffled')).toEqual({ type: 'reshuffled', kind: 'goods', cards: 14, reveals: false });
    expect(state[L.GOODS_PILE.left]).toBe(13);
    expect(goodsDiscards(state)).toEqual([eventOf(events, 'caravanShown').card]);
  });

  test('[TG-19 R2] a refill also reshuffles an empty deck', () => {
    const s = position({ blue: { markers: ['B'] }, centre: { B: 'C2' }, goodsLeft: 0 });
    const { state, events } = tell(s, 'B>off');
    expect(eventTypes(events)).toBe('discarded reshuffled refilled');
    expect([state[L.GOODS_PILE.left], goodsDiscards(state)]).toEqual([13, []]);
  });

  test('[TG-19 R2] tribe cards are reshuffled like goods cards', () => {
    const s = position({ blue: { targis: [14] }, tribeLeft: 0 });
    const { state, events } = tell(s, '14');
    expect(eventOf(events, 'reshuffled')).toEqual({ type: 'reshuffled', kind: 'tribe', cards: 41, reveals: false });
    expect([state[L.TRIBE_PILE.left], tribeDiscards(state)]).toEqual([40, []]);
  });

  test('[TG-19] the new order does not depend on the order of the discards', () => {
    const s = position({ blue: { targis: [13], markers: ['A'] }, centre: { A: 'DD' }, goodsLeft: 0 });
    const turned = s.slice() as State;
    turned.subarray(L.GOODS_PILE.discards, L.GOODS_PILE.discards + turned[L.GOODS_PILE.discarded]).reverse();
    expect(after(turned, '13')).toEqual(after(s, '13'));
  });

  test('[TG-19] each reshuffle gives a different order', () => {
    const s = position({ blue: { targis: [13] }, goodsLeft: 0 });
    const again = s.slice() as State;
    again[L.RESHUFFLES] = 1;
    const deck = (state: State) => after(state, '13').slice(L.GOODS_PILE.deck, L.GOODS_PILE.left);
    expect(deck(again)).not.toEqual(deck(s));
    expect(after(s, '13')[L.RESHUFFLES]).toBe(1);
  });
});
