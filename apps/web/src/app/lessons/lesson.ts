import type { TextKey } from '@caravanserai/texts/page';

/** A sentence or title in the part `lessons` of `packages/texts`. */
export type LessonText = Exclude<TextKey<'lessons'>, `lessons.${'guide' | 'learn'}.${string}`>;

/** What a game puts into its lessons. */
export interface LessonTypes {
  /** How a table is laid. */
  table: unknown;
  /** What can be pointed at. */
  thing: unknown;
  /** What the learner can be asked to do. */
  deed: unknown;
  /** What else the learner may do that gets an answer of its own. */
  slip: unknown;
  /** What others do afterwards. */
  reply: unknown;
}

/** A lesson is data: one file each. docs/write-a-lesson.md tells how. */
export interface Lesson<L extends LessonTypes = LessonTypes> {
  readonly id: string; // in its address, and in what the device keeps of it
  readonly title: LessonText;
  /** What it is about, in a line. */
  readonly about: LessonText;
  /** How long it takes. */
  readonly minutes: number;
  readonly chapters: readonly Chapter<L>[];
}

export interface Chapter<L extends LessonTypes = LessonTypes> {
  readonly id: string; // unique in its lesson
  readonly title: LessonText;
  /** The rules that it shows, by number. */
  readonly rules?: readonly string[];
  /** The first has a table. */
  readonly steps: readonly Step<L>[];
}

/** A line of the page Learn: a lesson, or something else that teaches, such as a practice ground. */
export interface Learnable extends Pick<Lesson, 'id' | 'title' | 'about'> {
  readonly href: string;
  readonly minutes?: number;
  /** Each can be opened by itself, at `href` with a point and its id. */
  readonly chapters?: readonly Pick<Chapter, 'id' | 'title' | 'rules'>[];
}

export type Step<L extends LessonTypes = LessonTypes> = Telling<L> | Asking<L>;

/** Something is said, and a button leads on. */
export interface Telling<L extends LessonTypes = LessonTypes> {
  /** The table is laid like this first; without it, it is as the step before left it. */
  readonly table?: L['table'];
  /** One or two sentences. */
  readonly say: LessonText;
  /** Said instead to those who play by keys, where that is done in another way. */
  readonly sayByKeys?: LessonText;
  /** What the guide points at. */
  readonly at?: readonly L['thing'][];
  /** What others do when the step is over. */
  readonly afterwards?: L['reply'];
}

/** The learner is to do something. */
export interface Asking<L extends LessonTypes = LessonTypes> extends Telling<L> {
  readonly awaits: L['deed'];
  /** Said when the learner does something else, which stays on the table until it is taken back. */
  readonly otherwise: LessonText;
  /** Said instead after these: why each is worse. */
  readonly answers?: readonly { readonly to: L['slip']; readonly say: LessonText }[];
}

export function isAsking<L extends LessonTypes>(step: Step<L> | undefined): step is Asking<L> {
  return step !== undefined && 'awaits' in step;
}

/** Where somebody is in a lesson. */
export interface PlaceInLesson {
  readonly chapter: string;
  readonly step: number;
}

/** Where a lesson is opened: in the chapter that is asked for, or else where it was left. */
export function startOf({ chapters }: Lesson, left: PlaceInLesson | undefined, wished?: string): PlaceInLesson {
  const chapter = chapters.find(({ id }) => id === (wished ?? left?.chapter)) ?? chapters[0];
  const step = chapter?.id === left?.chapter ? (left?.step ?? 0) : 0;
  return { chapter: chapter?.id ?? '', step };
}
