import type { Chapter, Lesson, LessonTypes } from '../../../app/lessons/lesson.ts';
import type { PlaceId } from '../client.ts';

/** Types of a Targi lesson. The learner is Blue and holds the amulet in the first round. */
export interface TargiLessonTypes extends LessonTypes {
  table: Deal;
  thing: Thing;
  deed: Deed;
  slip: Deed;
  reply: Notation;
}
export type TargiLesson = Lesson<TargiLessonTypes>;
export type TargiChapter = Chapter<TargiLessonTypes>;

/** A game given by its seed and the moves played so far. */
export interface Deal {
  readonly seed: string;
  readonly moves?: Notation;
}

/** Moves in notation (docs/notation.md), separated by spaces: `2 A C>1:dsg end`. */
export type Notation = string;

/** The learner's moves, in any order; or `ANY`. `!d | !s` means either; it must be last, or be followed by a new deal. */
export type Deed = string;

/** The learner's move where any is allowed: such moves are assessed at the step that ends the chapter. */
export const ANY = '*';

/** A target for the guide's pointer: a place of the board, or an element on or beside it. */
export type Thing = PlaceId | (typeof THINGS)[number];
export const THINGS = [
  'robber',
  'goods', // the learner's
  'points',
  'display',
  'hand',
  'amulet', // wherever it is now
  'opponent',
  'goodsDeck',
  'tribeDeck',
  'confirm', // also the button that ends a turn
] as const;
