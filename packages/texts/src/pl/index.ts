import type { Words } from '../words.ts';
import { almanac } from './almanac.ts';
import { daily } from './daily.ts';
import { duo } from './duo.ts';
import { frame } from './frame.ts';
import { lessonsWords } from './lessons/index.ts';
import { server } from './server.ts';
import { targetsWords } from './targets/index.ts';
import { shots } from './targets/shots.ts';
import { tricks } from './targets/tricks.ts';
import { targiCoach } from './targi/coach.ts';
import { targiWords } from './targi/index.ts';
import { targiReading } from './targi/reading.ts';
import { terminal } from './terminal.ts';

export const pl = {
  ...frame,
  ...targiWords,
  ...targiReading,
  coach: targiCoach,
  almanac,
  ...targetsWords,
  shots,
  tricks,
  ...lessonsWords,
  daily,
  duo,
  server,
  terminal,
} as const satisfies Words;
