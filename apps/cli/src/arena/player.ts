import { lightRollouts, TARGI_BOTS, textbook } from '@caravanserai/bots';
import { assertNever, type Rng } from '@caravanserai/contract';
import type { Move, View } from '@caravanserai/targi';
import { openProgram } from './program.ts';
import type { BotSpec } from './spec.ts';

/** Whoever plays in the arena: a bot of ours, or a program outside that takes its time to answer. */
export interface Player {
  choose(view: View, moves: readonly Move[], rng: Rng): Move | Promise<Move>;
  /** When it is done, nothing of the player is left running. */
  close(): Promise<void>;
}

export function openPlayer(spec: BotSpec, limitMs: number): Player {
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
