import type { Thinker } from '@caravanserai/bots/targi';
import type { Move, State, View } from '@caravanserai/targi';
import type { HintAnswer, HintMove } from '../../client.ts';

/** A move and those expected after it in the same turn. */
export interface Line {
  readonly option: HintMove;
  readonly moves: readonly Move[];
}

/** What the engine knows of a position so far. */
export interface Thought {
  /** Finished steps of deepening. */
  readonly steps: number;
  /** Best first; empty until the first step is finished. */
  readonly lines: readonly Line[];
  readonly spread: number;
  readonly isDeepest: boolean;
  readonly hasFailed: boolean;
}

export interface Engine {
  thought(): Thought | undefined; // undefined: it is off, or nobody is to act
  turn(isOn: boolean): void;
  readonly isOn: () => boolean;
  /** Thinks about another position; whatever it was thinking about is aborted. */
  think(state: State, view: View | undefined): void;
  close(): void;
}

const LINES = 3;
const NOTHING: Thought = { steps: 0, lines: [], spread: 0, isDeepest: false, hasFailed: false };

/** Thinks about one position, longer and longer. What it found out about a position before is not lost. */
export function openEngine(thinker: Pick<Thinker, 'deepen' | 'expect' | 'close'>, changed: () => void): Engine {
  const known = new WeakMap<State, Thought>();
  let at: { readonly state: State; readonly view: View } | undefined;
  let isOn = true;
  let work = new AbortController();

  async function deepen(state: State, view: View, signal: AbortSignal): Promise<void> {
    const publish = (part: Partial<Thought>) => {
      if (signal.aborted) return;
      known.set(state, { ...(known.get(state) ?? NOTHING), ...part });
      changed();
    };
    try {
      for (let step = known.get(state)?.steps ?? 0; ; step++) {
        const answer = await thinker.deepen(view, step, { signal });
        if (!answer) return publish({ isDeepest: true });
        publish({ steps: step + 1, spread: answer.spread, lines: linesOf(answer, known.get(state)?.lines ?? []) });
        await follow(state, view, signal, publish);
      }
    } catch {
      publish({ hasFailed: true });
    }
  }

  /** Adds the expected moves of the lines that have none yet. */
  async function follow(
    state: State,
    view: View,
    signal: AbortSignal,
    publish: (part: Partial<Thought>) => void,
  ): Promise<void> {
    for (const { option, moves } of known.get(state)?.lines ?? []) {
      if (moves.length > 0) continue;
      const expected = await thinker.expect(view, option.move, { signal });
      const lines = known.get(state)?.lines ?? [];
      publish({ lines: lines.map((line) => (line.option === option ? { option, moves: expected } : line)) });
    }
  }

  function start(): void {
    work.abort();
    work = new AbortController();
    const thought = at && known.get(at.state);
    if (isOn && at && !thought?.isDeepest) void deepen(at.state, at.view, work.signal);
  }

  return {
    thought: () => (isOn && at ? (known.get(at.state) ?? NOTHING) : undefined),
    isOn: () => isOn,
    turn(on) {
      isOn = on;
      start();
      changed();
    },
    think(state, view) {
      if (at?.state === state) return;
      at = view && { state, view };
      start();
    },
    close() {
      work.abort();
      void thinker.close();
    },
  };
}

function linesOf({ options }: HintAnswer, before: readonly Line[]): readonly Line[] {
  return options.slice(0, LINES).map((option) => {
    const same = before.find((line) => JSON.stringify(line.option.move) === JSON.stringify(option.move));
    return { option, moves: same?.moves ?? [] };
  });
}
