import { describe, expect, test } from 'vitest';
import { position, type SeatFacts } from '../test/positions.ts';
import { after, held, refusal } from '../test/table.ts';
import { type Cost, TRIBE_CARDS, type TribeCard, type TribeId } from './cards.ts';
import type { State } from './state.ts';

const RICH = 'ddddsssspppggg';

function letters({ dates = 0, salt = 0, pepper = 0, gold = 0 }: Cost): string {
  return 'd'.repeat(dates) + 's'.repeat(salt) + 'p'.repeat(pepper) + 'g'.repeat(gold);
}

/** Blue may lay this card: from the centre (A), from the hand through the Noble (1), or from the hand without it. */
function buying(card: TribeId, from: 'A' | '1' | 'hand', blue: SeatFacts): State {
  const source: SeatFacts = from === 'A' ? { markers: ['A'] } : { hand: card, targis: from === '1' ? [1] : [] };
  return position({ blue: { ...source, ...blue }, centre: from === 'A' ? { A: card } : {} });
}

/** The tokens left after paying, or the refusal. */
function paying(card: TribeId, from: 'A' | '1' | 'hand', blue: SeatFacts, pay: string): string {
  const s = buying(card, from, blue);
  const word = `${from}>3:${pay || '0'}`;
  const reason = refusal(s, word);
  return reason === 'allowed' ? `left ${held(after(s, word), 'blue')}` : reason;
}

describe('the printed price', () => {
  const prices = TRIBE_CARDS.flatMap(({ id, cost, orCost }: TribeCard) =>
    [cost, orCost].flatMap((price) => (price ? [[id as TribeId, letters(price)] as const] : [])),
  );

  test.each(prices)('[TG-24] %s costs %s: exactly that is enough, less is not', (card, price) => {
    expect(paying(card, 'A', { has: price }, price)).toMatch(/^left G?$/);
    for (const missing of new Set(price)) {
      const less = price.replace(missing, '');
      expect(paying(card, 'A', { has: RICH }, less), less).toBe('wrong-payment');
      expect(paying(card, 'A', { has: less }, price), price).toBe('cannot-pay');
    }
  });

  test.each(prices)('[TG-24] %s costs %s: paying more is refused', (card, price) => {
    for (const more of 'dspg') {
      const tooMuch = [...price, more].toSorted((a, b) => 'dspg'.indexOf(a) - 'dspg'.indexOf(b)).join('');
      if (tooMuch.includes('gg')) continue; // has no notation
      expect(paying(card, 'A', { has: RICH }, tooMuch), tooMuch).toBe('wrong-payment');
    }
  });

  const cases: readonly (readonly [string, TribeId, string, string, string])[] = [
    ['TG-24 the goods of a card with two prices', 'G6', 'dssg', 'dss', 'left g'],
    ['TG-24 the gold of a card with two prices', 'G6', 'dssg', 'g', 'left dss'],
    ['TG-24 never both', 'G6', 'dssg', 'dssg', 'wrong-payment'],
    ['TG-24 never a mix', 'N6', 'dppg', 'dg', 'wrong-payment'],
    ['TG-24 one good for another', 'C2', RICH, 'ddss', 'wrong-payment'],
    ['TG-24 gold for a good', 'C2', RICH, 'dssg', 'wrong-payment'],
    ['TG-24 goods for gold', 'C5', RICH, 'd', 'wrong-payment'],
  ];

  test.each(cases)('[%s]', (_rule, card, has, pay, expected) => {
    expect(paying(card, 'A', { has }, pay)).toBe(expected);
  });
});

