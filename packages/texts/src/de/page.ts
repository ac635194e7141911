import type { PageWords } from '../words.ts';
import { bots } from './botTexts.ts';
import { home } from './home.ts';
import { online } from './online.ts';
import { shell } from './shell.ts';
import { targi } from './targi/index.ts';
import { targiBoard } from './targi/board.ts';
import { targiPlay } from './targi/play.ts';

/** What the web page says in this language, whichever screen is shown: one file for the browser to load. */
export const page = {
  bots,
  home,
  online,
  shell,
  targi,
  board: targiBoard,
  play: targiPlay,
} as const satisfies PageWords;
