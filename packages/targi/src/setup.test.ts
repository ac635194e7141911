import { createHash } from 'node:crypto';
import { below, chacha, keyOf, shuffle } from '@caravanserai/contract';
import { describe, expect, test } from 'vitest';
import { held, phase, tell, vp } from '../test/table.ts';
import { position } from '../test/positions.ts';
import { CELLS } from './board.ts';
import { SEATS } from './cards.ts';
import { init, toAct } from './engine.ts';
import { DEFAULT_OPTIONS, FIRSTS, HANDS, type Options, SHORTFALLS } from './options.ts';
import * as L from './layout.ts';
import { clone, copyInto, hashState, newState, playerAt, type State } from './state.ts';
import { cardId, GOODS_DECK, TRIBE_DECK } from './tables.ts';
import { view } from './view.ts';

const blueFirst: Options = { ...DEFAULT_OPTIONS, first: 'blue' };

describe('what each player starts with', () => {
  test.each(SEATS)('[TG-1] %s: two of each good, one gold, four points, three Targis, nothing laid or kept', (seat) => {
    const s = init(blueFirst, 'any');
    expect(held(s, seat)).toBe('ddssppg');
    expect(vp(s, seat)).toBe(4);
    expect(s[playerAt(SEATS.indexOf(seat)) + L.TARGIS_LEFT]).toBe(3);
    expect(view(s, seat)[seat]).toMatchObject({ hand: { kind: 'empty' }, display: [[], [], []], storedGold: 0 });
  });

  test('[TG-2] players can have more dates than the printed supply', () => {
    const s = position({ blue: { has: 'dddddddddd', targis: [2] }, white: { has: 'dddddddddd' } });
    expect(held(tell(s, '2').state, 'blue')).toBe('ddddddddddd');
  });

  test('[TG-2] gold is not a good: ten goods and three gold are within the limits', () => {
    const s = position({ blue: { has: 'dddsssppppggg' } });
    expect(held(tell(s, 'end').state, 'blue')).toBe('dddsssppppggg');
  });
});

describe('the deal', () => {
  /** A second implementation of the deal: goods cards first, then tribe cards, then the first player; the last card is the top. */
  function dealt(seed: string) {
    const rng = chacha(keyOf(seed), 0);
    const [goods, tribe] = [[...GOODS_DECK], [...TRIBE_DECK]];
    shuffle(goods, rng);
    shuffle(tribe, rng);
    return { goods, tribe, first: SEATS[below(rng, 2)] };
  }

  test.each(['oasis', 'well', 'tent'])(
    '[TG-4] nine cards in reading order, goods and tribe cards alternating (%s)',
    (seed) => {
      const s = init(DEFAULT_OPTIONS, seed);
      const { goods, tribe, first } = dealt(seed);
      const cells = CELLS.map((_, cell) => (cell % 2 === 0 ? goods : tribe).pop());
      expect([...s.subarray(L.CENTRE, L.CENTRE + 9)]).toEqual(cells);
      expect([...s.subarray(L.FACE, L.FACE + 9)]).toEqual(Array(9).fill(L.FACE_UP));
      expect(deck(s, L.GOODS_PILE)).toEqual(goods);
      expect(deck(s, L.TRIBE_PILE)).toEqual(tribe);
      expect(view(s, 'blue').first).toBe(first);
    },
  );

  // recorded: a change of the shuffle would change every saved game
  const deals = [
    ['1', 'DP C7 GOLD O4 D/S/P W6 VP G4 D', 'GOLD DS D/S/P', 'W9 C2 W4'],
    ['2', 'GOLD W5 DP O3 S C6 P W9 DD', 'GOLD D/S/P D/S/P', 'O1 N4 N6'],
    ['caravanserai', 'S O8 D/S/P C6 D/S/P N1 DD C3 PP', 'SS VP DP', 'G8 W4 W7'],
  ] as const;

  test.each(deals)('[TG-4] the deal of the seed %s has not changed', (seed, centre, goods, tribe) => {
    const s = init(DEFAULT_OPTIONS, seed);
    const names = (cards: Uint8Array | number[]) => Array.from(cards, cardId).join(' ');
    const top = (pile: typeof L.GOODS_PILE) => names(deck(s, pile).toReversed().slice(0, 3));
    expect([names(s.subarray(L.CENTRE, L.CENTRE + 9)), top(L.GOODS_PILE), top(L.TRIBE_PILE)]).toEqual([
      centre,
      goods,
      tribe,
    ]);
  });

  function deck(s: State, pile: typeof L.GOODS_PILE): number[] {
    return [...s.subarray(pile.deck, pile.deck + s[pile.left])];
  }

  test.each(SEATS)('[TG-5] the options can make %s the first player', (first) => {
    const s = init({ ...DEFAULT_OPTIONS, first }, 'any');
    expect(toAct(s)).toEqual([first]);
    expect(view(s, 'spectator').first).toBe(first);
  });

  test('[TG-5] with «drawn» either player can be first', () => {
    const firsts = Array.from({ length: 20 }, (_, i) => toAct(init(DEFAULT_OPTIONS, `${i}`))[0]);
    expect(new Set(firsts)).toEqual(new Set(SEATS));
  });

  test('[TG-5] the choice of the first player does not change the cards', () => {
    const [blue, white] = SEATS.map((first) => init({ ...DEFAULT_OPTIONS, first }, 'any'));
    expect(white.subarray(L.CENTRE)).toEqual(blue.subarray(L.CENTRE));
  });

  test('[TG-7] the game starts with the robber on card 1, in the placement phase', () => {
    const s = init(DEFAULT_OPTIONS, 'any');
    expect([s[L.ROBBER], s[L.ROUND], phase(s)]).toEqual([1, 1, 'place']);
  });
});

describe('states', () => {
  const options = FIRSTS.flatMap((first) =>
    SHORTFALLS.flatMap((shortfall) => HANDS.map((hands): Options => ({ first, shortfall, hands }))),
  );

  test.each(options)('[options] $first, $shortfall, $hands are recorded with the game', (chosen) => {
    const s = init(chosen, 'any');
    expect(view(s, 'spectator').options).toEqual(chosen);
  });

  test('[options] each choice gives a different game', () => {
    expect(new Set(options.map((chosen) => hashState(init(chosen, 'any')))).size).toBe(options.length);
  });

  test('[state] a clone is equal and independent', () => {
    const s = init(blueFirst, 'any');
    const copy = clone(s);
    expect(copy).toEqual(s);
    copy[L.ROUND]++;
    expect(s[L.ROUND]).toBe(1);
  });

  test('[state] a copy into another state is equal to its source', () => {
    const s = init(blueFirst, 'any');
    const other = newState();
    copyInto(other, s);
    expect(other).toEqual(s);
    expect(hashState(other)).toBe(hashState(s));
  });

  test('[state] the hash is the first eight bytes of SHA-256 over the state', () => {
    const s = init(blueFirst, 'any');
    expect(hashState(s)).toBe(createHash('sha256').update(s).digest('hex').slice(0, 16));
  });
});
