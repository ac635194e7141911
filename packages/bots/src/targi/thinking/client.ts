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

const PART = 16; // moves between two calls of `onMoves`

/** Runs in a worker, which starts on the first request, and again on the first request after a crash. */
export function openThinker(start: (listener: PortListener) => Port): Thinker {
  const worker = openRemote<Answers>(start);
  return {
    think: (request, options) => worker.ask('think', [request], options),
    hint: (view, options) => worker.ask('hint', [view], options),
    deepen: (view, step, options) => worker.ask('deepen', [view, step], options),
    expect: (view, move, options) => worker.ask('expect', [view, move], options),
    async analyse(record, { onMoves, onProgress, ...options } = {}) {
      const moves: JudgedMove[] = [];
      const count = record.moves.length;
      for (let from = 0; from < count; from += PART) {
        const range = { from, to: Math.min(from + PART, count) };
        const part = (done: number) => onProgress?.((from + done * (range.to - from)) / count);
        moves.push(...(await worker.ask('judge', [record, range], { ...options, onProgress: part })));
        onMoves?.([...moves]);
      }
      return analysisOf(moves);
    },
    close: () => worker.close(),
  };
}
