import { assert, at, err, ok, type Result } from '@caravanserai/contract';
import { makeMove, type Move, parseMove, targi } from '@caravanserai/targi';
import { type Asking, isAsking, type LessonText, type Step } from '../../../../app/lessons/lesson.ts';
import type { Snapshot, TableError } from '../../client.ts';
import {
  ANY,
  type Deal,
  type Deed,
  type Notation,
  type TargiChapter,
  type TargiLessonTypes,
} from '../../lessons/targiLesson.ts';
import { snapshotOf } from '../snapshot.ts';
import * as T from '../table.ts';

/** A chapter in progress. Immutable: every change makes a new value. */
export interface LessonGame {
  readonly chapter: TargiChapter;
  /** Index of the current step; equal to the number of steps when the chapter is finished. */
  readonly step: number;
  readonly table: T.Table;
  /** By step: number of moves at the table when it began. */
  readonly begun: readonly number[];
  /** Number of wrong attempts since the step began. While one is on the table, `isAstray` is true. */
  readonly attempts: number;
  readonly isAstray: boolean;
  /** The first wrong move, in notation. */
  readonly slip?: string | undefined;
}

/** The state of the lesson that the page shows. */
export interface LessonNow {
  readonly chapter: string;
  readonly step: number;
  /** Index of the step that the learner's next move is checked against. */
  readonly asked: number | undefined;
  readonly attempts: number;
  readonly isAstray: boolean;
  /** The guide's reply to a wrong move, if it has one. */
  readonly answer: LessonText | undefined;
}

/** Players are named by colour, as in the guide's texts. */
const PLAYERS = {
  blue: { kind: 'person', name: '' },
  white: { kind: 'remote', name: '' },
} as const satisfies T.FullSetup['players'];

/** Opens a chapter at one of its steps, with all earlier steps done as asked. */
export function openChapter(chapter: TargiChapter, from: number): LessonGame {
  const free = chapter.steps.findIndex((step) => isAsking(step) && step.awaits === ANY);
  // what the learner chose freely is not stored
  const last = Math.max(0, Math.min(from, chapter.steps.length - 1, free < 0 ? Infinity : free));
  const deal = chapter.steps[0]?.table;
  assert(deal !== undefined, `the first step of ${chapter.id} has a table`);
  const table = dealt(chapter.id, deal);
  let game: LessonGame = { chapter, step: 0, table, begun: [table.steps.length], attempts: 0, isAstray: false };
  while (game.step < last) {
    const step = stepOf(game);
    game = lead(isAsking(step) ? { ...game, table: playWords(game.table, at(alternatives(step), 0)) } : game);
  }
  return game;
}

function dealt(id: string, { seed, moves = '' }: Deal): T.Table {
  const options = { ...targi.defaultOptions, first: 'blue' } as const;
  const setup = { players: PLAYERS, options, curtain: false, quick: false, seed, isBrought: true };
  return playWords(T.newTable(`${id} ${seed} ${moves.length}`, setup), wordsOf(moves));
}

/** Plays moves given in the lesson data; they are settled at once. */
function playWords(table: T.Table, words: readonly string[]): T.Table {
  const steps = [...table.steps];
  let state = T.stateOf(table);
  for (const word of words) {
    const [seat] = targi.toAct(state);
    const move = parseMove(word, targi.view(state, 'spectator').pending.phase === 'place');
    assert(seat !== undefined && move !== undefined, `${word} is no move`);
    const played = targi.play(state, seat, move);
    assert(played.ok, `${word} is not legal`);
    ({ state } = played.value);
    steps.push({ seat, move, ...played.value });
  }
  return { ...table, steps, settled: steps.length };
}

/** White's moves; of several that are given, the first legal one. */
function playReply(table: T.Table, reply: Notation): T.Table {
  const [first, ...others] = waysOf(reply);
  if (!first || others.length === 0) return playWords(table, wordsOf(reply));
  const legal = new Set(T.legalMoves(table).map(makeMove));
  const way = [first, ...others].find(([word]) => word !== undefined && legal.has(word));
  assert(way !== undefined, `none of ${reply} is legal`);
  return playWords(table, way);
}

export function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter(Boolean);
}

export function alternatives({ awaits }: Asking<TargiLessonTypes>): readonly (readonly string[])[] {
  return waysOf(awaits);
}

export function waysOf(deed: Deed): readonly (readonly string[])[] {
  return deed.split('|').map(wordsOf);
}

function stepOf({ chapter, step }: LessonGame): Step<TargiLessonTypes> | undefined {
  return chapter.steps[step];
}

export function isOver({ chapter, step }: LessonGame): boolean {
  return step >= chapter.steps.length;
}

/** The next task. Text before it need not be read: doing the task skips it. */
function asked({ chapter, step }: LessonGame): { readonly step: Asking<TargiLessonTypes>; at: number } | undefined {
  for (const [ahead, later] of chapter.steps.slice(step).entries()) {
    if (ahead > 0 && later.table) return undefined;
    if (isAsking(later)) return { step: later, at: step + ahead };
    if (later.afterwards !== undefined) return undefined;
  }
  return undefined;
}

/** Whether the learner's moves of this step are a part of the task, all of it, or something else. */
function judge(game: LessonGame, step: Asking<TargiLessonTypes>): 'part' | 'done' | 'astray' {
  const made = game.table.steps.slice(game.begun[game.step]).map(({ move }) => makeMove(move));
  if (step.awaits === ANY) return made.length > 0 ? 'done' : 'part';
  const fitting = alternatives(step).map((words) => without(words, made));
  if (fitting.some((left) => left?.length === 0)) return 'done';
  return fitting.some((left) => left !== undefined) ? 'part' : 'astray';
}

