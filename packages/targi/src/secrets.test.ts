import { describe, expect, test } from 'vitest';
import { type Facts, position } from '../test/positions.ts';
import { after, eventOf, phase, tell } from '../test/table.ts';
import type { Event } from './events.ts';
import * as L from './layout.ts';
import type { State } from './state.ts';
import { redact, view, type View, type Viewer } from './view.ts';

const VIEWERS = ['blue', 'white', 'spectator'] as const;
const open: Facts = { options: { hands: 'open' } };

function cell(v: View, name: string) {
  return v.centre.find((place) => place.cell === name);
}

describe('what is open', () => {
  const s = () =>
    position({
      round: 5,
      robber: 6,
      first: 'white',
      toAct: 'blue',
      blue: { has: 'ddspggG', vp: 7, hand: 'C2', targis: [1, 14], markers: ['A'], display: ['W9 W1', '', 'O1'] },
      white: { has: 'p', limited: true, targis: [3] },
      centre: { A: 'DD', B: 'G3', C: 'VP', D: 'N1', E: 'P', F: 'O2', G: 'S', H: 'C1', I: 'D/S/P' },
      faceDown: ['H', 'I'],
      goodsLeft: 9,
      tribeLeft: 30,
    });

  test.each(VIEWERS)('[TG-49] %s sees displays, tokens, face-up cards, deck sizes, discards', (viewer) => {
    const { goods, tribe, ...shown } = view(s(), viewer);
    expect(shown).toEqual({
      viewer,
      options: { first: 'blue', shortfall: 'opponentGains', hands: 'closed' },
      round: 5,
      robber: 6,
      first: 'white',
      pending: { phase: 'act', seat: 'blue' },
      targis: [
        { at: 1, seat: 'blue' },
        { at: 3, seat: 'white' },
        { at: 14, seat: 'blue' },
      ],
      centre: [
        { cell: 'A', kind: 'goods', marker: 'blue', card: 'DD' },
        { cell: 'B', kind: 'tribe', card: 'G3' },
        { cell: 'C', kind: 'goods', card: 'VP' },
        { cell: 'D', kind: 'tribe', card: 'N1' },
        { cell: 'E', kind: 'goods', card: 'P' },
        { cell: 'F', kind: 'tribe', card: 'O2' },
        { cell: 'G', kind: 'goods', card: 'S' },
        { cell: 'H', kind: 'tribe', card: 'hidden', beforeReshuffle: false },
        { cell: 'I', kind: 'goods', card: 'hidden', beforeReshuffle: false },
      ],
      blue: {
        goods: { dates: 2, salt: 1, pepper: 1 },
        gold: 2,
        storedGold: 1,
        vp: 7,
        hand: { kind: 'open', card: 'C2', secret: false, keptThisRound: false },
        display: [['W9', 'W1'], [], ['O1']],
        targisLeft: 0,
        limitedNextRound: false,
        goodsFromCards: [],
        bonusGiven: [],
      },
      white: {
        goods: { dates: 0, salt: 0, pepper: 1 },
        gold: 0,
        storedGold: 0,
        vp: 4,
        hand: { kind: 'empty' },
        display: [[], [], []],
        targisLeft: 0,
        limitedNextRound: true,
        goodsFromCards: [],
        bonusGiven: [],
      },
    });
    expect([goods.left, goods.discards.length, goods.heldBack]).toEqual([9, 5, []]);
    expect([tribe.left, tribe.discards.length, tribe.heldBack]).toEqual([30, 7, []]);
  });

  test('[TG-49] discards are named in their order', () => {
    const state = after(position({ blue: { markers: ['A', 'C'] }, centre: { A: 'DD', C: 'S' } }), 'A', 'C');
    expect(view(state, 'spectator').goods.discards).toEqual(['DD', 'S']);
    const thrown = after(position({ blue: { markers: ['B'] }, centre: { B: 'C2' } }), 'B>off');
    expect(view(thrown, 'spectator').tribe.discards).toEqual(['C2']);
  });

  test.each(VIEWERS)('[TG-49] %s sees a card that was kept from the open centre', (viewer) => {
    const kept = after(position({ blue: { markers: ['B'] }, centre: { B: 'C2' } }), 'B>hand');
    expect(view(kept, viewer).blue.hand).toEqual({ kind: 'open', card: 'C2', secret: false, keptThisRound: true });
  });

  test('[TG-49] goods gained from goods cards this round are public', () => {
    const state = after(position({ blue: { display: ['G8'], markers: ['A'] }, centre: { A: 'DS' } }), 'A');
    expect(view(state, 'white').blue).toMatchObject({ goodsFromCards: ['dates', 'salt'], bonusGiven: ['dates'] });
  });

  const phases: readonly (readonly [string, () => State, View['pending']])[] = [
    ['placing', () => position({ phase: 'place' }), { phase: 'place', seat: 'blue' }],
    [
      'trading',
      () => after(position({ blue: { has: 'dd', display: ['N8'], targis: [5] } }), '5:1d>p'),
      { phase: 'trade', seat: 'blue', given: ['dates'], received: ['pepper'] },
    ],
    [
      'gaining',
      () => after(position({ blue: { has: 'dspp', markers: ['B'] }, centre: { B: 'G9' } }), 'B>1:dspp'),
      { phase: 'gain', seat: 'blue', source: 'laid', count: 3, orElse: true },
    ],
    [
      'gaining at the Caravan',
      () => after(position({ blue: { targis: [13] }, goodsTop: ['D/S/P'] }), '13'),
      { phase: 'gain', seat: 'blue', source: 'caravan', count: 1, orElse: false },
    ],
    [
      'gaining after a round without goods',
      () => after(position({ toAct: 'white', white: { display: ['O8'] } }), 'end'),
      { phase: 'gain', seat: 'white', source: 'dryRound', count: 1, orElse: false },
    ],
    [
      'rearranging',
      () => after(position({ blue: { has: 'spg', markers: ['B'] }, centre: { B: 'O9' } }), 'B>1:spg'),
      { phase: 'rearrange', seat: 'blue' },
    ],
    [
      'returning',
      () => after(position({ blue: { has: 'ddddddddddddd' } }), 'end'),
      { phase: 'return', seat: 'blue', count: 3 },
    ],
    [
      'paying a raid',
      () => position({ phase: 'raid', robber: 8, toAct: 'white' }),
      { phase: 'raid', seat: 'white', due: { goods: 2, gold: 0, vp: 1 } },
    ],
    ['over by a raid', () => after(position({ phase: 'raid', robber: 16 }), '!v', '!v'), { phase: 'over', by: 'raid' }],
    [
      'over by a display',
      () =>
        after(position({ toAct: 'white', blue: { display: ['W1 W2 W3 W4', 'O1 O2 O3 O4', 'N1 N2 N3 N4'] } }), 'end'),
      { phase: 'over', by: 'display' },
    ],
  ];

  test.each(phases)('[TG-49] the pending decision is public: %s', (_name, state, pending) => {
    for (const viewer of VIEWERS) expect(view(state(), viewer).pending).toEqual(pending);
  });
});

