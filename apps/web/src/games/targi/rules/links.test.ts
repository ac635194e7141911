import { BORDER_CARDS, TRIBE_CARDS } from '@caravanserai/targi/cards';
import { RULE_SECTIONS, RULINGS } from '@caravanserai/targi/rules';
import { borderName, translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { cardsOfRule, rulesOfBorder, rulingsOf } from './links.ts';

const RULES = Object.values(RULE_SECTIONS).flat();
const t = translator('en');

test('every ruling stands beside one line', () => {
  expect(RULES.flatMap(rulingsOf).toSorted()).toEqual(Object.keys(RULINGS).toSorted());
});

test('every card with an effect stands beside one line', () => {
  const wanted = TRIBE_CARDS.filter((card) => 'effect' in card).map(({ id }) => id);
  expect(
    RULES.flatMap(cardsOfRule)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(wanted.toSorted());
});

test.each(BORDER_CARDS)('border card $number leads to lines that name it', ({ number, action }) => {
  const name = action.kind === 'raid' ? 'raid' : borderName(t, number);
  for (const rule of rulesOfBorder(action)) expect(t(`targiRules.${rule}`)).toContain(name);
});
