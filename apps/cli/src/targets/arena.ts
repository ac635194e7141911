import { matchScore, type MatchScore, type Times, timesOf } from '@caravanserai/bots';
import { at, err, ok } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, score, type Seat, type Simulate } from '@caravanserai/targets';
import type { AnyT } from '@caravanserai/texts';
import { command, NO_WORDS, MATCH_FLAGS } from '../command.ts';
import { decimal, percent, signed } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { newSeed } from '../seed.ts';
import { checkBot } from './bots.ts';
import { playMatch } from './match.ts';
import { openPhysics } from './physics.ts';
import { openPlayer, type Player } from './players.ts';
import { sayTally } from './selfplay.ts';
import { count, newTally, type Tally } from './tally.ts';
import { ProgramError, sayProblem } from '../userBots/problem.ts';

export const arena = command({
  name: 'arena',
  flags: {
    a: { kind: 'text' },
    b: { kind: 'text' },
    games: { kind: 'count', least: 2, most: 100_000, otherwise: 20 },
    seed: { kind: 'text' },
    limit: MATCH_FLAGS.limit,
  },
  words: NO_WORDS,
  async run({ io, t, flags }) {
    if (flags.a === undefined || flags.b === undefined)
      return err(t('cli.wrong.tooFew', { word: flags.a === undefined ? '--a' : '--b' }));
    const a = checkBot(t, flags.a);
    if (!a.ok) return a;
    const b = checkBot(t, flags.b);
    if (!b.ok) return b;
    if (flags.games % 2 !== 0) return err(t('targetsCli.wrong.oddGames', { games: flags.games }));
    const seed = flags.seed ?? newSeed();
    const { flick: simulate } = await openPhysics();
    const progress = startProgress(io, flags.games);
    const open: Player[] = [];
    const side = async (name: string) => {
      const player = await openPlayer(name, simulate, flags.limit);
      open.push(player);
      return newSide(player);
    };
    const pairs: Awaited<ReturnType<typeof playPair>>[] = [];
    let sides: Sides;
    try {
      sides = { a: await side(a.value), b: await side(b.value) };
      for (let i = 0; i < flags.games / 2; i++) {
        pairs.push(await playPair(sides, `${seed}/${i + 1}`, i, simulate));
        progress.tick(2 * (i + 1));
      }
    } catch (error) {
      if (error instanceof ProgramError) return err(sayProblem(t, error.problem)); // an error in a user's bot
      throw error;
    } finally {
      progress.end();
      for (const player of open) await player.close();
    }
    const match = { seed, ...matchScore(pairs), sides: [summaryOf(sides.a), summaryOf(sides.b)] } as const;
    io.out.write(flags.json ? `${JSON.stringify(match, undefined, 2)}\n` : sayMatch(t, match));
    return ok(undefined);
  },
});

/** The totals of one bot. */
interface Side {
  readonly name: string;
  readonly player: Player;
  readonly tally: Tally;
  readonly timesMs: number[]; // per flick
}

interface Sides {
  readonly a: Side;
  readonly b: Side;
}

function newSide(player: Player): Side {
  const timesMs: number[] = [];
  const decide: Player['decide'] = async (view, rng) => {
    const startMs = performance.now();
    const decision = await player.decide(view, rng);
    if (decision?.move.type === 'flick') timesMs.push(performance.now() - startMs);
    return decision;
  };
  return { name: player.name, player: { ...player, decide }, tally: newTally(), timesMs };
}

/** Plays the same towers twice with the seats swapped; who goes first alternates between pairs. */
async function playPair({ a, b }: Sides, seed: string, pair: number, simulate: Simulate) {
  const first = pair % 2 === 0 ? 'red' : 'blue';
  const play = async (red: Side, blue: Side, half: number) => {
    const of = (seat: Seat) => (seat === 'red' ? red : blue);
    const match = playMatch(
      { red: red.player, blue: blue.player },
      { ...DEFAULT_OPTIONS, first },
      seed,
      `${seed}/${half}`,
      simulate,
    );
    let step = await match.next();
    for (; !step.done; step = await match.next()) count(step.value, (seat) => of(seat).tally);
    const end = step.value;
    const { winners } = score(end);
    const discs = (side: Side) => end.won[red === side ? 'red' : 'blue'].length;
    return { result: of(at(winners, 0)) === a ? 1 : 0, margin: discs(a) - discs(b) } as const;
  };
  return [await play(a, b, 1), await play(b, a, 2)] as const;
}

interface SideSummary extends Tally {
  readonly name: string;
  readonly times: Times;
}
interface Match extends MatchScore {
  readonly seed: string;
  readonly sides: readonly [SideSummary, SideSummary];
}

function summaryOf({ name, tally, timesMs }: Side): SideSummary {
  return { name, ...tally, times: timesOf(timesMs) };
}

function sayMatch(t: AnyT, { seed, sides, games, winRate, elo, margin }: Match): string {
  const [a, b] = sides;
  const range = ({ mean, low, high }: Match['elo'], say: (value: number) => string) => ({
    mean: say(mean),
    low: say(low),
    high: say(high),
  });
  const rate = t(
    'botsCli.arena.winRate',
    range(winRate, (share) => percent(t, share)),
  );
  const rating = t(
    'botsCli.arena.elo',
    range(elo, (value) => signed(t, value, 0)),
  );
  const discs = t(
    'targetsCli.arena.margin',
    range(margin, (value) => signed(t, value, 2)),
  );
  const won = t('targetsCli.arena.games', { won: games.won, lost: games.lost });
  const time = ({ name, times: { meanMs, p95Ms, maxMs } }: SideSummary) =>
    t('targetsCli.arena.time', {
      bot: name,
      mean: decimal(t, meanMs, 0),
      p95: decimal(t, p95Ms, 0),
      max: decimal(t, maxMs, 0),
    });
  const tally = (side: SideSummary) => t('targetsCli.arena.tally', { bot: side.name, tally: sayTally(t, side) });
  const head = t('targetsCli.arena.head', { a: a.name, b: b.name, count: games.won + games.lost, seed });
  const body = [rate, rating, discs, won, tally(a), tally(b), time(a), time(b)];
  return `${[head, ...body.map((line) => `  ${line}`), t('botsCli.arena.intervals')].join('\n')}\n`;
}
