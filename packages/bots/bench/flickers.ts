/**
 * `npm run -s ts -- packages/bots/bench/flickers.ts --a master --b juggler --games 200 --seed SEED [--beside DIR] [--processes 2] [--json]`: plays two
 * Targets bots against each other; `beside:LEVEL` is a level of the checkout in DIR. Each seed is played twice with the seats swapped. See docs/bots.md.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { matchScore, type PairScore } from '@caravanserai/bots';
import { LEVEL_NAMES, levelBot, type LevelName, naive, type TargetsBot } from '@caravanserai/bots/targets';
import { DEFAULT_OPTIONS, score, type Seat, type Simulate } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { playMatch } from '../../../apps/cli/src/targets/match.ts';
import type { Player } from '../../../apps/cli/src/targets/players.ts';
import { count, newTally, type Tally } from '../../../apps/cli/src/targets/tally.ts';

/** One thread's share of the pairs. */
interface Work {
  readonly a: string;
  readonly b: string;
  readonly beside: string | undefined;
  readonly seeds: readonly { readonly seed: string; readonly first: Seat }[];
}
interface Side {
  readonly tally: Tally;
  cpuMs: number; // CPU time of decisions to flick
}
interface Done {
  readonly pairs: readonly PairScore[];
  readonly sides: readonly [Side, Side];
}

if (isMainThread) await main();
else parentPort?.postMessage(await play(workerData as Work)); // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread's port, not a window

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      a: { type: 'string', default: 'master' },
      b: { type: 'string', default: 'juggler' },
      beside: { type: 'string' },
      games: { type: 'string', default: '20' },
      seed: { type: 'string', default: 'flickers' },
      processes: { type: 'string', default: '1' },
      json: { type: 'boolean' },
    },
  });
  const { a, b, beside, seed, json } = values;
  const [games, processes] = [Number(values.games), Number(values.processes)];
  if (!(games >= 2 && games % 2 === 0)) throw new Error('--games wants an even number, 2 or more');
  if (!(processes >= 1)) throw new Error('--processes wants a number, 1 or more');
  for (const name of [a, b]) await openBot(name, flick, beside);
  const seeds = Array.from(
    { length: games / 2 },
    (_, i) => ({ seed: `${seed}/${i + 1}`, first: i % 2 === 0 ? 'red' : 'blue' }) as const,
  );
  const shares = Array.from({ length: Math.min(processes, seeds.length) }, (_, k) =>
    inThread({ a, b, beside, seeds: seeds.filter((_seed, i) => i % processes === k) }),
  );
  const done = await Promise.all(shares);
  const { games: won, winRate, margin } = matchScore(done.flatMap(({ pairs }) => pairs));
  const sides = [0, 1].map((i) => ({ name: [a, b][i], ...sum(done.map(({ sides: both }) => both[i])) }));
  if (json) return console.log(JSON.stringify({ seed, won, winRate, margin, sides }));
  const percent = (share: number) => `${(100 * share).toFixed(0)}%`;
  console.log(
    `${a} – ${b}, ${games} games, seed ${seed}: ${percent(winRate.mean)} (${percent(winRate.low)} to ${percent(winRate.high)}), ${margin.mean.toFixed(2)} discs`,
  );
  for (const { name, tally, cpuMs } of sides) {
    const { flicks, onDisc, targets, doubles, steals, disarms } = tally;
    console.log(
      `  ${name}: ${percent(onDisc / flicks)} on a disc, ${(cpuMs / flicks).toFixed(0)} ms of CPU a flick; of ${flicks} flicks ${targets} Targets, ${doubles} Doubles, ${steals} steals, ${disarms} disarms`,
    );
  }
}

function inThread(work: Work): Promise<Done> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: work });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function openBot(name: string, simulate: Simulate, beside: string | undefined): Promise<TargetsBot> {
  if (name === 'naive') return naive;
  const isBeside = name.startsWith('beside:');
  const level = isBeside ? name.slice('beside:'.length) : name;
  const known = LEVEL_NAMES.find((each): each is LevelName => each === level);
  if (!known)
    throw new Error(`no bot is called ${name}: naive, ${LEVEL_NAMES.join(', ')}, or beside: and one of these`);
  if (!isBeside) return levelBot(known, simulate);
  if (beside === undefined) throw new Error(`${name} needs --beside and the folder of another checkout`);
  const bots = pathToFileURL(join(resolve(beside), 'packages/bots/src/targets/index.ts')).href;
  const theirs = (await import(bots)) as { levelBot: typeof levelBot };
  return theirs.levelBot(known, simulate);
}

async function play({ a, b, beside, seeds }: Work): Promise<Done> {
  await loadPhysics();
  const sides: readonly [Side, Side] = [newSide(), newSide()];
  const bots = [
    timed(await openBot(a, flick, beside), sides[0]),
    timed(await openBot(b, flick, beside), sides[1]),
  ] as const;
  const pairs: PairScore[] = [];
  for (const { seed, first } of seeds) {
    const half = async (aIsRed: boolean, chance: string) => {
      const [red, blue] = aIsRed ? [0, 1] : [1, 0];
      const match = playMatch(
        { red: bots[red], blue: bots[blue] },
        { ...DEFAULT_OPTIONS, first },
        seed,
        `${seed}/${chance}`,
        flick,
      );
      let step = await match.next();
      for (; !step.done; step = await match.next())
        count(step.value, (seat) => sides[seat === 'red' ? red : blue].tally);
      const [own, other] = aIsRed ? (['red', 'blue'] as const) : (['blue', 'red'] as const);
      const { winners } = score(step.value);
      return {
        result: winners[0] === own ? 1 : 0,
        margin: step.value.won[own].length - step.value.won[other].length,
      } as const;
    };
    pairs.push([await half(true, '1'), await half(false, '2')]);
  }
  return { pairs, sides };
}

function newSide(): Side {
  return { tally: newTally(), cpuMs: 0 };
}

function timed(bot: TargetsBot, side: Side): Player {
  return {
    name: bot.name,
    close: async () => {},
    decide(view, rng) {
      const before = process.threadCpuUsage();
      const decision = bot.decide(view, rng);
      const { user, system } = process.threadCpuUsage(before);
      if (decision?.move.type === 'flick') side.cpuMs += (user + system) / 1000;
      return decision;
    },
  };
}

function sum(sides: readonly Side[]): Side {
  const total = newSide();
  for (const { tally, cpuMs } of sides) {
    total.cpuMs += cpuMs;
    for (const key of Object.keys(tally) as (keyof Tally)[]) total.tally[key] += tally[key];
  }
  return total;
}
