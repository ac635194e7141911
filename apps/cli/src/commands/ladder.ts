import { LEVEL_NAMES, type Meeting, rate, type Rating, type Times, timesOf } from '@caravanserai/bots';
import { err, ok } from '@caravanserai/contract';
import type { AnyT } from '@caravanserai/texts';
import { playTasks, type Task } from '../arena/crew.ts';
import type { PairOutcome } from '../arena/pair.ts';
import { ANCHOR } from '../arena/spec.ts';
import { checkBots, sayProblem } from '../arena/words.ts';
import { drawTable } from '../draw/table.ts';
import { decimal, percent } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { newSeed } from '../seed.ts';
import { MATCH_FLAGS } from './arena.ts';
import { command, NO_WORDS } from './command.ts';

export const ladder = command({
  name: 'ladder',
  flags: {
    bots: { kind: 'text', otherwise: LEVEL_NAMES.join(',') },
    pairs: { kind: 'count', least: 1, most: 100_000, otherwise: 50 },
    ...MATCH_FLAGS,
  },
  words: NO_WORDS,
  async run({ io, t, flags }) {
    const names = [...new Set(flags.bots.split(',').map((name) => name.trim()))];
    const bots = checkBots(t, names);
    if (!bots.ok) return bots;
    if (names.length < 2) return err(t('botsCli.spec.few'));
    const seed = flags.seed ?? newSeed();
    const tasks = tasksFor(names.length, flags.pairs);
    const tally = newTally(names.length);
    const progress = startProgress(io, tasks.length);
    let done = 0;
    const work = { bots: names, seed, limitMs: flags.limit };
    const played = await playTasks(work, tasks, flags.threads, (outcome, task) => {
      count(tally, outcome, task);
      progress.tick(++done);
      return true;
    });
    progress.end();
    if (!played.ok) return err(sayProblem(t, played.error));
    const standing = rank(names, tally, { seed, pairs: flags.pairs });
    io.out.write(flags.json ? `${JSON.stringify(standing, undefined, 2)}\n` : sayStanding(t, standing));
    return ok(undefined);
  },
});

/** Round by round, so that a ladder that is cut short would still be a fair one. */
function tasksFor(bots: number, pairs: number): Task[] {
  const tasks: Task[] = [];
  for (let pair = 1; pair <= pairs; pair++)
    for (let a = 0; a < bots; a++) for (let b = a + 1; b < bots; b++) tasks.push({ a, b, pair });
  return tasks;
}

interface Tally {
  /** By player, then by opponent: points of matches, a shared game being half. */
  readonly won: number[][];
  readonly games: number[][];
  readonly points: number[]; // of the game, by player
  readonly timesMs: number[][];
}

function newTally(bots: number): Tally {
  const square = () => Array.from({ length: bots }, () => Array.from({ length: bots }, () => 0));
  return { won: square(), games: square(), points: square()[0], timesMs: square().map(() => []) };
}

function count(tally: Tally, outcome: PairOutcome, { a, b }: Task): void {
  for (const { result, points, timesMs } of outcome) {
    tally.won[a][b] += result;
    tally.won[b][a] += 1 - result;
    tally.games[a][b]++;
    tally.games[b][a]++;
    tally.points[a] += points.a;
    tally.points[b] += points.b;
    tally.timesMs[a].push(...timesMs.a);
    tally.timesMs[b].push(...timesMs.b);
  }
}

interface Row extends Rating {
  readonly bot: string;
  readonly games: number;
  readonly winRate: number;
  readonly points: number; // a game, on average
  readonly times: Times;
  /** By opponent. */
  readonly against: Readonly<Record<string, number>>;
}

interface Standing {
  readonly seed: string;
  readonly pairs: number;
  readonly anchor: { readonly bot: string; readonly elo: number };
  readonly rows: readonly Row[]; // the strongest first
}

export function rank(
  bots: readonly string[],
  tally: Tally,
  { seed, pairs }: Pick<Standing, 'seed' | 'pairs'>,
): Standing {
  const meetings: Meeting[] = bots.flatMap((_, a) =>
    bots.slice(a + 1).map((_other, i) => {
      const b = a + 1 + i;
      return { a, b, games: tally.games[a][b], won: tally.won[a][b] };
    }),
  );
  const anchor = anchorOf(bots, meetings);
  const ratings = rate(bots.length, meetings, { player: bots.indexOf(anchor.bot), elo: anchor.elo });
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const rows = bots.map((bot, i): Row => {
    const games = sum(tally.games[i]);
    const others = bots.flatMap((other, j) => (i === j ? [] : [[other, tally.won[i][j] / tally.games[i][j]] as const]));
    return {
      bot,
      ...ratings[i],
      games,
      winRate: sum(tally.won[i]) / games,
      points: tally.points[i] / games,
      times: timesOf(tally.timesMs[i]),
      against: Object.fromEntries(others),
    };
  });
  return { seed, pairs, anchor, rows: rows.toSorted((a, b) => b.elo - a.elo) };
}

/** The textbook search if it plays; else the weakest is 0. */
function anchorOf(bots: readonly string[], meetings: readonly Meeting[]): Standing['anchor'] {
  if (bots.includes(ANCHOR.bot)) return ANCHOR;
  const elos = rate(bots.length, meetings, { player: 0, elo: 0 }).map(({ elo }) => elo);
  return { bot: bots[elos.indexOf(Math.min(...elos))], elo: 0 };
}

function sayStanding(t: AnyT, { seed, pairs, anchor, rows }: Standing): string {
  const ratings = rows.map(({ bot, elo, low, high, winRate, points, times }) => [
    bot,
    decimal(t, elo, 0),
    bot === anchor.bot ? '' : `${decimal(t, low, 0)} – ${decimal(t, high, 0)}`,
    percent(t, winRate),
    decimal(t, points, 1),
    `${decimal(t, times.meanMs, 1)}, ${decimal(t, times.p95Ms, 1)}`,
  ]);
  const heads = ['bot', 'elo', 'interval', 'share', 'points', 'time'] as const;
  const cross = rows.map(({ bot, against }) => [
    bot,
    ...rows.map(({ bot: other }) => (other === bot ? '' : percent(t, against[other], 0))),
  ]);
  return [
    t('botsCli.ladder.head', { count: pairs, seed }),
    '',
    ...drawTable(
      heads.map((head) => t(`botsCli.ladder.${head}`)),
      ratings,
    ),
    '',
    ...drawTable([t('botsCli.ladder.against'), ...rows.map(({ bot }) => bot)], cross),
    '',
    t('botsCli.ladder.anchor', anchor),
    '',
  ].join('\n');
}
