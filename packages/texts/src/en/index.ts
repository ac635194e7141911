import { cli } from './cli.ts';
import { page } from './page.ts';
import { server } from './server.ts';
import { targets } from './targets/index.ts';
import { targetsCli } from './targets/cli.ts';

export const en = { ...page, cli, server, targets, targetsCli } as const;
