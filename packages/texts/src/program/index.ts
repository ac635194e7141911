import { botsCli } from './bots.ts';
import { cli } from './cli.ts';
import { targetsCli } from './targets.ts';

/** Usage, help, errors and reports of the terminal program. English only, as is common for command-line tools. */
export const program = { botsCli, cli, targetsCli } as const;
