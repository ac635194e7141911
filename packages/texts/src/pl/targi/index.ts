import type { TargiWords } from '../../words.ts';
import { targiBoard } from './board.ts';
import { targiEffects } from './effects.ts';
import { targiEvents } from './events.ts';
import { targiMoves } from './moves.ts';
import { targiNames } from './names.ts';
import { targiPlay } from './play.ts';
import { targiReasons } from './reasons.ts';
import { targiRules } from './rules.ts';
import { targiRulings } from './rulings.ts';
import { targiScore } from './score.ts';
import { targiTable } from './table.ts';

const targi = {
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

/** All that is said of Targi: its rules and cards, its board, its turns. */
export const targiWords = { targi, board: targiBoard, play: targiPlay } as const satisfies TargiWords;
