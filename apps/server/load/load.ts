import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type AttackOptions, underAttack } from './attack.ts';
import { type DailyLoad, finishDaily } from './daily.ts';
import { flushMs } from './flush.ts';
import { highestRate, type Sustained } from './search.ts';
import { type Contender, CONTENDERS, type Measured, openTable, type StoreKind, type Table } from './subjects.ts';

const USAGE = `npm run load -- --games N [--seconds S] [--store sqlite|postgres] [--only ours|theirs|theirsOnDisk] [--json]
  --gap MS     milliseconds between two moves of one game (1000); 0: as fast as the answers come
  --nodes N    nodes on one PostgreSQL, the two players of a game on different nodes (1)
  --p99 MS     instead: the most moves a second that each server sustains with 99 of 100 moves at the opponent within so long
  --beside DIR instead: ours and that of another revision, checked out and installed there, by the same clients in turn
  --repeat N   how often that is searched for or compared, the servers taking turns (3)
  --daily      instead: players (their number: --games) finish their daily games within --seconds
  --attack     instead: ours with its limits on, alone and beside five attackers (--attackers N) who do everything at once,
               or only --kinds lists,pictures,passwords,guesses,tables,chat,sockets,drips,logs,requests,refused,pings,fragments,malformed,
               strangers,games`;
const WARM_UP_S = 3;

interface LoadOptions {
  readonly games: number;
  readonly seconds: number;
  readonly store: StoreKind;
  readonly nodes: number; // of our server, on one PostgreSQL
  readonly contenders: readonly Contender[];
}

const print = (line: string) => void process.stdout.write(`${line}\n`);
const rateOf = ({ moves, seconds }: Measured) => moves / seconds;
const HEAD = `${''.padEnd(16)}   moves/s    p50 ms    p95 ms    p99 ms   kB/game    CPU ms a move: server, clients  errors`;

function lineOf(name: string, measured: Measured): string {
  const { moves, p50Ms, p95Ms, p99Ms, memoryKbPerGame, cpuMsPerMove, clientCpuS, errors } = measured;
  const clientMs = (clientCpuS * 1000) / moves;
  const numbers = [rateOf(measured), p50Ms, p95Ms, p99Ms, memoryKbPerGame, cpuMsPerMove, clientMs];
  return `${name.padEnd(16)}${numbers.map((value) => value.toFixed(2).padStart(10)).join('')}${String(errors).padStart(18)}`;
}

function nameOf(whose: Contender, store: StoreKind): string {
  return { ours: `ours, ${store}`, theirs: 'boardgame.io', theirsOnDisk: '… on disk' }[whose];
}

/** Each server alone, at the same rate of moves. */
async function atOnePace(
  { games, seconds, store, nodes, contenders }: LoadOptions,
  gapMs: number,
): Promise<Record<string, Measured>> {
  print(`${games} games, ${seconds} s, ${gapMs} ms between two moves of a game\n${HEAD}`);
  const results: Record<string, Measured> = {};
  for (const whose of contenders) {
    const table = await openTable(whose, games, store, { nodes });
    try {
      results[whose] = await table.drive({ gapMs, warmUpS: WARM_UP_S, seconds });
    } finally {
      await table.stop();
    }
    print(lineOf(nameOf(whose, store), results[whose]));
  }
  return results;
}

function onTried(rate: number, measured: Measured, isHeld: boolean): void {
  print(lineOf(`  ${isHeld ? 'held' : 'not '} ${rate.toFixed(0)}`, measured));
}

/** All servers are running; one at a time is under load. */
async function atEqualP99(
  options: LoadOptions,
  p99Ms: number,
  repeat: number,
): Promise<Record<string, (Sustained | undefined)[]>> {
  const { games, seconds, store, contenders } = options;
  print(
    `${games} games; the most moves a second with p99 ≤ ${p99Ms} ms, ${seconds} s for each rate that is tried\n${HEAD}`,
  );
  const tables = new Map<Contender, Table>();
  const results: Record<string, (Sustained | undefined)[]> = {};
  try {
    for (const whose of contenders) tables.set(whose, await openTable(whose, games, store));
    for (let i = 0; i < repeat; i++) {
      for (const [whose, table] of tables) {
        const last = results[whose]?.at(-1);
        const held = await highestRate(
          table,
          { games, p99Ms, seconds, onTried },
          last ? last.offered * 0.8 : undefined,
        );
        (results[whose] ??= []).push(held);
        print(held ? lineOf(nameOf(whose, store), held) : `${nameOf(whose, store)}: no rate`);
      }
    }
  } finally {
    for (const table of tables.values()) await table.stop();
  }
  return results;
}

