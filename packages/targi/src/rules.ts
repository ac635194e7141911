import type { Effect } from './cards.ts';

/**
 * The numbered rules. Their texts are in `packages/texts`; `docs/rules/targi.md` is generated from both. A ruling (R…) settles
 * a question that the rulebooks leave open or answer differently.
 */
export const RULE_SECTIONS = {
  setup: ['TG-1', 'TG-2', 'TG-3', 'TG-4', 'TG-5'],
  round: ['TG-6', 'TG-7', 'TG-8'],
  placement: ['TG-9', 'TG-10', 'TG-11', 'TG-12', 'TG-13', 'TG-14'],
  actions: ['TG-15', 'TG-16', 'TG-17', 'TG-18', 'TG-19', 'TG-20'],
  centre: ['TG-21', 'TG-22', 'TG-23', 'TG-24', 'TG-25', 'TG-26', 'TG-27', 'TG-28'],
  border: ['TG-29', 'TG-30', 'TG-31', 'TG-32', 'TG-33', 'TG-34', 'TG-35', 'TG-36', 'TG-37'],
  endOfRound: ['TG-38', 'TG-39', 'TG-40'],
  raids: ['TG-41', 'TG-42', 'TG-43', 'TG-44', 'TG-45'],
  scoring: ['TG-46', 'TG-47', 'TG-48'],
  secrets: ['TG-49', 'TG-50', 'TG-51', 'TG-52'],
  cards: [
    'TG-53',
    'TG-54',
    'TG-55',
    'TG-56',
    'TG-57',
    'TG-58',
    'TG-59',
    'TG-60',
    'TG-61',
    'TG-62',
    'TG-63',
    'TG-64',
    'TG-65',
    'TG-66',
    'TG-67',
    'TG-68',
    'TG-69',
    'TG-70',
    'TG-71',
    'TG-72',
  ],
} as const;
export type RuleSection = keyof typeof RULE_SECTIONS;
export type RuleId = (typeof RULE_SECTIONS)[RuleSection][number];

export const RULINGS = {
  R1: 'TG-43',
  R2: 'TG-19',
  R3: 'TG-16',
  R4: 'TG-30',
  R5: 'TG-31',
  R6: 'TG-34',
  R7: 'TG-25',
  R8: 'TG-65',
  R9: 'TG-66',
  R10: 'TG-61',
  R11: 'TG-67',
  R12: 'TG-60',
  R13: 'TG-26',
  R14: 'TG-64',
  R15: 'TG-69',
  R16: 'TG-71',
  R17: 'TG-56',
  R18: 'TG-62',
  R19: 'TG-72',
  R20: 'TG-28',
  R21: 'TG-48',
  R22: 'TG-42',
  R23: 'TG-16',
} as const satisfies Record<string, RuleId>;
export type RulingId = keyof typeof RULINGS;

const EFFECT_RULES = {
  scorePerTwo: 'TG-53',
  scoreIfMoreCards: 'TG-54',
  scoreIfFourth: 'TG-55',
  scoreVariedRows: 'TG-56',
  scoreIfCards: 'TG-57',
  discount: 'TG-58',
  nobleDiscount: 'TG-59',
  layFromHand: 'TG-60',
  placeOnRobber: 'TG-61',
  traderOneForOne: 'TG-62',
  raidShield: 'TG-63',
  raidVp: 'TG-64',
  goodsBonus: 'TG-65',
  dryRoundGood: 'TG-66',
  gainPerTwo: 'TG-67',
  gainChoice: 'TG-69',
  storeGold: 'TG-70',
  rearrange: 'TG-71',
  fewerTargis: 'TG-72',
} as const satisfies Record<Effect['kind'], RuleId>;

/** The rule that explains an effect. */
export function ruleOfEffect(effect: Effect): RuleId {
  return effect.kind === 'gainPerTwo' && effect.of === 'free' ? 'TG-68' : EFFECT_RULES[effect.kind];
}

/** The reasons for refusing a move, each with its rule. */
export const REASONS = {
  'game-over': 'TG-45',
  'not-now': 'TG-6',
  corner: 'TG-10',
  robber: 'TG-11',
  occupied: 'TG-12',
  'facing-opponent': 'TG-13',
  'no-piece-there': 'TG-15',
  'finish-first': 'TG-15',
  'face-down': 'TG-18',
  'not-a-goods-card': 'TG-22',
  'not-a-tribe-card': 'TG-21',
  'choose-a-good': 'TG-21',
  'no-choice-here': 'TG-21',
  'hand-full': 'TG-23',
  'hand-empty': 'TG-30',
  'wrong-payment': 'TG-24',
  'cannot-pay': 'TG-24',
  'no-stored-gold': 'TG-26',
  'row-full': 'TG-27',
  'display-full': 'TG-28',
  'kept-this-round': 'TG-31',
  'needs-noble': 'TG-60',
  'not-that-card': 'TG-29',
  'bad-exchange': 'TG-32',
  'not-enough-goods': 'TG-32',
  'back-and-forth': 'TG-62',
  'no-marker': 'TG-34',
  'mirage-target': 'TG-34',
  'bad-offer': 'TG-35',
  'wrong-gain': 'TG-21',
  'wrong-return': 'TG-38',
  'wrong-raid-payment': 'TG-41',
  'bad-rearrangement': 'TG-71',
  'not-a-move': 'TG-6',
} as const satisfies Record<string, RuleId>;
export type Reason = keyof typeof REASONS;
