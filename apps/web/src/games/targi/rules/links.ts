import { type BorderAction, TRIBE_CARDS, type TribeCard } from '@caravanserai/targi/cards';
import { type RuleId, ruleOfEffect, RULINGS, type RulingId } from '@caravanserai/targi/rules';

const RULING_IDS = Object.keys(RULINGS) as RulingId[];

export function rulingsOf(rule: RuleId): readonly RulingId[] {
  return RULING_IDS.filter((ruling) => RULINGS[ruling] === rule);
}

const RULES_OF_BORDER = {
  noble: ['TG-30', 'TG-31'],
  good: ['TG-29'],
  trader: ['TG-32', 'TG-33'],
  fataMorgana: ['TG-34'],
  silversmith: ['TG-35'],
  caravan: ['TG-36'],
  tribalExpansion: ['TG-37'],
  raid: ['TG-41'],
} as const satisfies Record<BorderAction['kind'], readonly RuleId[]>;

export function rulesOfBorder(action: BorderAction): readonly RuleId[] {
  return RULES_OF_BORDER[action.kind];
}

/** The tribe cards that a rule of the section «cards» is about. */
export function cardsOfRule(rule: RuleId): readonly TribeCard[] {
  const cards: readonly TribeCard[] = TRIBE_CARDS;
  return cards.filter(({ effect }) => effect && ruleOfEffect(effect) === rule);
}

export const anchorOf = {
  border: (number: number) => `border-${number}`,
  tribe: (id: string) => `card-${id}`,
  ruling: (id: RulingId) => id,
} as const;
