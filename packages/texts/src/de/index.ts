import type { Words } from '../words.ts';
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

export const de = {
  ...frame,
  ...targiWords,
  ...targiReading,
  coach: targiCoach,
  ...targetsWords,
  ...lessonsWords,
  botsCli,
  cli,
  server,
  targetsCli,
} as const satisfies Words;
