import { at, ok } from '@caravanserai/contract';
import { clone, copyInto, listMoves, MAX_MOVES, newState, playUnchecked, type State, targi } from '@caravanserai/targi';
import { type Progress, startProgress } from '../progress.ts';
import { command, NO_WORDS } from '../command.ts';

export const perft = command({
  name: 'perft',
  flags: {
    seed: { kind: 'text', otherwise: '1' },
    depth: { kind: 'count', least: 1, most: 12, otherwise: 4 },
  },
  words: NO_WORDS,
  async run({ io, t, flags }) {
    const start = targi.init(targi.defaultOptions, flags.seed);
    for (let depth = 1; depth <= flags.depth; depth++) {
      const startMs = performance.now();
      const nodes = countWithProgress(start, depth, startProgressFor(io, start, depth));
      const ms = Math.round(performance.now() - startMs);
      const row = { seed: flags.seed, depth, nodes, ms };
      const line = t('cli.perft.line', { depth, nodes: nodes.toLocaleString(t.language).padStart(15), ms });
      io.out.write(flags.json ? `${JSON.stringify(row)}\n` : `${line}\n`);
    }
    return ok(undefined);
  },
});

function startProgressFor(io: Parameters<typeof startProgress>[0], start: State, depth: number): Progress {
  return startProgress(io, depth < 2 ? 1 : countNodes(start, 2));
}

/** Reports progress for every position at depth two. */
function countWithProgress(start: State, depth: number, progress: Progress): number {
  let done = 0;
  const nodes = countNodes(start, depth, (left) => {
    if (left === depth - 2) progress.tick(++done);
  });
  progress.end();
  return nodes;
}

/** The number of move sequences of exactly this length. Games that end earlier do not count. */
export function countNodes(start: State, depth: number, visited?: (left: number) => void): number {
  const buffers = Array.from({ length: depth + 1 }, () => ({ moves: new Uint16Array(MAX_MOVES), state: newState() }));
  const walk = (state: State, left: number): number => {
    visited?.(left);
    const { moves, state: next } = at(buffers, left);
    const count = listMoves(state, moves);
    if (left === 1) return count;
    let nodes = 0;
    for (const move of moves.subarray(0, count)) {
      copyInto(next, state);
      playUnchecked(next, move);
      nodes += walk(next, left - 1);
    }
    return nodes;
  };
  return walk(clone(start), depth);
}
