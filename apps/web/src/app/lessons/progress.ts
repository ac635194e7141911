import type { Cell } from '../cells/cell.ts';
import { keptCell } from '../cells/keptCell.ts';
import { type Fields, fieldsOf, parseFields } from '../settings/stored.ts';
import type { PlaceInLesson } from './lesson.ts';

/** How far somebody has come in a lesson, on this device. */
export interface Progress {
  /** Where it was left; nothing: it was not begun, or it is over. */
  readonly at?: PlaceInLesson;
  /** Chapters that were played to their end. */
  readonly done: readonly string[];
  /** It was played to its end once. */
  readonly isFinished: boolean;
}

const NONE: Progress = { done: [], isFinished: false };

function progressIn(lesson: string): Cell<Progress> {
  return keptCell(`caravanserai.lesson.${lesson}`, (text) => parseProgress(parseFields(text)));
}

export function readProgress(lesson: string): Progress {
  return progressIn(lesson).get();
}

/** As far as it can be read: an older page, or somebody by hand, may have written it. */
export function parseProgress({ at, done, isFinished }: Fields): Progress {
  const { chapter, step } = fieldsOf(at);
  const isPlace = typeof chapter === 'string' && Number.isSafeInteger(step) && Number(step) >= 0;
  return {
    ...NONE,
    ...(isPlace && { at: { chapter, step: Number(step) } }),
    ...(Array.isArray(done) && { done: done.filter((id) => typeof id === 'string') }),
    isFinished: isFinished === true,
  };
}

export function keepPlace(lesson: string, at: PlaceInLesson): void {
  const progress = progressIn(lesson);
  progress.set({ ...progress.get(), at });
}

/** A chapter is over; the next one begins at `next`, or the lesson is over too. */
export function keepDone(lesson: string, chapter: string, next: string | undefined): void {
  const progress = progressIn(lesson);
  const { done, isFinished } = progress.get();
  progress.set({
    done: [...new Set([...done, chapter])],
    isFinished: isFinished || next === undefined,
    ...(next !== undefined && { at: { chapter: next, step: 0 } }),
  });
}
