import type { Thinker } from '@caravanserai/bots/targi';
import { assert, at, err, ok } from '@caravanserai/contract';
import { makeMove, type Move, type Options, parsePosition } from '@caravanserai/targi';
import { shownFrom } from '../../../../keeper/watched.ts';
import {
  type HintMove,
  NOT_LOCAL,
  type Players,
  type Snapshot,
  type TableClient,
  type TableResult,
} from '../../client.ts';
import { pastAt, snapshotOf } from '../snapshot.ts';
import * as T from '../table.ts';
import { GOOD_TO } from './missed.ts';
import { tryMove } from '../trial.ts';

/** A position in which the player to act, who is its viewer, looks for a good move. */
export interface Exercise {
  readonly id: string;
  readonly position: string;
  readonly options: Options;
}

export type ExerciseNow =
  | { readonly kind: 'asking' | 'thinking' | 'failed' }
  | { readonly kind: 'answered'; readonly answer: HintMove; readonly best: HintMove; readonly returns: Returns }
  | { readonly kind: 'shown'; readonly best: HintMove; readonly returns: Returns };

/** The days until the position comes back; undefined if it does not. */
type Returns = number | undefined;

/** Stores the first answer. */
type Store = (id: string, isRight: boolean) => Returns;

/** The real table with one question. An answer is judged by the evaluation that hints use. */
export interface ExerciseTable extends TableClient {
  /** Returns the same object until something changes. */
  readonly now: () => ExerciseNow;
  /** Back to the position. */
  again(): void;
  /** Plays the best move. */
  showBest(): Promise<void>;
}

interface Look {
  readonly snapshot: Snapshot;
  readonly now: ExerciseNow;
}

const ASKING: ExerciseNow = { kind: 'asking' };
const NOBODY = { name: '' };

export function openExerciseTable({ id, position, options }: Exercise, thinker: Thinker, store: Store): ExerciseTable {
  const parsed = parsePosition(position, options);
  assert(parsed.ok && parsed.value.pending.phase !== 'over', 'positions are checked when they are read');
  const view = parsed.value;
  const players: Players = {
    blue: { kind: view.viewer === 'blue' ? 'person' : 'remote', ...NOBODY },
    white: { kind: view.viewer === 'white' ? 'person' : 'remote', ...NOBODY },
  };
  const setup = { players, options, curtain: false, quick: true, seed: id, position: view, isBrought: true };
  const start = T.newTable(id, setup);
  let table = start;
  let now: ExerciseNow = ASKING;
  const { snapshot: look, fault, subscribe, show } = shownFrom<Look, never>(lookAt());
  const closed = new AbortController();
  const judged = thinker.hint(view, { signal: closed.signal });
  judged.catch(() => undefined); // reported when an answer is to be judged

  function lookAt(before?: Snapshot): Look {
    const snapshot: Snapshot = { ...snapshotOf(table, before), isLesson: true, undo: { can: false, why: 'nothing' } };
    return { snapshot: now.kind === 'asking' ? snapshot : { ...snapshot, moves: [], places: {}, previews: {} }, now };
  }

  let first: { readonly returns: Returns } | undefined;
  function stored(isRight: boolean): Returns {
    first ??= { returns: store(id, isRight) };
    return first.returns;
  }

  function change(next: T.Table, then: ExerciseNow): void {
    [table, now] = [next, then];
    if (!closed.signal.aborted) show(lookAt(look().snapshot));
  }

  /** Plays the move that the evaluation chooses, then says how it was judged. */
  async function judge(choose: (options: readonly HintMove[]) => HintMove, then: (best: HintMove) => ExerciseNow) {
    try {
      const { options } = await judged;
      const chosen = choose(options);
      const played = T.act(start, chosen.move);
      change(played.ok ? played.value : start, then(at(options, 0)));
    } catch {
      change(table, { kind: 'failed' });
    }
  }

  async function act(move: Move): Promise<TableResult> {
    if (now.kind !== 'asking') return err({ code: 'not-now' });
    const played = T.act(start, move);
    if (!played.ok) return played;
    change(played.value, { kind: 'thinking' });
    const word = makeMove(move);
    let answer: HintMove | undefined;
    await judge(
      (options) => {
        answer = options.find((option) => makeMove(option.move) === word);
        assert(answer !== undefined, 'every legal move is judged');
        return answer;
      },
      (best) => {
        const made = answer ?? best;
        return { kind: 'answered', answer: made, best, returns: stored(made.cost <= GOOD_TO) };
      },
    );
    return ok(undefined);
  }

  return {
    ...NOT_LOCAL,
    snapshot: () => look().snapshot,
    now: () => look().now,
    fault,
    subscribe,
    act,
    again: () => change(start, ASKING),
    async showBest() {
      change(start, { kind: 'thinking' });
      await judge(
        (options) => at(options, 0),
        (best) => ({ kind: 'shown', best, returns: stored(false) }),
      );
    },
    undo: NOT_LOCAL.hint,
    undoTurn: NOT_LOCAL.hint,
    confirm: NOT_LOCAL.hint,
    setQuick: NOT_LOCAL.hint,
    try: (move) => tryMove(table, move),
    past: (version) => pastAt(table, version),
    analyse: NOT_LOCAL.hint,
    notation: NOT_LOCAL.hint,
    close() {
      closed.abort();
      void thinker.close();
    },
  };
}
