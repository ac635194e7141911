import type { Signal } from '../signals/signal.ts';
import { storedSignal } from '../signals/storedSignal.ts';
import { type Fields, fieldsOf, parseFields } from '../settings/stored.ts';
import type { PlaceInLesson } from './lesson.ts';

/** A learner's progress in a lesson, stored on this device. */
export interface Progress {
  /** Where the learner left off; undefined if the lesson was not started or is over. */
  readonly at?: PlaceInLesson;
  /** Completed chapters. */
  readonly done: readonly string[];
  /** Whether the lesson was completed at least once. */
  readonly isFinished: boolean;
}

const NONE: Progress = { done: [], isFinished: false };

function progressIn(lesson: string): Signal<Progress> {
  return storedSignal(`caravanserai.lesson.${lesson}`, (text) => parseProgress(parseFields(text)));
}

export function readProgress(lesson: string): Progress {
  return progressIn(lesson).get();
}

/** Takes what is valid: the stored value may be from an older version or edited by hand. */
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

/** Marks a chapter as done; the next one starts at `next`. Without `next`, the lesson is complete. */
export function keepDone(lesson: string, chapter: string, next: string | undefined): void {
  const progress = progressIn(lesson);
  const { done, isFinished } = progress.get();
  progress.set({
    done: [...new Set([...done, chapter])],
    isFinished: isFinished || next === undefined,
    ...(next !== undefined && { at: { chapter: next, step: 0 } }),
  });
}
