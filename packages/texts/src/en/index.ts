import { bots } from './botTexts.ts';
import { cli } from './cli.ts';
import { home } from './home.ts';
import { server } from './server.ts';
import { shell } from './shell.ts';
import { targets } from './targets.ts';
import { targetsCli } from './targetsCli.ts';
import { targi } from './targi.ts';
import { targiBoard } from './targiBoard.ts';
import { targiPlay } from './targiPlay.ts';

export const en = {
  language: { name: 'English' },
  bots,
  cli,
  home,
  server,
  shell,
  targets,
  targetsCli,
  targi,
  board: targiBoard,
  play: targiPlay,
} as const;
