import { type AskOptions, openRemote, type Port, type PortListener } from '@caravanserai/contract';
import type { GameRecord, Move, View } from '@caravanserai/targi';
import { type Analysis, analysisOf, type JudgedMove } from '../analysis.ts';
import type { Hint } from '../hint.ts';
import type { Request, Thought } from './request.ts';
import type { Answers } from './serve.ts';

/** Promises reject with the signal's reason on abort, and with an `AskError` on failure. */
export interface Thinker {
  think(request: Request, options?: AskOptions): Promise<Thought>;
  /** Advice for the player of this view, who must be to act. */
  hint(view: View, options?: AskOptions): Promise<Hint>;
  /** The same advice with more effort at each step from 0, however long it takes; undefined after the last step. */
  deepen(view: View, step: number, options?: AskOptions): Promise<Hint | undefined>;
  /** This move and those expected after it, until the turn ends or something is revealed. */
  expect(view: View, move: Move, options?: AskOptions): Promise<readonly Move[]>;
  /** Analyses a finished or unfinished game. The record contains hidden information. */
  analyse(record: GameRecord, options?: AnalyseOptions): Promise<Analysis>;
  /** Resolves when the worker has exited; pending requests are rejected. */
  close(): Promise<void>;
}

export interface AnalyseOptions extends AskOptions {
  /** Receives the moves evaluated so far, several times. */
  readonly onMoves?: (moves: readonly JudgedMove[]) => void;
}

const PART = 8; // moves judged by one request
const ANALYSTS = 2; // workers of an analysis: nearly every device has two cores

/** Runs in a worker, which starts on the first request, and again on the first request after a crash. */
export function openThinker(start: (listener: PortListener) => Port): Thinker {
  const worker = openRemote<Answers>(start);

  /** Several workers take the parts of the game in turn; those beside the first end with the analysis. */
  async function analyse(
    record: GameRecord,
    { onMoves, onProgress, ...options }: AnalyseOptions = {},
  ): Promise<Analysis> {
    const parts = Math.ceil(record.moves.length / PART);
    const shares = Array.from({ length: parts }, () => 0);
    const judged: JudgedMove[][] = [];
    const helpers = Array.from({ length: ANALYSTS - 1 }, () => openRemote<Answers>(start));
    let next = 0;

    function upToFirstGap(): JudgedMove[] {
      const gap = shares.findIndex((_, i) => judged[i] === undefined);
      return judged.slice(0, gap < 0 ? parts : gap).flat();
    }
    async function work(remote: typeof worker): Promise<void> {
      for (let i = next++; i < parts; i = next++) {
        const range = { from: i * PART, to: Math.min((i + 1) * PART, record.moves.length) };
        judged[i] = await remote.ask('judge', [record, range], {
          ...options,
          onProgress(done) {
            shares[i] = done;
            onProgress?.(shares.reduce((sum, share) => sum + share, 0) / parts);
          },
        });
        shares[i] = 1;
        onMoves?.(upToFirstGap());
      }
    }

    try {
      await Promise.all([worker, ...helpers].map(work));
    } finally {
      next = parts;
      await Promise.all(helpers.map((helper) => helper.close()));
    }
    return analysisOf(judged.flat());
  }

  return {
    think: (request, options) => worker.ask('think', [request], options),
    hint: (view, options) => worker.ask('hint', [view], options),
    deepen: (view, step, options) => worker.ask('deepen', [view, step], options),
    expect: (view, move, options) => worker.ask('expect', [view, move], options),
    analyse,
    close: () => worker.close(),
  };
}
