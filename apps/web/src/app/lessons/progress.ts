import { type Fields, fieldsOf, parseFields, readStored, writeStored } from '../settings/stored.ts';
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

function keyOf(lesson: string): string {
  return `caravanserai.lesson.${lesson}`;
}

export function readProgress(lesson: string): Progress {
  return parseProgress(parseFields(readStored(keyOf(lesson))));
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
  write(lesson, { ...readProgress(lesson), at });
}

/** A chapter is over; the next one begins at `next`, or the lesson is over too. */
export function keepDone(lesson: string, chapter: string, next: string | undefined): void {
  const { done, isFinished } = readProgress(lesson);
  write(lesson, {
    done: [...new Set([...done, chapter])],
    isFinished: isFinished || next === undefined,
    ...(next !== undefined && { at: { chapter: next, step: 0 } }),
  });
}

function write(lesson: string, progress: Progress): void {
  writeStored(keyOf(lesson), JSON.stringify(progress));
}
