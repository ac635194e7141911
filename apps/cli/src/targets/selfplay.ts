import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { err, ok } from '@caravanserai/contract';
import {
  ENDINGS,
  hashState,
  init,
  makeGame,
  makeTurn,
  type Options,
  PLAYER_COUNTS,
  RULES_VERSION,
  score,
  type Seat,
  seatsOf,
  SEATS,
  type Simulate,
  type State,
  type Turn,
} from '@caravanserai/targets';
import { sayTargetsOptions, targetsSeat, type AnyT } from '@caravanserai/texts';
import { command, NO_WORDS, MATCH_FLAGS } from '../command.ts';
import { fileProblem } from '../gameFiles.ts';
import { decimal, percent } from '../numbers.ts';
import { startProgress } from '../progress.ts';
import { newSeed } from '../seed.ts';
import { playMatch } from './match.ts';
import { readBots, readOptions } from './options.ts';
import { openPhysics } from './physics.ts';
import { openPlayer, type Player, type Players } from './players.ts';
import { count, newTally, type Tally } from './tally.ts';
import { ProgramError, sayProblem } from '../userBots/problem.ts';

export const selfplay = command({
  name: 'selfplay',
  flags: {
    players: { kind: 'choice', choices: PLAYER_COUNTS.map(String), otherwise: '2' },
    games: { kind: 'count', least: 1, most: 100_000, otherwise: 1 },
    bots: { kind: 'text', otherwise: 'juggler' },
    variants: { kind: 'text' },
    seed: { kind: 'text' },
    log: { kind: 'text' },
    file: { kind: 'text' },
    limit: MATCH_FLAGS.limit,
  },
  words: NO_WORDS,
  async run({ io, t, flags }) {
    const options = readOptions(t, flags.players, flags.variants);
    if (!options.ok) return options;
    const names = readBots(t, flags.bots, options.value);
    if (!names.ok) return names;
    const seed = flags.seed ?? newSeed();
    const { flick: simulate } = await openPhysics();
    const players: Player[] = [];
    const series = newSeries();
    const progress = startProgress(io, flags.games);
    let file = flags.log ?? '';
    let result: ReturnType<typeof summary>;
    try {
      for (const name of names.value) players.push(await openPlayer(name, simulate, flags.limit));
      const table = sitDown(options.value, players, simulate);
      const log = flags.log === undefined ? undefined : openSync(flags.log, 'w');
      const write = (line: object) => log !== undefined && writeSync(log, `${JSON.stringify(line)}\n`);
      for (let game = 1; game <= flags.games; game++) {
        const gameSeed = `${seed}/${game}`;
        const turns = await playGame(table, gameSeed, game, series, write);
        progress.tick(game);
        if (flags.file === undefined || game < flags.games) continue;
        file = flags.file;
        writeFileSync(file, makeGame({ ...recordHead(table, gameSeed), moves: turns }, simulate));
      }
      if (log !== undefined) closeSync(log);
      result = summary(table, series, flags.games, seed);
    } catch (error) {
      if (error instanceof ProgramError) return err(sayProblem(t, error.problem)); // an error in a user's bot
      return fileProblem(t, file, error);
    } finally {
      progress.end();
      for (const player of players) await player.close();
    }
    io.out.write(flags.json ? `${JSON.stringify(result, undefined, 2)}\n` : sayResult(t, result));
    return ok(undefined);
  },
});

interface Company {
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly names: Readonly<Record<Seat, string>>;
  readonly players: Players;
  readonly simulate: Simulate;
}

function sitDown(options: Options, players: readonly Player[], simulate: Simulate): Company {
  const seats = seatsOf(options);
  const bySeat = <T>(of: (i: number) => T) =>
    Object.fromEntries(SEATS.map((seat, i) => [seat, of(i)])) as Record<Seat, T>;
  return {
    options,
    seats,
    names: bySeat((i) => players[i]?.name ?? ''),
    players: Object.fromEntries(seats.map((seat, i) => [seat, players[i]])),
    simulate,
  };
}

