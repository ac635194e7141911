import type { Words } from '../words.ts';
import { cli } from './cli.ts';
import { page } from './page.ts';
import { server } from './server.ts';
import { targets } from './targets.ts';
import { targetsCli } from './targetsCli.ts';

export const de = { ...page, cli, server, targets, targetsCli } as const satisfies Words;