function without(words: readonly string[], made: readonly string[]): readonly string[] | undefined {
  let left = words;
  for (const word of made) {
    const at = left.indexOf(word);
    if (at < 0) return undefined;
    left = left.toSpliced(at, 1);
  }
  return left;
}

/** The learner's move. A wrong move stays on the table until it is undone, if it can be undone. */
export function act(game: LessonGame, move: Move): Result<LessonGame, TableError> {
  const wanted = asked(game);
  if (!wanted) return err({ code: 'not-now' });
  const played = T.act(game.table, move);
  if (!played.ok) return played;
  const next = { ...game, table: played.value };
  const judged = judge(next, wanted.step);
  if (judged !== 'astray' && !game.isAstray) return ok(judged === 'done' ? leadOn(next, wanted.at) : next);
  const stands = played.value.settled === played.value.steps.length;
  const isAstray = !stands || game.isAstray;
  const slip = (game.isAstray && game.slip) || makeMove(move);
  return ok({ ...(stands ? game : next), attempts: game.attempts + 1, isAstray, slip });
}

/** Waits until the learner has confirmed a turn that needs it. */
function leadOn(game: LessonGame, at: number): LessonGame {
  return T.controlOf(game.table).kind === 'confirm' ? game : lead({ ...game, step: at });
}

/** Advances to the next step and plays the moves in between. */
function lead(game: LessonGame): LessonGame {
  const { chapter, table, begun } = game;
  const reply = stepOf(game)?.afterwards;
  const after = reply === undefined ? table : playReply(table, reply);
  const step = game.step + 1;
  const deal = chapter.steps[step]?.table;
  const laid = deal ? T.setQuick(dealt(chapter.id, deal), table.setup.quick) : after;
  const skipped = Array.from({ length: step - begun.length }, () => at(begun, begun.length - 1));
  const starts = [...begun, ...skipped, laid.steps.length];
  return { chapter, step, table: laid, begun: starts, attempts: 0, isAstray: false };
}

/** Continues after a step that only has text. */
export function goOn(game: LessonGame): Result<LessonGame, TableError> {
  const step = stepOf(game);
  return step && !isAsking(step) && !game.isAstray ? ok(lead(game)) : err({ code: 'not-now' });
}

/** Confirms a correct turn; undoes anything else, with the guide's reply. */
export function confirm(game: LessonGame): Result<LessonGame, TableError> {
  const wanted = asked(game);
  const confirmed = T.confirm(game.table);
  if (!wanted || !confirmed.ok) return confirmed.ok ? err({ code: 'not-now' }) : confirmed;
  if (judge(game, wanted.step) !== 'done')
    return ok({ ...takeBack(game), attempts: game.attempts + 1, slip: game.slip });
  return ok(lead({ ...game, table: confirmed.value, step: wanted.at }));
}

/** Undoes back to the start of the step. */
export function takeBack(game: LessonGame): LessonGame {
  const steps = game.table.steps.slice(0, game.begun[game.step]);
  const table = { ...game.table, steps, settled: Math.min(game.table.settled, steps.length) };
  return { ...game, table, attempts: 0, isAstray: false, slip: undefined };
}

/** The moments before the learner's free moves, with the moves: what is to be assessed. */
export function freeMoves({ chapter, table, begun }: LessonGame): readonly { snapshot: Snapshot; move: Move }[] {
  return chapter.steps.flatMap((step, i) => {
    const made = begun[i];
    const move = made === undefined ? undefined : table.steps[made]?.move;
    if (!isAsking(step) || step.awaits !== ANY || made === undefined || !move) return [];
    const steps = table.steps.slice(0, made);
    return [{ snapshot: snapshotOf({ ...table, steps, settled: steps.length }), move }];
  });
}

/** The table's own undo; it may return to an earlier step. */
export function undone(game: LessonGame, undo: (table: T.Table) => Result<T.Table, TableError>) {
  const back = undo(game.table);
  if (!back.ok) return back;
  const { length } = back.value.steps;
  const step = game.begun.findLastIndex((begun) => begun <= length);
  const next = { ...game, table: back.value, step, begun: game.begun.slice(0, step + 1), attempts: 0 };
  const wanted = asked(next);
  return ok({ ...next, isAstray: wanted !== undefined && judge(next, wanted.step) === 'astray' });
}

export function withQuick(game: LessonGame, isOn: boolean): LessonGame {
  return { ...game, table: T.setQuick(game.table, isOn) };
}

/** The table as shown. Lessons have no advice but the guide's; where no move is asked for, none is possible. */
export function lookOf(game: LessonGame, before?: Snapshot): Snapshot {
  const snapshot: Snapshot = { ...snapshotOf(game.table, before), isLesson: true };
  if (snapshot.control.kind !== 'act' || asked(game)) return snapshot;
  return { ...snapshot, moves: [], places: {}, previews: {} };
}

export function nowOf(game: LessonGame): LessonNow {
  const { step, attempts, isAstray } = game;
  const wanted = asked(game);
  const answer = wanted && attempts > 0 ? answerTo(wanted.step, game.slip) : undefined;
  return { chapter: game.chapter.id, step, asked: wanted?.at, attempts, isAstray, answer };
}

function answerTo({ answers = [], otherwise }: Asking<TargiLessonTypes>, slip: string | undefined): LessonText {
  const own = answers.find(({ to }) => waysOf(to).some(([word]) => word === slip));
  return own?.say ?? otherwise;
}