interface Series {
  readonly wins: Record<Seat, number>;
  readonly discs: Record<Seat, number>;
  readonly tallies: Readonly<Record<Seat, Tally>>;
  readonly decidedBy: Record<(typeof ENDINGS)[number], number>;
  rounds: number;
  moves: number;
}

function newSeries(): Series {
  const zero = () => ({ red: 0, blue: 0, yellow: 0, green: 0 });
  const tallies = { red: newTally(), blue: newTally(), yellow: newTally(), green: newTally() };
  const decidedBy = { fourth: 0, lastRound: 0, golden: 0 };
  return { wins: zero(), discs: zero(), tallies, decidedBy, rounds: 0, moves: 0 };
}

function recordHead({ options, names }: Company, seed: string) {
  return { rulesVersion: RULES_VERSION, seed, options, players: names };
}

/** Plays a game, counts and logs its moves; returns them. */
async function playGame(
  table: Company,
  seed: string,
  game: number,
  series: Series,
  write: (line: object) => void,
): Promise<Turn[]> {
  const { options, players, simulate, seats, names } = table;
  const start = init(options, seed);
  write({ type: 'start', game, ...recordHead(table, seed), bots: names, state: start });
  const turns: Turn[] = [];
  const match = playMatch(players, options, seed, seed, simulate);
  let step = await match.next();
  for (; !step.done; step = await match.next()) {
    const { seat, move, events, state } = step.value;
    turns.push({ seat, move });
    count(step.value, (of) => series.tallies[of]);
    write({ type: 'move', game, n: turns.length, seat, move, notation: makeTurn({ seat, move }), events, state });
  }
  const end: State = step.value;
  const final = score(end);
  write({ type: 'end', game, moves: turns.length, rounds: end.round, score: final, hash: hashState(end) });
  for (const winner of final.winners) series.wins[winner]++;
  for (const seat of seats) series.discs[seat] += end.won[seat].length;
  if (final.decidedBy) series.decidedBy[final.decidedBy]++;
  series.rounds += end.round;
  series.moves += turns.length;
  return turns;
}

function summary({ options, seats, names }: Company, series: Series, games: number, seed: string) {
  const mean = (sum: number) => Number((sum / games).toFixed(2));
  return {
    games,
    seed,
    options,
    seats: seats.map((seat) => ({
      seat,
      bot: names[seat],
      wins: series.wins[seat],
      meanDiscs: mean(series.discs[seat]),
      ...series.tallies[seat],
    })),
    decidedBy: series.decidedBy,
    meanRounds: mean(series.rounds),
    meanMoves: mean(series.moves),
  };
}

function sayResult(t: AnyT, result: ReturnType<typeof summary>): string {
  const { games, seed, options, decidedBy, meanRounds, meanMoves } = result;
  const lines = result.seats.flatMap((of) => [
    t('targetsCli.selfplay.seat', {
      seat: targetsSeat(t, of.seat),
      bot: of.bot,
      count: of.wins,
      share: percent(t, of.wins / games),
      discs: decimal(t, of.meanDiscs, 1),
    }),
    `  ${sayTally(t, of)}`,
  ]);
  return [
    t('targetsCli.selfplay.head', { count: games, seed }),
    sayTargetsOptions(t, options).join(' '),
    ...lines,
    t('targetsCli.selfplay.decided', decidedBy),
    t('targetsCli.selfplay.length', { rounds: decimal(t, meanRounds, 1), moves: decimal(t, meanMoves, 1) }),
    '',
  ].join('\n');
}

export function sayTally(t: AnyT, { flicks, onDisc, ...rest }: Tally): string {
  const { targets, doubles, steals, disarms, missed } = rest;
  const share = percent(t, flicks === 0 ? 0 : onDisc / flicks, 0);
  return t('targetsCli.tally', { flicks, share, targets, doubles, steals, disarms, missed });
}
