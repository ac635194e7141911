import { closeSync, openSync, writeSync } from 'node:fs';
import { assert, err, ok } from '@caravanserai/contract';
import {
  describe,
  FIRSTS,
  makeMove,
  type Options,
  type Score,
  type Seat,
  type State,
  targi,
} from '@caravanserai/targi';
import type { AnyT } from '@caravanserai/texts';
import { BOT_FLAG } from './arena/spec.ts';
import { Opponents } from './play/opponents.ts';
import { fileProblem } from '../gameFiles.ts';
import { startProgress } from '../progress.ts';
import { newSeed } from '../seed.ts';
import { command, NO_WORDS, MATCH_FLAGS } from '../command.ts';
import { ProgramError, sayProblem } from '../userBots/problem.ts';

export const selfplay = command({
  name: 'selfplay',
  flags: {
    games: { kind: 'count', least: 1, most: 100_000, otherwise: 100 },
    blue: { ...BOT_FLAG, otherwise: 'greedy' },
    white: { ...BOT_FLAG, otherwise: 'greedy' },
    seed: { kind: 'text' },
    first: { kind: 'choice', choices: FIRSTS, otherwise: targi.defaultOptions.first },
    log: { kind: 'text' },
    limit: MATCH_FLAGS.limit,
  },
  words: NO_WORDS,
  async run({ io, t, flags }) {
    const seed = flags.seed ?? newSeed();
    const options: Options = { ...targi.defaultOptions, first: flags.first };
    const tally = newTally();
    const progress = startProgress(io, flags.games);
    const opponents = new Opponents(flags.limit);
    const players = { blue: flags.blue, white: flags.white };
    try {
      const log = flags.log === undefined ? undefined : openSync(flags.log, 'w');
      const write = log === undefined ? undefined : (line: object) => void writeSync(log, `${JSON.stringify(line)}\n`);
      for (let game = 1; game <= flags.games; game++) {
        const { state, moves } = await playGame({ opponents, players, options, seed: `${seed}/${game}`, game, write });
        count(tally, targi.score(state), endedBy(state), moves);
        progress.tick(game);
      }
      if (log !== undefined) closeSync(log);
    } catch (error) {
      if (error instanceof ProgramError) return err(sayProblem(t, error.problem));
      return fileProblem(t, flags.log ?? '', error);
    } finally {
      progress.end();
      await opponents.close();
    }
    const result = summary(tally, flags.games, { seed, blue: flags.blue, white: flags.white });
    io.out.write(flags.json ? `${JSON.stringify(result, undefined, 2)}\n` : sayResult(t, result));
    return ok(undefined);
  },
});

type Write = ((line: object) => void) | undefined;

interface Game {
  readonly opponents: Opponents;
  readonly players: Readonly<Record<Seat, string>>;
  readonly options: Options;
  readonly seed: string;
  readonly game: number;
  readonly write: Write;
}

async function playGame(setup: Game): Promise<{ readonly state: State; readonly moves: number }> {
  const { opponents, players, options, seed, game, write } = setup;
  let state = targi.init(options, seed);
  write?.(startLine(state, options, seed, game));
  let n = 0;
  for (let seat = targi.toAct(state)[0]; seat; seat = targi.toAct(state)[0]) {
    const move = await opponents.choose({ seed, n, state }, seat, players[seat]);
    const played = targi.play(state, seat, move);
    assert(played.ok, 'a bot chooses among the legal moves');
    state = played.value.state;
    n++;
    const { events } = played.value;
    write?.({ type: 'move', game, n, seat, move, notation: makeMove(move), events, state: describe(state) });
  }
  const score = targi.score(state);
  write?.({ type: 'end', game, moves: n, endedBy: endedBy(state), winner: score.winner ?? 'nobody', score });
  return { state, moves: n };
}

/** Reconstructs the decks from before the deal: the centre cards came off the top, in reading order (TG-4). */
function startLine(state: State, options: Options, seed: string, game: number): object {
  const { centre, goods, tribe, first } = describe(state);
  const dealt = (parity: number) => centre.filter((_, i) => i % 2 === parity).map(({ card }) => card);
  return {
    type: 'start',
    game,
    rulesVersion: targi.rulesVersion,
    seed,
    options,
    first,
    goodsDeck: [...dealt(0), ...goods.deck],
    tribeDeck: [...dealt(1), ...tribe.deck],
    centre: Object.fromEntries(centre.map(({ cell, card }) => [cell, card])),
  };
}

function endedBy(state: State): 'display' | 'raid' {
  const { pending } = targi.view(state, 'spectator');
  assert(pending.phase === 'over', 'the game is over');
  return pending.by;
}

function newTally() {
  return {
    wins: { blue: 0, white: 0, nobody: 0 },
    points: { blue: 0, white: 0 },
    decidedBy: { points: 0, gold: 0, goods: 0, nothing: 0 },
    endedBy: { display: 0, raid: 0 },
    moves: 0,
  };
}
type Tally = ReturnType<typeof newTally>;

function count(tally: Tally, { blue, white, winner, decidedBy }: Score, by: 'display' | 'raid', moves: number): void {
  tally.wins[winner ?? 'nobody']++;
  tally.points.blue += blue.total;
  tally.points.white += white.total;
  tally.decidedBy[decidedBy]++;
  tally.endedBy[by]++;
  tally.moves += moves;
}

interface Who {
  readonly seed: string;
  readonly blue: string;
  readonly white: string;
}

function summary({ wins, points, decidedBy, endedBy, moves }: Tally, games: number, { seed, blue, white }: Who) {
  const mean = (sum: number) => Number((sum / games).toFixed(2));
  return {
    games,
    seed,
    players: { blue, white },
    wins,
    meanPoints: { blue: mean(points.blue), white: mean(points.white) },
    decidedBy,
    endedBy,
    meanMoves: mean(moves),
  };
}

function sayResult(t: AnyT, result: ReturnType<typeof summary>): string {
  const { games, seed, players, wins, meanPoints, decidedBy, endedBy, meanMoves } = result;
  const share = (n: number) => `${((100 * n) / games).toFixed(1)}%`;
  const side = (seat: Seat) =>
    t('cli.selfplay.seat', {
      seat: t(`targi.seat.${seat}`),
      bot: players[seat],
      count: wins[seat],
      share: share(wins[seat]),
      points: meanPoints[seat],
    });
  return [
    t('cli.selfplay.head', { count: games, seed }),
    side('blue'),
    side('white'),
    t('cli.selfplay.nobody', { count: wins.nobody, share: share(wins.nobody) }),
    t('cli.selfplay.decided', decidedBy),
    t('cli.selfplay.ended', { ...endedBy, moves: meanMoves }),
    '',
  ].join('\n');
}
