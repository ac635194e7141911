/** `npm run bench [-- PART [FLAGS]]`: runs all parts in sequence, or one of them with its own flags. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './tools.ts';

interface Part {
  readonly file: string;
  readonly tells: string;
  readonly isLong?: boolean; // runs only if named
}

const PARTS: Readonly<Record<string, Part>> = {
  targi: { file: 'packages/targi/bench/bench.ts', tells: "random games, beside boardgame.io's reducer" },
  targets: { file: 'packages/targets/bench/bench.ts', tells: 'flicks to rest, beside cannon-es' },
  games: { file: 'packages/targets/bench/games.ts', tells: 'whole games of Targets between bots', isLong: true },
  tactics: {
    file: 'packages/targets/bench/tactics.ts',
    tells: 'disarms, distances and faces, beside the rules version before',
    isLong: true,
  },
  steals: {
    file: 'packages/targets/bench/steals.ts',
    tells: 'steals per round, beside the version before',
    isLong: true,
  },
  aim: { file: 'packages/targets/bench/skill.ts', tells: 'how often a flick lands on a disc', isLong: true },
  stars: {
    file: 'apps/web/bench/stars.ts',
    tells: 'how often modelled hands earn the stars of practice',
    isLong: true,
  },
  outside: {
    file: 'packages/bots/bench/outside.ts',
    tells: "Targi bots against boardgame.io's MCTS bot",
    isLong: true,
  },
  start: { file: 'scripts/benchStart.ts', tells: 'how long npm start takes when the page is built' },
  size: { file: 'scripts/size.ts', tells: 'what the tables make a browser load' },
  online: { file: 'apps/web/bench/online.ts', tells: 'how soon a flick is answered over the network', isLong: true },
  frames: { file: 'apps/web/bench/frames.ts', tells: 'frames of the Targets table by quality', isLong: true },
  page: { file: 'apps/web/bench/page.ts', tells: 'the Targi page on a slow machine', isLong: true },
};

const USAGE = `npm run bench             all that is quick
npm run bench -- PART     one, with flags of its own after it

${Object.entries(PARTS)
  .map(([name, { tells, isLong }]) => `  ${name.padEnd(9)} ${tells}${isLong ? ' (takes minutes)' : ''}`)
  .join('\n')}`;

function run(name: string, { file }: Part, args: readonly string[]): number {
  console.log(`\n── ${name}`);
  return spawnSync(process.execPath, [join(ROOT, file), ...args], { stdio: 'inherit' }).status ?? 1;
}

function main([name, ...args]: readonly string[]): number {
  if (name === '--help') {
    console.log(USAGE);
    return 0;
  }
  if (name === undefined) {
    const quick = Object.entries(PARTS).filter(([, part]) => !part.isLong);
    return Math.max(...quick.map(([each, part]) => run(each, part, [])));
  }
  const part = PARTS[name];
  if (part) return run(name, part, args);
  console.error(`There is no part "${name}".\n\n${USAGE}`);
  return 2;
}

process.exitCode = main(process.argv.slice(2));
