import { buildWeb } from './buildWeb.ts';
import { runTool } from './tools.ts';

/** The browser tests with every game played whole: `npm test` takes the short way. Arguments are handed on to vitest. */
const built = await buildWeb({ force: true });
const args = ['run', '--project', 'e2e', ...process.argv.slice(2)];
process.exitCode = built ? await runTool('vitest', 'vitest', { args, env: { WALKS: 'whole' } }) : 1;
