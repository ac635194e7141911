import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@caravanserai/contract';

export interface Args {
  readonly json: boolean;
  readonly help: boolean;
  readonly seconds: number; // of measuring per contender
  readonly beside: string | undefined; // directory of another checkout
}

export const USAGE = `Usage: npm run bench -- targi [--beside DIR] [--seconds N] [--json]

Measures the Targi engine on one core: whole random games, in place and through the pure interface, compared with the
same rules behind boardgame.io's reducer; copies, views and guesses; the garbage collector.

  --beside DIR  also measures the engine of another checkout with its dependencies installed
  --seconds N   time for each contender that plays whole games, 0.1 to 600 (default 5)
  --json        one JSON object instead of tables
  --help        this text`;

export function parseBenchArgs(argv: readonly string[]): Result<Args, string> {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        beside: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        seconds: { type: 'string' },
      },
    });
    const text = values.seconds ?? '5';
    const seconds = /^\d+(\.\d+)?$/.test(text) ? Number(text) : 0;
    if (seconds < 0.1 || seconds > 600) return err(`--seconds wants a number from 0.1 to 600, not "${text}"`);
    return ok({ json: values.json ?? false, help: values.help ?? false, seconds, beside: values.beside });
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}
