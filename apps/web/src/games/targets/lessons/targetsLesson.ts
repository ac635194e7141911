import type { Arrangement, DieId, DiscId, Move } from '@caravanserai/targets';
import type { Chapter, Lesson, LessonText, LessonTypes } from '../../../app/lessons/lesson.ts';
import type { Goal } from '../client.ts';

/** Types of a Targets lesson. The learner is red, and nobody else flicks. */
export interface TargetsLessonTypes extends LessonTypes {
  table: Arrangement;
  thing: Thing;
  deed: Deed;
  slip: never; // every miss gets the same text
  reply: never;
}
export type TargetsLesson = Lesson<TargetsLessonTypes>;
export type TargetsChapter = Chapter<TargetsLessonTypes>;

/** A goal on the table of its step. A failed try sets the table up again. */
export interface Deed {
  readonly goal: Goal;
  /** Moves that reach the goal, reproducible bit by bit: the guide demonstrates the flick, and a test plays them all. */
  readonly shown: readonly Move[];
  /** Shown once only the call is missing. */
  readonly call?: LessonText;
}

/** A target for the guide's pointer: a die, a disc in the middle, or an element beside the table. */
export type Thing = DieId | DiscId | (typeof THINGS)[number];
export const THINGS = ['enlarged', 'targets', 'double'] as const;
