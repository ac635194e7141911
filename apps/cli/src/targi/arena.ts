import {
  countPairs,
  matchScore,
  type MatchScore,
  sprt,
  type SprtState,
  type SprtTest,
  type Times,
  timesOf,
} from '@caravanserai/bots';
import { err, ok } from '@caravanserai/contract';
import type { AnyT } from '@caravanserai/texts';
import { playTasks } from './arena/crew.ts';
import type { Both, PairOutcome } from './arena/pair.ts';
import { checkBots } from './arena/words.ts';
import { decimal, percent, signed } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { newSeed } from '../seed.ts';
import { command, MATCH_FLAGS, NO_WORDS } from '../command.ts';
import { sayProblem } from '../userBots/problem.ts';

const RISK = 0.05;
const FEW_PAIRS = 150; // results from fewer pairs are too uncertain

export const arena = command({
  name: 'arena',
  flags: {
    a: { kind: 'text' },
    b: { kind: 'text' },
    pairs: { kind: 'count', least: 1, most: 1_000_000, otherwise: 100 },
    sprt: { kind: 'switch' },
    elo0: { kind: 'count', least: 0, most: 1000, otherwise: 0 },
    elo1: { kind: 'count', least: 1, most: 1000, otherwise: 30 },
    ...MATCH_FLAGS,
  },
  words: NO_WORDS,
  async run({ io, t, flags }) {
    const { a, b, pairs, elo0, elo1, threads, limit: limitMs } = flags;
    if (a === undefined || b === undefined)
      return err(t('cli.wrong.tooFew', { word: a === undefined ? '--a' : '--b' }));
    const bots = checkBots(t, [a, b]);
    if (!bots.ok) return bots;
    if (elo0 >= elo1) return err(t('botsCli.arena.eloOrder'));
    const test: SprtTest | undefined = flags.sprt ? { elo0, elo1, alpha: RISK, beta: RISK } : undefined;
    const seed = flags.seed ?? newSeed();
    const outcomes: PairOutcome[] = [];
    const progress = startProgress(io, pairs);
    const tasks = Array.from({ length: pairs }, (_, i) => ({ a: 0, b: 1, pair: i + 1 }));
    const played = await playTasks({ bots: bots.value, seed, limitMs }, tasks, threads, (outcome) => {
      outcomes.push(outcome);
      progress.tick(outcomes.length);
      return !test || sprt(test, countPairs(outcomes)).verdict === 'undecided';
    });
    progress.end();
    if (!played.ok) return err(sayProblem(t, played.error));
    const match = summarise({ a, b }, seed, outcomes, test);
    io.out.write(flags.json ? `${JSON.stringify(match, undefined, 2)}\n` : sayMatch(t, match));
    return ok(undefined);
  },
});

interface Match extends MatchScore {
  readonly a: string;
  readonly b: string;
  readonly seed: string;
  readonly points: Both<number>; // per game, on average
  readonly times: Both<Times>;
  readonly sprt?: SprtTest & SprtState;
}

function summarise(bots: Both<string>, seed: string, outcomes: readonly PairOutcome[], test?: SprtTest): Match {
  const games = outcomes.flat();
  const meanOf = (side: 'a' | 'b') => games.reduce((sum, { points }) => sum + points[side], 0) / games.length;
  const match = {
    ...bots,
    seed,
    ...matchScore(outcomes),
    points: { a: meanOf('a'), b: meanOf('b') },
    times: {
      a: timesOf(games.flatMap(({ timesMs }) => timesMs.a)),
      b: timesOf(games.flatMap(({ timesMs }) => timesMs.b)),
    },
  };
  return test ? { ...match, sprt: { ...test, ...sprt(test, match.pentanomial) } } : match;
}

function sayMatch(t: AnyT, match: Match): string {
  const { a, b, seed, pairs, games, pentanomial, winRate, elo, margin, points, times } = match;
  const range = ({ mean, low, high }: Match['elo'], say: (value: number) => string) => ({
    mean: say(mean),
    low: say(low),
    high: say(high),
  });
  const time = (bot: string, { meanMs, p95Ms, maxMs }: Times) =>
    t('botsCli.arena.time', { bot, mean: decimal(t, meanMs, 1), p95: decimal(t, p95Ms, 1), max: decimal(t, maxMs, 1) });
  const body = [
    t(
      'botsCli.arena.winRate',
      range(winRate, (share) => percent(t, share)),
    ),
    t(
      'botsCli.arena.elo',
      range(elo, (value) => signed(t, value, 0)),
    ),
    t(
      'botsCli.arena.margin',
      range(margin, (value) => signed(t, value, 2)),
    ),
    t('botsCli.arena.points', { a: decimal(t, points.a, 1), b: decimal(t, points.b, 1) }),
    t('botsCli.arena.games', games),
    t('botsCli.arena.pairs', { pairs: pentanomial.join(', ') }),
    time(a, times.a),
    time(b, times.b),
  ];
  const lines = [
    t('botsCli.arena.head', { a, b, count: pairs, seed }),
    ...body.map((line) => `  ${line}`),
    t('botsCli.arena.intervals'),
    ...(match.sprt ? saySprt(t, match.sprt, a, pairs) : []),
  ];
  return `${lines.join('\n')}\n`;
}

function saySprt(t: AnyT, test: SprtTest & SprtState, a: string, pairs: number): string[] {
  const { elo0, elo1, llr, lower, upper, verdict } = test;
  const say = (value: number) => signed(t, value, 2);
  const isEarly = verdict !== 'undecided' && pairs < FEW_PAIRS;
  return [
    t('botsCli.arena.sprt', { elo0, elo1, llr: say(llr), lower: say(lower), upper: say(upper) }),
    verdict === 'undecided' ? t('botsCli.arena.verdict.undecided') : t(`botsCli.arena.verdict.${verdict}`, { a }),
    ...(isEarly ? [t('botsCli.arena.early', { pairs: FEW_PAIRS })] : []),
  ];
}
