import { home } from './home.ts';
import { online } from './online.ts';
import { shell } from './shell.ts';
import { table } from './table.ts';
import { targetsTeaser } from './targets/teaser.ts';
import { targiTeaser } from './targi/teaser.ts';

/** The frame's texts, and what it shows of each game before the game is loaded. The browser loads them as one file. */
export const frame = { home, online, shell, table, teaser: { targi: targiTeaser, targets: targetsTeaser } } as const;
