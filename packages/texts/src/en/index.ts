import { botsCli } from './botsCli.ts';
import { cli } from './cli.ts';
import { frame } from './frame.ts';
import { lessonsWords } from './lessons/index.ts';
import { server } from './server.ts';
import { targetsCli } from './targets/cli.ts';
import { targetsWords } from './targets/index.ts';
import { targiCoach } from './targi/coach.ts';
import { targiWords } from './targi/index.ts';
import { targiReading } from './targi/reading.ts';

/** What the terminal and the server say. */
export const terminal = { botsCli, cli, server, targetsCli } as const;
export const en = {
  ...frame,
  ...targiWords,
  ...targiReading,
  coach: targiCoach,
  ...targetsWords,
  ...lessonsWords,
  ...terminal,
} as const;
