import type { TargetsWords } from '../../words.ts';
import { targetsEvents } from './events.ts';
import { targetsMoves } from './moves.ts';
import { targetsNames } from './names.ts';
import { targetsPage } from './page.ts';
import { targetsReasons } from './reasons.ts';
import { targetsRules } from './rules.ts';
import { targetsRulings } from './rulings.ts';
import { targetsShow } from './show.ts';
import { targetsTable } from './table.ts';

const targets = {
  ...targetsNames,
  ...targetsTable,
  event: targetsEvents,
  move: targetsMoves,
  page: targetsPage,
  reason: targetsReasons,
  rule: targetsRules,
  ruling: targetsRulings,
  show: targetsShow,
} as const;

/** All Targets texts. */
export const targetsWords = { targets } as const satisfies TargetsWords;
