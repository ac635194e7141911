import type { Thinker } from '@caravanserai/bots/targi';
import { at, err, ok } from '@caravanserai/contract';
import { makeMove, type Move, type View } from '@caravanserai/targi';
import { shownFrom } from '../../../../keeper/watched.ts';
import {
  type HintMove,
  NOT_LOCAL,
  notNow,
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
  readonly view: View;
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

export function openExerciseTable({ id, view }: Exercise, thinker: Thinker, store: Store): ExerciseTable {
  const { options } = view;
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

  /** Plays one of the evaluated moves; `tell` says what it means. */
  async function judge(
    choose: (options: readonly HintMove[]) => HintMove,
    tell: (chosen: HintMove, best: HintMove) => ExerciseNow,
  ): Promise<void> {
    try {
      const { options } = await judged;
      const chosen = choose(options);
      const played = T.act(start, chosen.move);
      change(played.ok ? played.value : start, tell(chosen, at(options, 0)));
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
    await judge(
      (options) =>
        at(
          options,
          options.findIndex((option) => makeMove(option.move) === word),
        ), // every legal move is evaluated
      (answer, best) => ({ kind: 'answered', answer, best, returns: stored(answer.cost <= GOOD_TO) }),
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
    undo: notNow,
    undoTurn: notNow,
    confirm: notNow,
    setQuick: notNow,
    try: (move) => tryMove(table, move),
    past: (version) => pastAt(table, version),
    analyse: notNow,
    notation: notNow,
    close() {
      closed.abort();
      void thinker.close();
    },
  };
}
