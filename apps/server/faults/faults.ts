import { parseArgs } from 'node:util';
import { startPostgres } from '../test/postgres.ts';
import { tellPairs } from './pairs.ts';
import { type Outcome, type Plan, runFaults } from './suite.ts';

const PAIR_TIMES = 20;
const RATED_GAMES = 1000;
const USAGE = `npm run faults -- [--moves N] [--minutes M] [--tables N] [--seed TEXT] [--only postgres|sqlite|pairs]
  --moves N      how many moves must be made in each half, three nodes on PostgreSQL and one on a file (25000)
  --minutes M    how long each half lasts at least (8)
Then every two transitions meet ${PAIR_TIMES} times on two nodes; npm run faults:pairs does that alone, and more often.`;

const print = (line: string) => void process.stdout.write(`${line}\n`);

function tell(name: string, { moves, matches, faults, requestFaults, violations, words, seconds }: Outcome): void {
  const all = [...faults].toSorted(([a], [b]) => a.localeCompare(b));
  const total = all.reduce((sum, [, count]) => sum + count, 0);
  print(`${name}: ${moves} moves acknowledged in ${matches} matches, ${Math.round(seconds)} s`);
  print(`  ${total} faults of nodes: ${all.map(([fault, count]) => `${fault} ${count}`).join(', ')}`);
  print(`  ${requestFaults} requests lost, unanswered, repeated or overtaken`);
  print(
    `  ${violations.length} violations${violations
      .slice(0, 20)
      .map((one) => `\n    ${one}`)
      .join('')}`,
  );
  if (words.length > 0) print(`  on stderr: ${words.join('\n').slice(0, 2000)}`);
}

async function main(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      moves: { type: 'string', default: '25000' },
      minutes: { type: 'string', default: '8' },
      tables: { type: 'string', default: '60' },
      seed: { type: 'string', default: 'faults' },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    print(USAGE);
    return 0;
  }
  const leastMs = Number(values.minutes) * 60_000;
  const plan: Plan = {
    nodes: 3,
    tables: Number(values.tables),
    seed: values.seed,
    pauseMs: 1800,
    isEnough: (moves, elapsedMs) => elapsedMs >= leastMs && moves >= Number(values.moves),
    report: print,
  };
  let violations = 0;
  if (values.only === undefined || values.only === 'postgres') {
    const postgres = await startPostgres();
    const outcome = await runFaults({ ...plan, postgres: await postgres.database('faults') });
    await postgres.stop();
    tell('three nodes on PostgreSQL', outcome);
    violations += outcome.violations.length;
  }
  if (values.only === undefined || values.only === 'sqlite') {
    const outcome = await runFaults(plan);
    tell('one node on SQLite', outcome);
    violations += outcome.violations.length;
  }
  if (values.only === undefined || values.only === 'pairs') {
    violations += await tellPairs(PAIR_TIMES, RATED_GAMES, print);
  }
  return violations === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
