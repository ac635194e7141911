import { type Meeting, rate, type Rating, type Times, timesOf } from '@caravanserai/bots';
import { LEVEL_NAMES } from '@caravanserai/bots/targi';
import { at, err, known, ok } from '@caravanserai/contract';
import type { AnyT } from '@caravanserai/texts';
import { playTasks, type Task } from './arena/crew.ts';
import type { PairOutcome } from './arena/pair.ts';
import { ANCHOR } from './arena/spec.ts';
import { checkBots } from './arena/words.ts';
import { drawTable } from './draw/table.ts';
import { decimal, percent } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { newSeed } from '../seed.ts';
import { command, NO_WORDS, MATCH_FLAGS } from '../command.ts';
import { sayProblem } from '../userBots/problem.ts';

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
    const tallies = newTallies(names.length);
    const progress = startProgress(io, tasks.length);
    let done = 0;
    const work = { bots: names, seed, limitMs: flags.limit };
    const played = await playTasks(work, tasks, flags.threads, (outcome, task) => {
      count(tallies, outcome, task);
      progress.tick(++done);
      return true;
    });
    progress.end();
    if (!played.ok) return err(sayProblem(t, played.error));
    const standing = rank(names, tallies, { seed, pairs: flags.pairs });
    io.out.write(flags.json ? `${JSON.stringify(standing, undefined, 2)}\n` : sayStanding(t, standing));
    return ok(undefined);
  },
});

/** Round by round, so that an interrupted ladder is still balanced. */
function tasksFor(bots: number, pairs: number): Task[] {
  const tasks: Task[] = [];
  for (let pair = 1; pair <= pairs; pair++)
    for (let a = 0; a < bots; a++) for (let b = a + 1; b < bots; b++) tasks.push({ a, b, pair });
  return tasks;
}

/** Totals of one player. */
interface Tally {
  readonly against: { games: number; won: number }[]; // by opponent; a tie counts as half a win
  points: number; // points scored in the games
  readonly timesMs: number[];
}

function newTallies(bots: number): Tally[] {
  return Array.from({ length: bots }, () => ({
    against: Array.from({ length: bots }, () => ({ games: 0, won: 0 })),
    points: 0,
    timesMs: [],
  }));
}

function count(tallies: readonly Tally[], outcome: PairOutcome, { a, b }: Task): void {
  for (const { result, points, timesMs } of outcome) {
    add(at(tallies, a), b, result, points.a, timesMs.a);
    add(at(tallies, b), a, 1 - result, points.b, timesMs.b);
  }
}

function add(tally: Tally, opponent: number, won: number, points: number, timesMs: readonly number[]): void {
  const meeting = at(tally.against, opponent);
  meeting.games++;
  meeting.won += won;
  tally.points += points;
  tally.timesMs.push(...timesMs);
}

interface Row extends Rating {
  readonly bot: string;
  readonly games: number;
  readonly winRate: number;
  readonly points: number; // per game, on average
  readonly times: Times;
  /** By opponent. */
  readonly against: Readonly<Record<string, number>>;
}

interface Standing {
  readonly seed: string;
  readonly pairs: number;
  readonly anchor: { readonly bot: string; readonly elo: number };
  readonly rows: readonly Row[]; // sorted by strength
}

export function rank(
  bots: readonly string[],
  tallies: readonly Tally[],
  { seed, pairs }: Pick<Standing, 'seed' | 'pairs'>,
): Standing {
  const meetings = tallies.flatMap(({ against }, a) =>
    against.map((meeting, b): Meeting => ({ a, b, ...meeting })).slice(a + 1),
  );
  const anchor = anchorOf(bots, meetings);
  const ratings = rate(bots.length, meetings, { player: bots.indexOf(anchor.bot), elo: anchor.elo });
  const rows = bots.map((bot, i): Row => {
    const { against, points, timesMs } = at(tallies, i);
    const total = against.reduce((sum, { games, won }) => ({ games: sum.games + games, won: sum.won + won }));
    const shares = against.map(({ games, won }, j) => [at(bots, j), won / games] as const);
    return {
      bot,
      ...at(ratings, i),
      games: total.games,
      winRate: total.won / total.games,
      points: points / total.games,
      times: timesOf(timesMs),
      against: Object.fromEntries(shares.filter(([other]) => other !== bot)),
    };
  });
  return { seed, pairs, anchor, rows: rows.toSorted((a, b) => b.elo - a.elo) };
}

/** The rating anchor: plain ISMCTS if it takes part, otherwise the weakest bot, set to 0. */
function anchorOf(bots: readonly string[], meetings: readonly Meeting[]): Standing['anchor'] {
  if (bots.includes(ANCHOR.bot)) return ANCHOR;
  const elos = rate(bots.length, meetings, { player: 0, elo: 0 }).map(({ elo }) => elo);
  return { bot: at(bots, elos.indexOf(Math.min(...elos))), elo: 0 };
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
    ...rows.map(({ bot: other }) => (other === bot ? '' : percent(t, known(against[other]), 0))),
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
