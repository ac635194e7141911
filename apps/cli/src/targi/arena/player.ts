import type { Bot } from '@caravanserai/bots';
import { lightRollouts, TARGI_BOTS, textbook } from '@caravanserai/bots/targi';
import { assertNever, type Rng } from '@caravanserai/contract';
import { encodeMove, makeMove, type Move, type Targi, type View } from '@caravanserai/targi';
import { importBot, orThrownBy } from '../../userBots/module.ts';
import { ProgramError } from '../../userBots/problem.ts';
import { openProgram } from './program.ts';
import type { BotSpec } from './spec.ts';

/** A player in the arena: one of our bots, or an external program that answers asynchronously. */
export interface Player {
  choose(view: View, moves: readonly Move[], rng: Rng): Move | Promise<Move>;
  /** Resolves when the player has released its resources. */
  close(): Promise<void>;
}

export async function openPlayer(spec: BotSpec, limitMs: number): Promise<Player> {
  const close = async () => {};
  switch (spec.kind) {
    case 'named':
      return { ...TARGI_BOTS[spec.name], close };
    case 'ismcts':
      return { ...textbook(spec.iterations), close };
    case 'light':
      return { ...lightRollouts(spec.iterations), close };
    case 'timed':
      return { ...lightRollouts(within(spec.ms)), close };
    case 'module':
      return { ...(await loadBot(spec.file)), close };
    case 'program':
      return openProgram(spec.command, limitMs);
    default:
      return assertNever(spec);
  }
}

/** A search budget of this much time, restarted for each decision. */
function within(ms: number): (done: number) => boolean {
  let startMs = 0;
  return (done) => {
    if (done === 0) startMs = performance.now();
    return performance.now() - startMs < ms;
  };
}

/** Loads a bot from a user's file; its choices are validated. */
async function loadBot(file: string): Promise<Pick<Player, 'choose'>> {
  const bot = await importBot<Bot<Targi>>(file, 'choose');
  return {
    choose(view, moves, rng) {
      const move: Move | undefined = orThrownBy(() => bot.choose(view, moves, rng));
      const code = move && encodeMove(move);
      if (code !== undefined && moves.some((legal) => encodeMove(legal) === code)) return move;
      const sent = String(JSON.stringify(move));
      throw new ProgramError({ code: 'illegal', program: file, sent, expected: moves.map(makeMove) });
    },
  };
}