describe('discounts', () => {
  // [rule, card, from, laid cards, payment, tokens left of ddddsssspppggg, or the refusal]
  const cases: readonly (readonly [string, TribeId, 'A' | '1' | 'hand', string, string, string])[] = [
    ['TG-58 W5 a Well costs one good less', 'W2', 'A', 'W5', 'dsp', 'left dddsssppggg'],
    ['TG-58 W5 the player chooses which good', 'W2', 'A', 'W5', 'ddp', 'left ddssssppggg'],
    ['TG-58 W5 the full price is refused', 'W2', 'A', 'W5', 'ddsp', 'wrong-payment'],
    ['TG-58 W5 not two goods less', 'W2', 'A', 'W5', 'dp', 'wrong-payment'],
    ['TG-58 W5 not for another symbol', 'C2', 'A', 'W5', 'dsp', 'wrong-payment'],
    ['TG-58 C7 Camel riders', 'C2', 'A', 'C7', 'dsp', 'left dddsssppggg'],
    ['TG-58 O5 Oases', 'O3', 'A', 'O5', 'ddsp', 'left ddsssppggg'],
    ['TG-58 G6 Targias', 'G2', 'A', 'G6', 'dsp', 'left dddsssppggg'],
    ['TG-58 N6 Tents', 'N3', 'A', 'N6', 'dssp', 'left dddssppggg'],
    ['TG-58 G6 not Tents', 'N3', 'A', 'G6', 'dssp', 'wrong-payment'],
    ['TG-25 R7 gold is never discounted', 'W1', 'A', 'W5', 'ds', 'wrong-payment'],
    ['TG-25 R7 the goods of a price with gold are discounted', 'W1', 'A', 'W5', 'dg', 'left dddsssspppgg'],
    ['TG-25 R7 a price of gold alone is not discounted', 'C5', 'A', 'C7', 'g', 'left ddddsssspppgg'],
    ['TG-25 R7 a price of gold alone does not become free', 'C5', 'A', 'C7', '', 'wrong-payment'],
    ['TG-25 R7 no discount on the card itself', 'W5', 'A', '', 'ds', 'wrong-payment'],
    ['TG-25 R7 N7 and the symbol add up', 'W2', '1', 'W5 N7', 'dp', 'left dddssssppggg'],
    ['TG-25 R7 both discounts on the same good', 'W2', '1', 'W5 N7', 'sp', 'left ddddsssppggg'],
    ['TG-25 R7 nothing below zero', 'N8', '1', 'N6 N7', 'g', 'left ddddsssspppgg'],
    ['TG-59 N7 one good less through the Noble', 'W2', '1', 'N7', 'dsp', 'left dddsssppggg'],
    ['TG-59 N7 the full price is refused', 'W2', '1', 'N7', 'ddsp', 'wrong-payment'],
    ['TG-59 N7 not from the centre', 'W2', 'A', 'N7', 'dsp', 'wrong-payment'],
    ['TG-59 N7 gold is never discounted', 'W1', '1', 'N7', 'ds', 'wrong-payment'],
    ['TG-60 W8 one extra good of the player’s choice', 'W2', 'hand', 'W8', 'ddssp', 'left ddssppggg'],
    ['TG-60 W8 any good, even a third of one kind', 'W2', 'hand', 'W8', 'dddsp', 'left dsssppggg'],
    ['TG-60 R12 W8 not without the extra good', 'W2', 'hand', 'W8', 'ddsp', 'wrong-payment'],
    ['TG-60 W8 not two extra goods', 'W2', 'hand', 'W8', 'dddssp', 'wrong-payment'],
    ['TG-60 W8 gold is not a good', 'W2', 'hand', 'W8', 'ddspg', 'wrong-payment'],
    ['TG-60 R7 W8 a discount does not cancel the extra good', 'C5', 'hand', 'W8 C7', 'dg', 'left dddsssspppgg'],
    ['TG-60 R7 W8 the extra good cannot be left out', 'C5', 'hand', 'W8 C7', 'g', 'wrong-payment'],
    ['TG-60 W8 with a symbol’s discount', 'W2', 'hand', 'W8 W5', 'ddpp', 'left ddsssspggg'],
    ['TG-60 R12 W8 never gets N7’s discount', 'W2', 'hand', 'W8 N7', 'ddsp', 'wrong-payment'],
    ['TG-60 R12 W8 pays the full price despite N7', 'W2', 'hand', 'W8 N7', 'ddssp', 'left ddssppggg'],
    ['TG-60 W8 two prices: gold and one good', 'G6', 'hand', 'W8', 'pg', 'left ddddssssppgg'],
    ['TG-60 W8 two prices: gold alone is not enough', 'G6', 'hand', 'W8', 'g', 'wrong-payment'],
    ['TG-60 W8 two prices: goods and one good', 'G6', 'hand', 'W8', 'dssp', 'left dddssppggg'],
    ['TG-60 W8 only for the card in hand', 'W2', 'A', 'W8', 'ddspp', 'wrong-payment'],
  ];

  test.each(cases)('[%s]', (_rule, card, from, laid, pay, expected) => {
    expect(paying(card, from, { has: RICH, display: [laid] }, pay)).toBe(expected);
  });

  test('[TG-25 R7] a card with two prices: only the goods are discounted', () => {
    expect(paying('G6', 'A', { has: RICH }, 'dss')).toBe('left dddsspppggg');
    // G6 and N6 are themselves the discount cards of their symbols, so only N7 can discount them
    expect(paying('N6', '1', { has: RICH, display: ['N7'] }, 'dp')).toBe('left dddssssppggg');
    expect(paying('N6', '1', { has: RICH, display: ['N7'] }, 'g')).toBe('left ddddsssspppgg');
    expect(paying('N6', '1', { has: RICH, display: ['N7'] }, '')).toBe('wrong-payment');
  });

  test('[TG-58] the opponent’s discount card does not count', () => {
    const s = position({ blue: { has: RICH, markers: ['A'] }, white: { display: ['W5'] }, centre: { A: 'W2' } });
    expect(refusal(s, 'A>1:dsp')).toBe('wrong-payment');
  });

  test('[TG-25] the player need not have the discounted good', () => {
    expect(paying('W2', 'A', { has: 'dsp', display: ['W5'] }, 'dsp')).toBe('left ');
    expect(paying('W2', 'A', { has: 'dsp', display: ['W5'] }, 'ddp')).toBe('cannot-pay');
  });
});