describe('what is hidden', () => {
  test('[TG-50] the faces of face-down cards, but not their kinds', () => {
    const s = position({ faceDown: ['A', 'B'] });
    for (const viewer of VIEWERS) {
      expect(cell(view(s, viewer), 'A')).toEqual({ cell: 'A', kind: 'goods', card: 'hidden', beforeReshuffle: false });
      expect(cell(view(s, viewer), 'B')).toEqual({ cell: 'B', kind: 'tribe', card: 'hidden', beforeReshuffle: false });
    }
  });

  test('[TG-50] the order of the decks', () => {
    const s = position({ goodsTop: ['DD', 'S'], tribeTop: ['W1', 'C2'] });
    const other = position({ goodsTop: ['S', 'DD'], tribeTop: ['C2', 'W1'] });
    for (const viewer of VIEWERS) expect(view(other, viewer)).toEqual(view(s, viewer));
  });

  test('[TG-50] cards face down since before a reshuffle are listed as held back', () => {
    const s = position({
      blue: { targis: [13] },
      centre: { A: 'PP', C: 'D', E: 'S' },
      faceDown: ['A', 'B', 'C'],
      goodsLeft: 0,
    });
    const state = after(s, '13');
    for (const viewer of VIEWERS) {
      const shown = view(state, viewer);
      expect(shown.goods.heldBack).toEqual(['D', 'PP']); // the discards tell which cards they are, but not where each one is
      expect(shown.tribe.heldBack).toEqual([]);
      expect(cell(shown, 'A')).toMatchObject({ card: 'hidden', beforeReshuffle: true });
      expect(cell(shown, 'B')).toMatchObject({ card: 'hidden', beforeReshuffle: false });
      expect(cell(shown, 'C')).toMatchObject({ card: 'hidden', beforeReshuffle: true });
    }
    expect(
      view(after(phase(state) === 'gain' ? after(state, '+d') : state, 'end', 'end'), 'blue').goods.heldBack,
    ).toEqual([]);
  });

  test('[TG-50] tribe cards face down since before a reshuffle are listed as held back', () => {
    const s = position({ blue: { targis: [14] }, centre: { B: 'C2' }, faceDown: ['A', 'B'], tribeLeft: 0 });
    const shown = view(after(s, '14'), 'white');
    expect([shown.tribe.heldBack, shown.goods.heldBack]).toEqual([['C2'], []]);
    expect(cell(shown, 'A')).toMatchObject({ beforeReshuffle: false });
  });
});

