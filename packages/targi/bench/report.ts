import { availableParallelism, cpus } from 'node:os';
import type { Contender } from './contenders.ts';
import { median, type Stretch, type Timing } from './measure.ts';

/** CPU time measures the engine alone; wall-clock time also depends on the load of the machine. */
export interface Speed {
  readonly key: string;
  readonly what: string;
  readonly gamesPerCpuSecond: number; // median of the repetitions
  readonly spread: readonly [number, number];
  readonly gamesPerSecond: number; // by the wall clock
  readonly decisionsPerCpuSecond: number;
  readonly movesPerGame: number;
  readonly gcCount: number;
  readonly gcMs: number;
  readonly wallMs: number;
}

export interface Ratio {
  readonly of: string;
  readonly to: string;
  readonly median: number;
  readonly spread: readonly [number, number];
}

export interface Report {
  readonly node: string;
  readonly cpu: string;
  readonly cores: number;
  readonly contenders: readonly Speed[];
  readonly ratios: readonly Ratio[];
  readonly calls: Readonly<Record<string, Timing>>;
}

export function makeReport(
  stretches: ReadonlyMap<Contender, readonly Stretch[]>,
  calls: Readonly<Record<string, Timing>>,
): Report {
  const entries = [...stretches];
  const isOther = (key: string) => key.startsWith('boardgameIo') || key.includes('@');
  const ours = entries.filter(([{ key }]) => !isOther(key));
  const othersOf = (of: string) =>
    entries.filter(([{ key }]) => isOther(key) && (!key.includes('@') || key.startsWith(`${of}@`)));
  return {
    node: process.version,
    cpu: cpus()[0].model,
    cores: availableParallelism(),
    contenders: entries.map(([contender, of]) => speedOf(contender, of)),
    ratios: ours.flatMap(([{ key: of }, a]) => othersOf(of).map(([{ key: to }, b]) => ({ of, to, ...ratio(a, b) }))),
    calls,
  };
}

function speedOf({ key, what }: Contender, stretches: readonly Stretch[]): Speed {
  const perCpuSecond = stretches.map(speed);
  const sum = (field: keyof Stretch) => stretches.reduce((total, stretch) => total + stretch[field], 0);
  return {
    key,
    what,
    gamesPerCpuSecond: median(perCpuSecond),
    spread: [Math.min(...perCpuSecond), Math.max(...perCpuSecond)],
    gamesPerSecond: median(stretches.map(({ games, wallMs }) => (games / wallMs) * 1000)),
    decisionsPerCpuSecond: median(stretches.map(({ moves, cpuMs }) => (moves / cpuMs) * 1000)),
    movesPerGame: sum('moves') / sum('games'),
    gcCount: sum('gcCount'),
    gcMs: sum('gcMs'),
    wallMs: sum('wallMs'),
  };
}

/** Compares repetitions in pairs, because each pair was measured within seconds. */
function ratio(a: readonly Stretch[], b: readonly Stretch[]): Pick<Ratio, 'median' | 'spread'> {
  const ratios = a.map((stretch, i) => speed(stretch) / speed(b[i]));
  return { median: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] };
}

function speed({ games, cpuMs }: Stretch): number {
  return (games / cpuMs) * 1000;
}

export function makeTables({ node, cpu, cores, contenders, ratios, calls }: Report): string {
  const games = [
    ['random games', 'games/CPU s', 'spread', 'games/s', 'decisions/CPU s', 'moves/game', 'collections'],
    ...contenders.map((row) => [
      row.key,
      whole(row.gamesPerCpuSecond),
      row.spread.map(whole).join(' – '),
      whole(row.gamesPerSecond),
      whole(row.decisionsPerCpuSecond),
      row.movesPerGame.toFixed(1),
      `${whole(row.gcCount)} in ${(row.wallMs / 1000).toFixed(1)} s, ${row.gcMs.toFixed(1)} ms`,
    ]),
  ];
  const times = [
    ['now ÷ other', 'median', 'spread'],
    ...ratios.map(({ of, to, median, spread }) => [
      `${of} ÷ ${to}`,
      `${median.toFixed(2)} ×`,
      spread.map((n) => n.toFixed(2)).join(' – '),
    ]),
  ];
  const single = [
    ['one call', 'CPU ns', 'spread'],
    ...Object.entries(calls).map(([name, { ns, spreadNs }]) => [name, whole(ns), spreadNs.map(whole).join(' – ')]),
  ];
  const legend = contenders.map(({ key, what }) => `${key}: ${what}`).join('\n');
  return [
    `Node ${node}, ${cpu}, ${cores} cores; one is used. Uniform random legal moves, from the deal to the end.`,
    ...[games, times, single].map(makeTable),
    legend,
  ].join('\n\n');
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}

function makeTable(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('  ');
  return [line(rows[0]), widths.map((width) => '─'.repeat(width)).join('  '), ...rows.slice(1).map(line)].join('\n');
}