describe('stored gold', () => {
  const laid: SeatFacts = { display: ['W9'] };
  const cases: readonly (readonly [string, TribeId, string, string, string])[] = [
    ['TG-26 R13 W9 stored gold pays the gold of a price', 'W1', 'dsG', 'dsG', 'left '],
    ['TG-26 R13 W9 the player may use the other gold', 'W1', 'dsgG', 'dsg', 'left G'],
    ['TG-26 R13 W9 or the stored gold', 'W1', 'dsgG', 'dsG', 'left g'],
    ['TG-26 R13 W9 not both for one gold', 'W1', 'dsgG', 'dsgG', 'wrong-payment'],
    ['TG-26 R13 W9 pays the gold price of G6', 'G6', 'G', 'G', 'left '],
    ['TG-26 R13 W9 pays the gold price of N6', 'N6', 'G', 'G', 'left '],
    ['TG-26 R13 W9 never replaces a good', 'C2', 'dsspG', 'dsspG', 'wrong-payment'],
    ['TG-26 R13 W9 not after it was spent', 'W1', 'dsg', 'dsG', 'no-stored-gold'],
  ];

  test.each(cases)('[%s]', (_rule, card, has, pay, expected) => {
    expect(paying(card, 'A', { ...laid, has }, pay)).toBe(expected);
  });

  test('[TG-26 R13] stored gold alone is enough', () => {
    expect(paying('W1', 'A', { ...laid, has: 'dsG' }, 'dsg')).toBe('cannot-pay');
  });

  test('[TG-26 R13] does not count towards the limit of three', () => {
    const s = position({ blue: { ...laid, has: 'gggG' } });
    expect(held(after(s, 'end'), 'blue')).toBe('gggG');
  });

  test('[TG-26 R13] cannot be used at the Silversmith or in a raid', () => {
    expect(refusal(position({ blue: { ...laid, has: 'G', targis: [10] } }), '10:1g')).toBe('cannot-pay');
    expect(refusal(position({ phase: 'raid', robber: 16, blue: { ...laid, has: 'G' } }), '!g')).toBe(
      'wrong-raid-payment',
    );
  });

  test('[TG-70 W9] gets a gold when it is laid', () => {
    expect(paying('W9', 'A', { has: 'dg' }, 'dg')).toBe('left G');
  });
});
