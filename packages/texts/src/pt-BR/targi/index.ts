import type { TargiWords } from '../../words.ts';
import { targiBoard } from './board.ts';
import { targiEffects } from './effects.ts';
import { targiEvents } from './events.ts';
import { targiMoves } from './moves.ts';
import { targiNames } from './names.ts';
import { targiPlay } from './play.ts';
import { targiReasons } from './reasons.ts';
import { targiScore } from './score.ts';
import { targiTable } from './table.ts';

const targi = {
  ...targiNames,
  ...targiTable,
  effect: targiEffects,
  event: targiEvents,
  move: targiMoves,
  reason: targiReasons,
  score: targiScore,
} as const;

/** All that is said of Targi: its cards, its board, its turns. The lines of its rules are in `reading.ts`. */
export const targiWords = { targi, board: targiBoard, play: targiPlay } as const satisfies TargiWords;
