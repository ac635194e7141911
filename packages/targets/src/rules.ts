/**
 * The numbered rules. Their texts are in `packages/texts`; `docs/rules/targets.md` is generated from both. A ruling (T…) settles what
 * the rulebook leaves open, or defines how the program measures it.
 */
export const RULE_SECTIONS = {
  setup: ['TT-1', 'TT-2', 'TT-3', 'TT-4', 'TT-5'],
  turn: ['TT-6', 'TT-7', 'TT-8', 'TT-9', 'TT-10', 'TT-11'],
  faults: ['TT-12', 'TT-13', 'TT-14', 'TT-15', 'TT-16'],
  attacks: ['TT-17', 'TT-18', 'TT-19'],
  targets: ['TT-20', 'TT-21', 'TT-22', 'TT-23'],
  double: ['TT-24', 'TT-25', 'TT-26'],
  calls: ['TT-27', 'TT-28', 'TT-29', 'TT-30'],
  endOfRound: ['TT-31', 'TT-32', 'TT-33', 'TT-34', 'TT-35'],
  end: ['TT-36', 'TT-37', 'TT-38', 'TT-39'],
  golden: ['TT-40', 'TT-41', 'TT-42', 'TT-43', 'TT-44'],
  variants: ['TT-45', 'TT-46', 'TT-47', 'TT-48', 'TT-49', 'TT-50', 'TT-51', 'TT-52'],
  open: ['TT-53', 'TT-54'],
} as const;
export type RuleSection = keyof typeof RULE_SECTIONS;
export type RuleId = (typeof RULE_SECTIONS)[RuleSection][number];

export const RULINGS = {
  T1: 'TT-1',
  T2: 'TT-2',
  T3: 'TT-14',
  T4: 'TT-17',
  T5: 'TT-20',
  T6: 'TT-9',
  T7: 'TT-9',
  T8: 'TT-10',
  T9: 'TT-27',
  T10: 'TT-18',
  T11: 'TT-8',
  T12: 'TT-13',
  T13: 'TT-21',
  T14: 'TT-38',
  T15: 'TT-41',
  T16: 'TT-4',
  T17: 'TT-16',
  T18: 'TT-3',
  T19: 'TT-34',
  T20: 'TT-11',
  T21: 'TT-15',
  T22: 'TT-21',
  T23: 'TT-29',
  T24: 'TT-50',
  T25: 'TT-51',
  T26: 'TT-17',
  T27: 'TT-20',
  T28: 'TT-18',
  T29: 'TT-27',
  T30: 'TT-5',
  T31: 'TT-3',
} as const satisfies Record<string, RuleId>;
export type RulingId = keyof typeof RULINGS;

/** The reasons for refusing a move, each with its rule. */
export const REASONS = {
  'game-over': 'TT-39',
  'not-a-move': 'TT-54',
  'not-now': 'TT-10',
  'not-your-flick': 'TT-7',
  'no-die-left': 'TT-7',
  'not-whole': 'TT-54',
  'no-speed': 'TT-6',
  'too-fast': 'TT-6',
  'beside-the-die': 'TT-6',
  'answer-first': 'TT-30',
  'not-fallen': 'TT-16',
  'not-in-the-middle': 'TT-34',
  'not-your-die': 'TT-20',
  'not-on-black': 'TT-20',
  'too-late': 'TT-23',
  'die-used': 'TT-26',
  'not-a-double': 'TT-24',
  'old-double': 'TT-25',
  'double-after-steal': 'TT-19',
  'call-order': 'TT-28',
  'let-go': 'TT-29',
  'nothing-to-let-go': 'TT-29',
  silenced: 'TT-27',
  'no-pas-vu': 'TT-45',
  'own-targets': 'TT-45',
} as const satisfies Record<string, RuleId>;
export type Reason = keyof typeof REASONS;

/** The faults that put a die out for the round, each with its rule. */
export const FAULTS = {
  off: 'TT-13',
  unsettled: 'TT-13',
  slid: 'TT-14',
  onPuck: 'TT-15',
  stayed: 'TT-15',
  notKept: 'TT-16',
} as const satisfies Record<string, RuleId>;
export type Fault = keyof typeof FAULTS;
