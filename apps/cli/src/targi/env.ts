import { assert, ok } from '@caravanserai/contract';
import { FIRSTS, HANDS, type Move, type Options, type Seat, SHORTFALLS, type State, targi } from '@caravanserai/targi';
import { questionOf, readAnswer } from './arena/program.ts';
import { newSeed } from '../seed.ts';
import { command, NO_WORDS } from '../command.ts';
import { ProgramError } from '../userBots/problem.ts';

/**
 * The engine for learning programs. A program is asked as a `proc:` bot would be, for both seats, and sends the resets
 * itself.
 */
export const env = command({
  name: 'env',
  flags: {
    first: { kind: 'choice', choices: FIRSTS, otherwise: targi.defaultOptions.first },
    shortfall: { kind: 'choice', choices: SHORTFALLS, otherwise: targi.defaultOptions.shortfall },
    hands: { kind: 'choice', choices: HANDS, otherwise: targi.defaultOptions.hands },
  },
  words: NO_WORDS,
  async run({ io, flags: { first, shortfall, hands } }) {
    const options: Options = { first, shortfall, hands };
    const tell = (line: object) => io.out.write(`${JSON.stringify(line)}\n`);
    let game: Playing | undefined;
    for (let line = await io.input.ask(''); line !== undefined; line = await io.input.ask('')) {
      const seed = seedIn(line);
      if (seed !== undefined) game = { state: targi.init(options, seed), n: 0 };
      else if (game) {
        const refused = step(game, line);
        if (refused) {
          tell({ type: 'refused', ...refused });
          continue;
        }
      }
      tell(game ? sayWhere(game) : { type: 'refused', code: 'no-game', sent: line });
    }
    return ok(undefined);
  },
});

interface Playing {
  state: State;
  n: number; // moves played
}

/** Parses `{"reset": "any text"}`, or `{"reset": null}` for a random seed. */
function seedIn(line: string): string | undefined {
  try {
    const said = JSON.parse(line) as { readonly reset?: unknown } | null;
    if (typeof said !== 'object' || !said || !('reset' in said)) return undefined;
    return said.reset === null || said.reset === undefined ? newSeed() : String(said.reset);
  } catch {
    return undefined; // not JSON: reported as an invalid answer
  }
}

function movesOf({ state }: Playing): { readonly seat: Seat | undefined; readonly moves: readonly Move[] } {
  const [seat] = targi.toAct(state);
  assert(targi.moves.kind === 'listed', 'Targi lists its moves');
  return { seat, moves: seat ? targi.moves.list(state, seat) : [] };
}

/** Plays the answer. Returns the error if it is invalid; then nothing is played. */
function step(game: Playing, line: string): object | undefined {
  const { seat, moves } = movesOf(game);
  if (!seat) return { code: 'over', sent: line };
  try {
    const played = targi.play(game.state, seat, readAnswer('env', line, moves));
    assert(played.ok, 'a listed move is legal');
    game.state = played.value.state;
    game.n++;
    return undefined;
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    if (error.problem.code === 'broke') return error.problem;
    const { program: _, ...problem } = error.problem;
    return problem;
  }
}

function sayWhere(game: Playing): object {
  const { seat, moves } = movesOf(game);
  if (seat) return questionOf(game.n + 1, targi.view(game.state, seat), moves);
  const { winner, ...score } = targi.score(game.state);
  const worth = (of: Seat) => (winner === undefined ? 0 : winner === of ? 1 : -1);
  return {
    type: 'end',
    n: game.n,
    returns: { blue: worth('blue'), white: worth('white') },
    score: { winner, ...score },
  };
}
