import { quickRng } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { position } from '../test/positions.ts';
import { after } from '../test/table.ts';
import { init } from './engine.ts';
import { guess, redeal } from './guess.ts';
import * as L from './layout.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import { clone, playerAt, type State } from './state.ts';
import { GOODS_DECK, isTribe, NO_CARD, TRIBE_DECK } from './tables.ts';
import { view } from './view.ts';

const VIEWERS = ['blue', 'white', 'spectator'] as const;

const secret = (): State =>
  position({
    blue: { hand: 'W1', handIsSecret: true },
    white: { hand: 'C1', handIsSecret: true, handIsFresh: true },
    faceDown: ['A', 'B', 'C', 'D'],
  });

const STATES: readonly (readonly [string, () => State])[] = [
  ['the start', () => init(DEFAULT_OPTIONS, 'any')],
  ['options', () => init({ first: 'white', shortfall: 'loseWhatYouHave', hands: 'open' }, 'any')],
  ['secret hands, face-down cards', secret],
  ['an open hand', () => position({ blue: { hand: 'W1' }, goodsLeft: 4, tribeLeft: 20 })],
  ['a drawn card', () => after(position({ blue: { targis: [14] } }), '14')],
  ['a drawn card of white’s', () => after(position({ toAct: 'white', white: { targis: [14] } }), '14')],
  ['a drawn card, open', () => after(position({ options: { hands: 'open' }, blue: { targis: [14] } }), '14')],
  ['the Trader', () => after(position({ blue: { has: 'dds', display: ['N8'], targis: [5] } }), '5:1d>p')],
  ['a gain', () => after(position({ blue: { has: 'dspp', markers: ['B'] }, centre: { B: 'G9' } }), 'B>1:dspp')],
  ['a dry round', () => after(position({ toAct: 'white', white: { display: ['O8'] } }), 'end')],
  ['the raid of the first player', () => position({ phase: 'raid', robber: 4 })],
  ['the raid of the second player', () => position({ phase: 'raid', robber: 12, toAct: 'white' })],
  ['the end by a raid', () => after(position({ phase: 'raid', robber: 16, toAct: 'white' }), '!v')],
  [
    'the end by a display',
    () => after(position({ toAct: 'white', blue: { display: ['W1 W2 W3 W4', 'O1 O2 O3 O4', 'N1 N2 N3 N4'] } }), 'end'),
  ],
  ['markers, Targis, displays', () => position({ blue: { targis: [1, 5], markers: ['A'], display: ['W9', 'C1 C2'] } })],
  ['cards face down since before a reshuffle', heldBack],
  ['goods from cards', () => after(position({ blue: { display: ['G8'], markers: ['A'] }, centre: { A: 'DS' } }), 'A')],
  [
    'two Targis in the next round',
    () => position({ blue: { limited: true }, white: { has: 'ddgG', display: ['W9'] } }),
  ],
];

function heldBack(): State {
  const s = position({
    blue: { targis: [13] },
    centre: { A: 'PP', C: 'SS' },
    faceDown: ['A', 'B', 'C'],
    goodsTop: ['D'],
    goodsLeft: 1,
  });
  const state = after(s, '13');
  const next = clone(state);
  next[L.TARGIS + 13] = 1;
  return after(next, '13');
}

function allCards(s: State): number[] {
  const piles = [L.GOODS_PILE, L.TRIBE_PILE].flatMap((pile) => [
    ...s.subarray(pile.deck, pile.deck + s[pile.left]),
    ...s.subarray(pile.discards, pile.discards + s[pile.discarded]),
  ]);
  const players = [0, 1].flatMap((seat) => {
    const me = playerAt(seat);
    return [s[me + L.HAND], ...s.subarray(me + L.DISPLAY, me + L.DISPLAY + 12)];
  });
  const cards = [...piles, ...players, ...s.subarray(L.CENTRE, L.CENTRE + 9), s[L.DRAWN]];
  return cards.filter((card) => card !== NO_CARD).toSorted((a, b) => a - b);
}

describe.each(STATES)('guessing: %s', (_name, make) => {
  test.each(VIEWERS)('[TG-49 TG-50] a guess looks to %s like the real state', (viewer) => {
    const s = make();
    const seen = view(s, viewer);
    const guessed = guess(seen, quickRng('guess'));
    expect(view(guessed, viewer)).toEqual(seen);
    expect(allCards(guessed)).toEqual([...TRIBE_DECK, ...GOODS_DECK]);
    expect(guessed[L.RAID_STEP]).toBe(s[L.RAID_STEP]);
  });

  test.each(VIEWERS)('[TG-49 TG-50] %s cannot tell a redeal from the real state', (viewer) => {
    const s = make();
    const dealt = clone(s);
    redeal(dealt, viewer, quickRng('redeal'));
    expect(view(dealt, viewer)).toEqual(view(s, viewer));
    expect(allCards(dealt)).toEqual(allCards(s));
  });
});

describe('guesses cover every possibility', () => {
  /** The values of this byte in two hundred guesses. */
  function guessed(s: State, viewer: (typeof VIEWERS)[number], at: number): Set<number> {
    const seen = view(s, viewer);
    return new Set(Array.from({ length: 200 }, (_, i) => guess(seen, quickRng(`${i}`))[at]));
  }

  test('[TG-51] the opponent’s secret card in the hand may be any unseen tribe card', () => {
    const cards = guessed(secret(), 'blue', playerAt(1) + L.HAND);
    expect(cards.size).toBeGreaterThan(30);
    expect([...cards].every(isTribe)).toBe(true);
    expect(guessed(secret(), 'white', playerAt(1) + L.HAND).size).toBe(1);
    expect(guessed(secret(), 'spectator', playerAt(0) + L.HAND).size).toBeGreaterThan(30);
  });

  test('[TG-51] the opponent’s drawn card may be any unseen tribe card', () => {
    const drawn = STATES.find(([name]) => name === 'a drawn card')![1]();
    expect(guessed(drawn, 'white', L.DRAWN).size).toBeGreaterThan(30);
    expect(guessed(drawn, 'blue', L.DRAWN).size).toBe(1);
  });

  test('[TG-50] face-down cards and the tops of both decks may be any unseen card', () => {
    expect(guessed(secret(), 'blue', L.CENTRE).size).toBeGreaterThan(5);
    expect(guessed(secret(), 'blue', L.CENTRE + 1).size).toBeGreaterThan(30);
    expect(guessed(secret(), 'blue', L.GOODS_PILE.deck + secret()[L.GOODS_PILE.left] - 1).size).toBeGreaterThan(5);
    expect(guessed(secret(), 'blue', L.TRIBE_PILE.deck + secret()[L.TRIBE_PILE.left] - 1).size).toBeGreaterThan(30);
    expect(guessed(secret(), 'blue', L.KEY).size).toBeGreaterThan(50);
  });

  test('[TG-50] cards face down since before a reshuffle are exchanged only with each other', () => {
    const s = heldBack();
    const before = [s[L.CENTRE], s[L.CENTRE + 2]].toSorted((a, b) => a - b);
    expect([...guessed(s, 'blue', L.CENTRE)].toSorted((a, b) => a - b)).toEqual(before);
  });
});
