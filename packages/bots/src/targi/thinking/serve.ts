import { assert, type Asked, AskError, connect } from '@caravanserai/contract';
import { type GameRecord, type Move, replay, type View } from '@caravanserai/targi';
import { type JudgedMove, judgeMoves, type Range } from '../analysis.ts';
import { expectedTurn } from '../continuation.ts';
import { DEEPENING } from '../evaluation/depth.ts';
import { advise, type Hint } from '../hint.ts';
import { decide, lateAfter } from './decide.ts';
import type { Request, Thought } from './request.ts';

/** The requests that a worker answers. */
export interface Answers {
  think(request: Request, asked: Asked): Promise<Thought>;
  hint(view: View, asked: Asked): Promise<Hint>;
  deepen(view: View, step: number, asked: Asked): Promise<Hint | undefined>;
  expect(view: View, move: Move, asked: Asked): Promise<readonly Move[]>;
  judge(record: GameRecord, range: Range, asked: Asked): Promise<JudgedMove[]>;
}

/** What differs between browsers and Node. */
export interface Deps {
  post(message: unknown): void;
  now(): number; // ms since an arbitrary start
  /** Resolves in a later task, after queued messages have been handled. */
  yieldToEventLoop(): Promise<void>;
}

/** Hints take 0.1 s on average. A slow machine gets more time rather than another answer, up to this limit. */
export const HINT_MS = 3000;
const SLICE_MS = 4;
const PROGRESS_MS = 50;

/** Runs inside a worker. Pass every message to the returned function. */
export function serve(deps: Deps): (message: unknown) => void {
  return connect(deps.post, answers(deps)).hear;
}

/** Requests are serialised and run in slices, so that aborts are noticed. */
export function answers({ now, yieldToEventLoop }: Omit<Deps, 'post'>): Answers {
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(steps: Generator<number, T>, asked: Asked): Promise<T> {
    const answer = last.then(() => walk(steps, asked));
    last = answer.catch(() => undefined);
    return answer;
  }

  async function walk<T>(steps: Generator<number, T>, { signal, onProgress }: Asked): Promise<T> {
    let reportedAt = now();
    while (true) {
      signal.throwIfAborted();
      const sliceAt = now();
      let step = steps.next();
      while (!step.done && now() - sliceAt < SLICE_MS) step = steps.next();
      if (step.done) return step.value;
      if (now() - reportedAt >= PROGRESS_MS) {
        reportedAt = now();
        onProgress(step.value);
      }
      await yieldToEventLoop();
    }
  }

  return {
    think: (request, asked) => inTurn(decide(request, now), asked),
    hint: (view, asked) => inTurn(adviceOn(view, { isLate: lateAfter(HINT_MS, now) }), asked),
    async deepen(view, step, asked) {
      const depth = DEEPENING[step];
      return depth && inTurn(adviceOn(view, { depth }), asked);
    },
    expect: (view, move, asked) => inTurn(expectedTurn(view, move), asked),
    judge: (record, range, asked) => inTurn(judgementOf(record, range), asked),
  };
}

function* adviceOn(view: View, effort: Parameters<typeof advise>[1]): Generator<number, Hint> {
  const hint = yield* advise(view, effort);
  if (!hint.ok) throw new AskError(hint.error.code, 'there is nothing to advise');
  return hint.value;
}

function* judgementOf(record: GameRecord, range: Range): Generator<number, JudgedMove[]> {
  const game = replay(record);
  assert(game.ok, 'the record was checked when it was read');
  return yield* judgeMoves(game.value, range);
}