describe('a card drawn in secret', () => {
  const drawn = () => after(position({ blue: { targis: [1, 14], has: 'dssp' }, tribeTop: ['C2'] }), '14');
  const kept = () => after(drawn, '14>hand');
  const others: readonly Viewer[] = ['white', 'spectator'];

  test('[TG-51] is visible only to its drawer while the decision is pending', () => {
    expect(view(drawn(), 'blue').pending).toEqual({ phase: 'drawn', seat: 'blue', card: 'C2' });
    for (const viewer of others) {
      expect(view(drawn(), viewer).pending).toEqual({ phase: 'drawn', seat: 'blue', card: 'hidden' });
    }
  });

  test('[TG-51] is visible only to its drawer in the hand', () => {
    expect(view(kept(), 'blue').blue.hand).toEqual({ kind: 'open', card: 'C2', secret: true, keptThisRound: true });
    for (const viewer of others) {
      expect(view(kept(), viewer).blue.hand).toEqual({ kind: 'hidden', keptThisRound: true });
    }
  });

  test('[TG-51] stays hidden in later rounds', () => {
    const later = after(kept, 'end', 'end');
    for (const viewer of others)
      expect(view(later, viewer).blue.hand).toEqual({ kind: 'hidden', keptThisRound: false });
  });

  test.each(['tribeDrawn', 'kept'] as const)('[TG-51] the event %s names it only to the drawer', (type) => {
    const { events } = tell(position({ blue: { targis: [14] }, tribeTop: ['C2'] }), '14', '14>hand');
    const event: Event = eventOf(events, type);
    expect(redact(event, 'blue')).toEqual(event);
    expect(event).toMatchObject({ card: 'C2', secret: true });
    for (const viewer of others) expect(redact(event, viewer)).toEqual({ ...event, card: 'hidden' });
  });

  test('[TG-51] other events are the same for all viewers', () => {
    const { events } = tell(position({ blue: { markers: ['B'] }, centre: { B: 'C2' } }), 'B>hand');
    for (const event of events) for (const viewer of VIEWERS) expect(redact(event, viewer)).toBe(event);
  });

  const shown: readonly (readonly [string, () => State, string])[] = [
    ['TG-51 discarded at once', drawn, '14>off'],
    ['TG-51 laid at once', drawn, '14>1:dssp'],
    ['TG-51 discarded through the Noble', kept, '1>off'],
    ['TG-51 laid through the Noble', () => nextRound(kept()), '1>1:dssp'],
    ['TG-51 W8 laid from the hand', w8, 'hand>1:ddssp'],
  ];

  function nextRound(s: State): State {
    const next = s.slice() as State;
    next[L.PLAYERS + L.HAND_FRESH] = 0;
    return next;
  }
  function w8(): State {
    return position({ blue: { has: 'ddssp', hand: 'C2', handIsSecret: true, display: ['W8'] } });
  }

  test.each(shown)('[%s it becomes public, so the move cannot be undone]', (_rule, s, word) => {
    const { state, events } = tell(s, word);
    for (const viewer of VIEWERS) {
      const seen = view(state, viewer);
      expect([...seen.tribe.discards, ...seen.blue.display.flat()]).toContain('C2');
      expect(seen.blue.hand).toEqual({ kind: 'empty' });
      expect(redact(events[0], viewer)).toMatchObject({ card: 'C2' });
    }
    expect(events[0].reveals).toBe(true);
  });

  test('[TG-51] laying or discarding a public card reveals nothing', () => {
    const s = position({ blue: { has: 'dssp', hand: 'C2', targis: [1] } });
    expect([tell(s, '1>off').events[0].reveals, tell(s, '1>1:dssp').events[0].reveals]).toEqual([false, false]);
  });

  test('[TG-51] a card kept later from the centre is public', () => {
    const s = after(kept, '1>off');
    const next = s.slice() as State;
    next[L.MARKERS + 1] = 1;
    expect(view(after(next, 'B>hand'), 'white').blue.hand.kind).toBe('open');
  });
});

describe('open hands', () => {
  const start = () => position({ ...open, blue: { targis: [14] }, tribeTop: ['C2'] });

  test.each(VIEWERS)('[TG-52] %s sees drawn and kept cards', (viewer) => {
    const drawn = after(start, '14');
    expect(view(drawn, viewer).pending).toEqual({ phase: 'drawn', seat: 'blue', card: 'C2' });
    const kept = after(drawn, '14>hand');
    expect(view(kept, viewer).blue.hand).toEqual({ kind: 'open', card: 'C2', secret: false, keptThisRound: true });
  });

  test('[TG-52] events name them to all viewers', () => {
    const { events } = tell(start, '14', '14>hand');
    for (const event of events) for (const viewer of VIEWERS) expect(redact(event, viewer)).toBe(event);
    expect(events.map((event) => 'secret' in event && event.secret)).toEqual([false, false]);
  });

  test('[TG-52] face-down cards and decks stay hidden', () => {
    const s = position({ ...open, faceDown: ['A'] });
    expect(cell(view(s, 'blue'), 'A')).toMatchObject({ card: 'hidden' });
  });

  test('[TG-52] discarding a card that all have seen reveals nothing', () => {
    expect(tell(start, '14', '14>off').events[1].reveals).toBe(false);
  });
});
