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
import { endOf, playRounds, type RoundEnd } from './playOut.ts';
import { tryMove } from '../trial.ts';

/** A position in which the player to act, who is its viewer, looks for a good move. */
export interface Exercise {
  readonly id: string;
  readonly view: View;
  /** The evaluated legal moves, best first; without them, the thinker evaluates. */
  readonly options?: readonly HintMove[];
  /** Whether the round is played out after an answer. */
  readonly isPlayedOut?: boolean;
}

export type ExerciseNow = { readonly kind: 'asking' | 'thinking' | 'failed' } | Told;

/** After an answer, or after the solution was shown. */
export type Told =
  | ({ readonly kind: 'answered'; readonly answer: HintMove } & Verdict)
  | ({ readonly kind: 'shown' } & Verdict);

interface Verdict {
  readonly best: HintMove;
  readonly returns: Returns;
  /** The end of the round after the answer and after the best move, in the same deal. */
  readonly ends?: { readonly answer: RoundEnd; readonly best: RoundEnd };
}

/** The days until the position comes back; undefined if it does not. */
type Returns = number | undefined;

/** Stores the first answer; undefined if the solution was shown. */
type Store = (id: string, answer: HintMove | undefined) => Returns;

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

export function openExerciseTable(exercise: Exercise, thinker: Thinker, store: Store): ExerciseTable {
  const { id, view, isPlayedOut = false } = exercise;
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
  const { signal } = closed;
  const judged = exercise.options
    ? Promise.resolve(exercise.options)
    : thinker.hint(view, { signal }).then((hint) => hint.options);
  judged.catch(() => undefined); // reported when an answer is to be judged

  function lookAt(before?: Snapshot): Look {
    const snapshot: Snapshot = { ...snapshotOf(table, before), isLesson: true, undo: { can: false, why: 'nothing' } };
    return { snapshot: now.kind === 'asking' ? snapshot : { ...snapshot, moves: [], places: {}, previews: {} }, now };
  }

  let first: { readonly returns: Returns } | undefined;
  function stored(answer: HintMove | undefined): Returns {
    first ??= { returns: store(id, answer) };
    return first.returns;
  }

  function change(next: T.Table, then: ExerciseNow): void {
    [table, now] = [next, then];
    if (!closed.signal.aborted) show(lookAt(look().snapshot));
  }

  /** Plays one of the evaluated moves and says what it means. */
  async function judge(
    choose: (options: readonly HintMove[]) => HintMove,
    tell: (chosen: HintMove, best: HintMove) => Told,
  ): Promise<void> {
    try {
      const all = await judged;
      const [chosen, best] = [choose(all), at(all, 0)];
      const told = tell(chosen, best);
      change(played(chosen.move), told);
      if (isPlayedOut) void showEnds(told, chosen).catch((error: unknown) => signal.aborted || console.error(error));
    } catch {
      change(table, { kind: 'failed' });
    }
  }

  /** Plays the round out on the table. */
  async function showEnds(told: Told, chosen: HintMove): Promise<void> {
    const seat = T.seatToAct(start);
    const moves = { answer: chosen.move, best: told.best.move, cost: chosen.cost };
    const { answer, best } = await playRounds(start, moves, { thinker, signal });
    if (seat && now === told)
      change(answer, { ...told, ends: { answer: endOf(answer, seat), best: endOf(best, seat) } });
  }

  function played(move: Move): T.Table {
    const after = T.act(start, move);
    return after.ok ? after.value : start;
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
      (answer, best) => ({ kind: 'answered', answer, best, returns: stored(answer) }),
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
        (best) => ({ kind: 'shown', best, returns: stored(undefined) }),
      );
    },
    undo: notNow,
    try: (move) => tryMove(table, move),
    past: (version) => pastAt(table, version),
    close() {
      closed.abort();
      void thinker.close();
    },
  };
}
