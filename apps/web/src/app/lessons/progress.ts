import { type Fields, fieldsOf, parseFields, readStored, writeStored } from '../settings/stored.ts';
import type { PlaceInLesson } from './lesson.ts';

/** How far somebody has come in a lesson, on this device. */
export interface Progress {
  /** Where it was left; nothing: it was not begun, or it is over. */
  readonly at?: PlaceInLesson;
  /** Chapters that were played to their end. */
  readonly done: readonly string[];
}

const NONE: Progress = { done: [] };

function keyOf(lesson: string): string {
  return `caravanserai.lesson.${lesson}`;
}

export function readProgress(lesson: string): Progress {
  return parseProgress(parseFields(readStored(keyOf(lesson))));
}

/** As far as it can be read: an older page, or somebody by hand, may have written it. */
export function parseProgress({ at, done }: Fields): Progress {
  const { chapter, step } = fieldsOf(at);
  const isPlace = typeof chapter === 'string' && Number.isSafeInteger(step) && Number(step) >= 0;
  return {
    ...NONE,
    ...(isPlace && { at: { chapter, step: Number(step) } }),
    ...(Array.isArray(done) && { done: done.filter((id) => typeof id === 'string') }),
  };
}

export function keepPlace(lesson: string, at: PlaceInLesson | undefined): void {
  const { done } = readProgress(lesson);
  write(lesson, { done, ...(at && { at }) });
}

export function keepDone(lesson: string, chapter: string): void {
  const { at, done } = readProgress(lesson);
  write(lesson, { done: [...new Set([...done, chapter])], ...(at && { at }) });
}

function write(lesson: string, progress: Progress): void {
  writeStored(keyOf(lesson), JSON.stringify(progress));
}
