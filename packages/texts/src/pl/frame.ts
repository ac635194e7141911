import type { FrameWords } from '../words.ts';
import { bots } from './bots.ts';
import { home } from './home.ts';
import { online } from './online.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';

/** What the page says whichever game is played: one file for the browser to load. */
export const frame = { bots, home, online, shell, table } as const satisfies FrameWords;