/** The servers of this checkout and of another one are both running; one at a time is under the same load. */
async function besideAnother(
  { games, seconds, store }: LoadOptions,
  gapMs: number,
  root: string,
  repeat: number,
): Promise<Record<'ours' | 'other', Measured[]>> {
  print(`${games} games, ${seconds} s, ${gapMs} ms between two moves of a game; the other is ${root}\n${HEAD}`);
  const tables = {
    other: await openTable('ours', games, store, { root }),
    ours: await openTable('ours', games, store),
  };
  const results: Record<keyof typeof tables, Measured[]> = { other: [], ours: [] };
  try {
    for (let i = 0; i < repeat; i++) {
      for (const whose of ['other', 'ours'] as const) {
        const measured = await tables[whose].drive({ gapMs, warmUpS: WARM_UP_S, seconds });
        results[whose].push(measured);
        print(lineOf(`${whose}, ${store}`, measured));
      }
    }
  } finally {
    for (const table of Object.values(tables)) await table.stop();
  }
  const ratios = results.ours.map(({ cpuMsPerMove }, i) => cpuMsPerMove / (results.other[i]?.cpuMsPerMove ?? 0));
  print(`CPU a move, ours ÷ other: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}`);
  return results;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function tellRatios(rates: Readonly<Record<string, number>>): void {
  const { ours, ...others } = rates;
  if (ours === undefined) return;
  for (const [whose, rate] of Object.entries(others)) {
    print(`moves/s, ours ÷ ${nameOf(whose as Contender, 'sqlite')}: ${(ours / rate).toFixed(1)}`);
  }
}

async function tellAttack(options: AttackOptions, json: boolean): Promise<number> {
  print(`${options.games} games, ${options.attackers} attackers, ${options.seconds} s\n${HEAD}`);
  const found = await underAttack(options);
  const { quiet, attacked, quietMb, mostMb, booty, logins } = found;
  print(lineOf('alone', quiet));
  print(lineOf('attacked', attacked));
  const share = (of: Measured) => `${((of.cpuMsPerMove * rateOf(of)) / 10).toFixed(0)} %`;
  print(`server: ${share(quiet)} of a core alone, ${share(attacked)} attacked`);
  print(`memory: ${quietMb.toFixed(0)} MB alone, at most ${mostMb.toFixed(0)} MB`);
  const { taken, refused, withoutTime, failed } = booty;
  print(
    `attackers: ${taken} done, ${refused} refused with too-many (${withoutTime} of them without a time), ${failed} failed`,
  );
  const { slowestMs, slowestKnownMs } = logins;
  const slowest = `the slowest in ${slowestMs.toFixed(0)} ms, in a known browser in ${slowestKnownMs.toFixed(0)} ms`;
  print(`honest logins: ${logins.done} done, ${logins.refused} refused, ${slowest}`);
  print(found.holds ? 'the bar holds' : 'the bar does not hold');
  if (json) print(JSON.stringify({ ...options, ...found }));
  return found.holds ? 0 : 1;
}

async function tellDaily(options: DailyLoad, json: boolean): Promise<number> {
  const found = await finishDaily(options);
  print(
    `${options.players} players played up to the last rounds in ${found.prepareS.toFixed(0)} s, and finished within ${options.seconds} s`,
  );
  for (const [what, list] of Object.entries({
    'answer to the last move': found.answered,
    'results shown': found.shown,
  })) {
    const [p50, p99, worst] = [0.5, 0.99, 1].map((share) => quantile(list, share).toFixed(0));
    print(`${what}: p50 ${p50} ms, p99 ${p99} ms, at most ${worst} ms`);
  }
  if (json) print(JSON.stringify({ ...options, ...found }));
  return 0;
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string' },
      seconds: { type: 'string' },
      store: { type: 'string', default: 'sqlite' },
      nodes: { type: 'string', default: '1' },
      gap: { type: 'string', default: '1000' },
      p99: { type: 'string' },
      beside: { type: 'string' },
      repeat: { type: 'string', default: '3' },
      only: { type: 'string' },
      attack: { type: 'boolean', default: false },
      daily: { type: 'boolean', default: false },
      attackers: { type: 'string', default: '5' },
      kinds: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
  });
  const { store, only, p99, json } = values;
  const [games, gapMs, repeat] = [Number(values.games), Number(values.gap), Number(values.repeat)];
  const seconds = Number(values.seconds ?? (p99 === undefined ? 20 : 4));
  const contenders = CONTENDERS.filter((known) => only === undefined || known === only);
  const isRight = games >= 1 && seconds >= 1 && gapMs >= 0 && repeat >= 1 && !(Number(p99) <= 0);
  if (!isRight || contenders.length === 0 || (store !== 'sqlite' && store !== 'postgres')) {
    console.error(USAGE);
    return 2;
  }
  print(`this disk flushes a move in ${(await flushMs()).toFixed(2)} ms`);
  const options: LoadOptions = {
    games,
    seconds,
    store,
    nodes: store === 'postgres' ? Number(values.nodes) : 1,
    contenders,
  };
  if (values.daily) return tellDaily({ players: games, store, seconds }, json);
  if (values.attack)
    return tellAttack({ games, seconds, store, gapMs, attackers: Number(values.attackers), kinds: values.kinds }, json);
  if (values.beside !== undefined) {
    const found = await besideAnother(options, gapMs, resolve(values.beside), repeat);
    if (json) print(JSON.stringify({ ...options, gapMs, ...found }));
    return 0;
  }
  if (p99 !== undefined) {
    const found = await atEqualP99(options, Number(p99), repeat);
    const rates = Object.entries(found).map(([whose, list]) => [
      whose,
      median(list.map((one) => (one ? rateOf(one) : 0))),
    ]);
    tellRatios(Object.fromEntries(rates) as Record<string, number>);
    if (json) print(JSON.stringify({ ...options, p99Ms: Number(p99), ...found }));
    return 0;
  }
  const found = await atOnePace(options, gapMs);
  tellRatios(Object.fromEntries(Object.entries(found).map(([whose, one]) => [whose, rateOf(one)])));
  if (json) print(JSON.stringify({ ...options, gapMs, ...found }));
  return (found['ours']?.errors ?? 0) === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main();
