import type { TargiWords } from '../../words.ts';
import { targiBoard } from './board.ts';
import { targiEffects } from './effects.ts';
import { targiEvents } from './events.ts';
import { targiMoves } from './moves.ts';
import { targiNames } from './names.ts';
import { targiPages } from './pages.ts';
import { targiPlay } from './play.ts';
import { targiReasons } from './reasons.ts';
import { targiScore } from './score.ts';
import { targiSetup } from './setup.ts';
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

/** All Targi texts: cards, board, turns and forms. The rules are in `reading.ts`. */
export const targiWords = {
  targi,
  board: targiBoard,
  pages: targiPages,
  play: targiPlay,
  setup: targiSetup,
} as const satisfies TargiWords;
