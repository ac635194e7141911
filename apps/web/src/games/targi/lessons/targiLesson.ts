import type { Chapter, Lesson, LessonTypes } from '../../../app/lessons/lesson.ts';
import type { PlaceId } from '../client.ts';

/** What a lesson of Targi is made of. The learner is blue, and holds the amulet in the first round. */
export interface TargiLessonTypes extends LessonTypes {
  table: Deal;
  thing: Thing;
  deed: Deed;
  slip: Deed;
  reply: Notation;
}
export type TargiLesson = Lesson<TargiLessonTypes>;
export type TargiChapter = Chapter<TargiLessonTypes>;

/** A game from its seed, and what was played in it so far. */
export interface Deal {
  readonly seed: string;
  readonly moves?: Notation;
}

/** Moves in notation (docs/notation.md) with spaces between them: `2 A C>1:dsg end`. */
export type Notation = string;

/** Moves of the learner, in any order. `!d | !s`: one or the other; then nothing may follow but a new table. */
export type Deed = string;

/** What can be pointed at: a place of the board, or a thing on or beside it. */
export type Thing = PlaceId | (typeof THINGS)[number];
export const THINGS = [
  'robber',
  'goods', // of the learner
  'points',
  'display',
  'hand',
  'amulet', // where it is
  'opponent',
  'goodsDeck',
  'tribeDeck',
  'confirm', // the button that ends a turn, too
] as const;
