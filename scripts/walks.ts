import { buildWeb } from './buildWeb.ts';
import { runTool } from './tools.ts';

/** Runs the browser tests with complete games; `npm test` uses shortened ones. Arguments are passed to vitest. */
const built = await buildWeb({ force: true });
const args = ['run', '--project', 'e2e', ...process.argv.slice(2)];
process.exitCode = built ? await runTool('vitest', 'vitest', { args, env: { WALKS: 'whole' } }) : 1;
