import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bot, lightRollouts, TARGI_BOTS, textbook } from '@caravanserai/bots';
import { assertNever, type Rng } from '@caravanserai/contract';
import { encodeMove, makeMove, type Move, type Targi, type View } from '@caravanserai/targi';
import { openProgram, ProgramError } from './program.ts';
import type { BotSpec } from './spec.ts';

/** Anyone who plays in the arena: a bot of ours, or a program outside that takes its time to answer. */
export interface Player {
  choose(view: View, moves: readonly Move[], rng: Rng): Move | Promise<Move>;
  /** When it is done, nothing of the player is left running. */
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

/** The clock of one decision after the other. */
function within(ms: number): (done: number) => boolean {
  let startMs = 0;
  return (done) => {
    if (done === 0) startMs = performance.now();
    return performance.now() - startMs < ms;
  };
}

/** A bot from a file of somebody else's: what it chooses is looked at. */
async function loadBot(file: string): Promise<Pick<Player, 'choose'>> {
  const bot = await importBot<Bot<Targi>>(file, 'choose');
  return {
    choose(view, moves, rng) {
      const move: Move | undefined = bot.choose(view, moves, rng);
      const code = move && encodeMove(move);
      if (code !== undefined && moves.some((legal) => encodeMove(legal) === code)) return move;
      const sent = String(JSON.stringify(move));
      throw new ProgramError({ code: 'illegal', program: file, sent, expected: moves.map(makeMove) });
    },
  };
}

/** What a module exports as `bot`, if that can do what is asked of it. */
export async function importBot<AnyBot>(file: string, ability: keyof AnyBot & string): Promise<AnyBot> {
  const fail = (detail: string) => new ProgramError({ code: 'not-a-bot', program: file, detail });
  let bot: Partial<AnyBot> | undefined;
  try {
    ({ bot } = (await import(pathToFileURL(resolve(file)).href)) as { readonly bot?: Partial<AnyBot> });
  } catch (error) {
    throw fail(String(error));
  }
  if (typeof bot?.[ability] !== 'function') throw fail('export const bot');
  return bot as AnyBot;
}
