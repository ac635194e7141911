import { targetsEvents } from './targetsEvents.ts';
import { targetsMoves } from './targetsMoves.ts';
import { targetsNames } from './targetsNames.ts';
import { targetsPage } from './targetsPage.ts';
import { targetsReasons } from './targetsReasons.ts';
import { targetsRules } from './targetsRules.ts';
import { targetsRulings } from './targetsRulings.ts';
import { targetsTable } from './targetsTable.ts';

/** Targets: names, rules, rulings, refusals, events. */
export const targets = {
  ...targetsNames,
  ...targetsTable,
  event: targetsEvents,
  move: targetsMoves,
  page: targetsPage,
  reason: targetsReasons,
  rule: targetsRules,
  ruling: targetsRulings,
} as const;
