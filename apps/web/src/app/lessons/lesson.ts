import type { TextKey } from '@caravanserai/texts/page';

/** The key of a sentence or title in the `lessons` part of `packages/texts`. */
export type LessonText = Exclude<TextKey<'lessons'>, `lessons.${'guide' | 'learn'}.${string}`>;

/** The types that a game supplies for its lessons. */
export interface LessonTypes {
  /** The position that a step sets up. */
  table: unknown;
  /** What the guide can point at. */
  thing: unknown;
  /** An action that the learner can be asked to take. */
  deed: unknown;
  /** A wrong action that has an answer of its own. */
  slip: unknown;
  /** The opponents' moves that follow. */
  reply: unknown;
}

/** A lesson is data, one file each. docs/write-a-lesson.md explains the format. */
export interface Lesson<L extends LessonTypes = LessonTypes> {
  readonly id: string; // used in the URL and in the stored progress
  readonly title: LessonText;
  /** A one-line description. */
  readonly about: LessonText;
  readonly minutes: number;
  readonly chapters: readonly Chapter<L>[];
}

export interface Chapter<L extends LessonTypes = LessonTypes> {
  readonly id: string; // unique in its lesson
  readonly title: LessonText;
  /** The numbers of the rules it teaches. */
  readonly rules?: readonly string[];
  /** The first step must have a table. */
  readonly steps: readonly Step<L>[];
}

/** An entry of the Learn page: a lesson, or another learning tool such as the practice range. */
export interface Learnable extends Pick<Lesson, 'id' | 'title' | 'about'> {
  readonly href: string;
  readonly minutes?: number;
  /** Each can be opened on its own, at `href` followed by a dot and its id. */
  readonly chapters?: readonly Pick<Chapter, 'id' | 'title' | 'rules'>[];
}

export type Step<L extends LessonTypes = LessonTypes> = Telling<L> | Asking<L>;

/** A step that shows a sentence, with a button to continue. */
export interface Telling<L extends LessonTypes = LessonTypes> {
  /** The position to set up first. Without it, the step continues from the previous position. */
  readonly table?: L['table'];
  /** One or two sentences. */
  readonly say: LessonText;
  /** Shown instead to keyboard players, where the controls differ. */
  readonly sayByKeys?: LessonText;
  /** What the guide points at. */
  readonly at?: readonly L['thing'][];
  /** The learner's free moves of this chapter are assessed before the sentence is said. */
  readonly assesses?: true;
  /** The opponents' moves when the step is over. */
  readonly afterwards?: L['reply'];
}

/** A step that asks the learner to act. */
export interface Asking<L extends LessonTypes = LessonTypes> extends Telling<L> {
  readonly awaits: L['deed'];
  /** Shown when the learner does something else, which stays on the table until it is undone. */
  readonly otherwise: LessonText;
  /** Shown instead after these actions: why each is worse. */
  readonly answers?: readonly { readonly to: L['slip']; readonly say: LessonText }[];
}

export function isAsking<L extends LessonTypes>(step: Step<L> | undefined): step is Asking<L> {
  return step !== undefined && 'awaits' in step;
}

export interface PlaceInLesson {
  readonly chapter: string;
  readonly step: number;
}

/** Where a lesson opens: at the requested chapter, else where the learner left off. */
export function startOf({ chapters }: Lesson, left: PlaceInLesson | undefined, requested?: string): PlaceInLesson {
  const chapter = chapters.find(({ id }) => id === (requested ?? left?.chapter)) ?? chapters[0];
  const step = chapter?.id === left?.chapter ? (left?.step ?? 0) : 0;
  return { chapter: chapter?.id ?? '', step };
}
