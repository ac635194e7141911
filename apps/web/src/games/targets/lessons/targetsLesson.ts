import type { Arrangement, DieId, DiscId, Move } from '@caravanserai/targets';
import type { Chapter, Lesson, LessonText, LessonTypes } from '../../../app/lessons/lesson.ts';
import type { Goal } from '../client.ts';

/** What a lesson of Targets is made of. The learner is red, and nobody else flicks. */
export interface TargetsLessonTypes extends LessonTypes {
  table: Arrangement;
  thing: Thing;
  deed: Deed;
  slip: never; // every miss gets the same words
  reply: never;
}
export type TargetsLesson = Lesson<TargetsLessonTypes>;
export type TargetsChapter = Chapter<TargetsLessonTypes>;

/** A goal on the table of its step. A try that misses lays the table again. */
export interface Deed {
  readonly goal: Goal;
  /** Moves that reach it, to the last bit: the guide shows the flick, and a test plays them. */
  readonly shown: readonly Move[];
  /** Said once the goal only has to be called. */
  readonly call?: LessonText;
}

/** What can be pointed at: a die, a disc of the middle, or a thing beside the table. */
export type Thing = DieId | DiscId | (typeof THINGS)[number];
export const THINGS = ['enlarged', 'targets', 'double'] as const;
