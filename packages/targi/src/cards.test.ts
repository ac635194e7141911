import { describe, expect, test } from 'vitest';
import { BORDER_CARDS, type Cost, EFFECT_TIMING, GOODS_CARDS, TRIBE_CARDS, type TribeCard } from './cards.ts';
import { cardId, cardOf, GOODS_DECK, isTribe, TRIBE_DECK } from './tables.ts';
import { facing, isCorner, LINES } from './board.ts';

/** Id, symbol, points, price (and alternative price), effect. A second copy of the table, to check it against. */
const FACTS = `
W1 well 3 dsg -                   W2 well 2 ddsp -                  W3 well 3 ddspp -
W4 well 1 sg scorePerTwo:targia   W5 well 1 dss discount:well       W6 well 1 dg placeOnRobber
W7 well 2 dssp gainPerTwo:laid    W8 well 2 spg layFromHand         W9 well 1 dg storeGold
C1 camelRider 3 dsg -             C2 camelRider 2 dssp -            C3 camelRider 3 dsspp -
C4 camelRider 1 sg scorePerTwo:tent  C5 camelRider 1 g scoreIfMoreCards:1  C6 camelRider 2 ddssp scoreIfFourth:2
C7 camelRider 1 g discount:camelRider  C8 camelRider 2 ppg goodsBonus:pepper  C9 camelRider 1 dds gainPerTwo:free
O1 oasis 2 pg -                   O2 oasis 3 dsg -                  O3 oasis 3 ddspp -
O4 oasis 1 pg scorePerTwo:well    O5 oasis 1 ssp discount:oasis     O6 oasis 1 spg raidShield
O7 oasis 1 ssp goodsBonus:salt    O8 oasis 2 dpg dryRoundGood       O9 oasis 2 spg rearrange
G1 targia 3 dpg -                 G2 targia 2 dspp -                G3 targia 3 dsspp -
G4 targia 1 pg scorePerTwo:camelRider  G5 targia 1 ppg scoreVariedRows:2,4  G6 targia 1 dss/g discount:targia
G7 targia 1 dg raidVp             G8 targia 2 ddg goodsBonus:dates  G9 targia 2 dspp gainChoice:3,1,1
N1 tent 2 pg -                    N2 tent 3 dpg -                   N3 tent 3 ddssp -
N4 tent 1 dg scorePerTwo:oasis    N5 tent 1 dp scoreIfCards:10,1    N6 tent 1 dpp/g discount:tent
N7 tent 2 dg nobleDiscount        N8 tent 1 dg traderOneForOne      N9 tent 2 dspp fewerTargis
`
  .trim()
  .split(/\s{2,}|\n/);

function letters({ dates = 0, salt = 0, pepper = 0, gold = 0 }: Cost): string {
  return 'd'.repeat(dates) + 's'.repeat(salt) + 'p'.repeat(pepper) + 'g'.repeat(gold);
}

function factOf({ id, symbol, vp, cost, orCost, effect }: TribeCard): string {
  const price = letters(cost) + (orCost ? `/${letters(orCost)}` : '');
  const { kind, ...details } = effect ?? { kind: '-' };
  const values = Object.values(details).join(',');
  return `${id} ${symbol} ${vp} ${price} ${kind}${values ? `:${values}` : ''}`;
}

describe('the 45 tribe cards', () => {
  test.each(FACTS)('[cards] %s', (fact) => {
    expect(TRIBE_CARDS.map(factOf)).toContain(fact);
  });

  test('[cards] there are no others', () => {
    expect(TRIBE_CARDS.map(factOf)).toEqual(FACTS);
  });

  test('[cards] nine of each symbol, worth 1, 1, 1, 1, 2, 2, 2, 3 and 3 points', () => {
    const bySymbol = Map.groupBy<string, TribeCard>(TRIBE_CARDS, ({ symbol }) => symbol);
    expect([...bySymbol.values()].map((cards) => cards.map(({ vp }) => vp).toSorted())).toEqual(
      Array.from({ length: 5 }, () => [1, 1, 1, 1, 2, 2, 2, 3, 3]),
    );
  });

  test('[cards] thirty have an effect: nine at the end of the game, fifteen lasting, six immediate', () => {
    const timings = TRIBE_CARDS.flatMap(({ effect }: TribeCard) => (effect ? [EFFECT_TIMING[effect.kind]] : []));
    expect(timings).toHaveLength(30);
    expect(Map.groupBy(timings, (timing) => timing).get('endgame')).toHaveLength(9);
    expect(Map.groupBy(timings, (timing) => timing).get('permanent')).toHaveLength(15);
    expect(Map.groupBy(timings, (timing) => timing).get('once')).toHaveLength(6);
  });
});

describe('the other cards', () => {
  test('[cards] nineteen goods cards', () => {
    expect(GOODS_CARDS.map(({ id, copies }) => `${copies} ${id}`).join(', ')).toBe(
      '2 D, 2 S, 2 P, 1 DD, 1 SS, 1 PP, 1 DS, 1 DP, 1 SP, 3 D/S/P, 3 GOLD, 1 VP',
    );
    expect(GOODS_DECK).toHaveLength(19);
    expect(TRIBE_DECK).toHaveLength(45);
  });

  test('[cards] sixteen border cards, numbered round the square', () => {
    expect(BORDER_CARDS.map(({ number }) => number)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    expect(BORDER_CARDS.map(({ action }) => ('good' in action ? action.good : action.kind)).join(' ')).toBe(
      'noble dates salt raid trader pepper dates raid fataMorgana silversmith pepper raid caravan tribalExpansion salt raid',
    );
  });

  test('[cards] every card has its own code, and tribe and goods cards do not mix', () => {
    for (const card of [...TRIBE_DECK, ...GOODS_DECK]) expect(cardOf(cardId(card))).toBe(card);
    expect(TRIBE_DECK.every(isTribe)).toBe(true);
    expect(GOODS_DECK.some(isTribe)).toBe(false);
  });

  test('[TG-3] the two ends of each of the six lines face each other; corners face nothing', () => {
    expect(LINES.map(([a, b]) => `${a}–${b}`).join(' ')).toBe('1–11 2–10 3–9 5–15 6–14 7–13');
    const numbers = Array.from({ length: 16 }, (_, i) => i + 1);
    expect(numbers.map(facing)).toEqual([11, 10, 9, 0, 15, 14, 13, 0, 3, 2, 1, 0, 7, 6, 5, 0]);
    expect(numbers.filter(isCorner)).toEqual([4, 8, 12, 16]);
  });
});
