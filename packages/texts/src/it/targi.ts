import { targiEffects } from './targiEffects.ts';
import { targiEvents } from './targiEvents.ts';
import { targiMoves } from './targiMoves.ts';
import { targiNames } from './targiNames.ts';
import { targiReasons } from './targiReasons.ts';
import { targiRules } from './targiRules.ts';
import { targiRulings } from './targiRulings.ts';
import { targiScore } from './targiScore.ts';
import { targiTable } from './targiTable.ts';

export const targi = {
  ...targiNames,
  ...targiTable,
  effect: targiEffects,
  event: targiEvents,
  move: targiMoves,
  reason: targiReasons,
  rule: targiRules,
  ruling: targiRulings,
  score: targiScore,
} as const;
