import type { Lesson, LessonText, LessonTypes, Step, Telling } from './lesson.ts';

/** What follows a prefix in the keys of texts: `Names<'craft.lines'>` includes `idea`. */
type Names<Prefix extends string, Text = LessonText> = Text extends `lessons.${Prefix}.${infer Name}` ? Name : never;
type ChapterOf<Id extends string, Name = Names<Id>> = Name extends `${infer Chapter}.title` ? Chapter : never;

interface StepScript<L extends LessonTypes, Name> extends Omit<Telling<L>, 'say' | 'sayByKeys'> {
  readonly say: Name;
  readonly sayByKeys?: Name;
  readonly awaits?: L['deed'];
  readonly otherwise?: Name; // default: `<say>Else`
  readonly answers?: Readonly<Record<L['slip'] & string, Name>>;
}

interface ChapterScript<L extends LessonTypes, Id extends string, Name> {
  readonly id: Id;
  readonly rules?: readonly string[];
  readonly steps: readonly StepScript<L, Name>[];
}

/** A lesson as it is written: a text is named within its chapter, `idea` for `lessons.craft.lines.idea`. */
interface LessonScript<Id extends string, C> {
  readonly id: Id;
  readonly minutes: number;
  readonly chapters: readonly C[];
}

export function lessonOf<L extends LessonTypes, Id extends string>(
  script: LessonScript<Id, { [C in ChapterOf<Id>]: ChapterScript<L, C, Names<`${Id}.${C}`>> }[ChapterOf<Id>]>,
): Lesson<L>;
export function lessonOf({
  id,
  minutes,
  chapters,
}: LessonScript<string, ChapterScript<LessonTypes, string, string>>): Lesson {
  return {
    id,
    title: `lessons.${id}.title` as LessonText,
    about: `lessons.${id}.about` as LessonText,
    minutes,
    chapters: chapters.map((chapter) => ({
      ...chapter,
      title: `lessons.${id}.${chapter.id}.title` as LessonText,
      steps: chapter.steps.map((step) => stepOf(step, (name) => `lessons.${id}.${chapter.id}.${name}` as LessonText)),
    })),
  };
}

function stepOf(step: StepScript<LessonTypes, string>, textOf: (name: string) => LessonText): Step {
  const { say, sayByKeys, otherwise = `${say}Else`, answers = {}, ...rest } = step;
  const told = { ...rest, say: textOf(say), ...(sayByKeys && { sayByKeys: textOf(sayByKeys) }) };
  if (step.awaits === undefined) return told;
  const answered = Object.entries(answers).map(([to, name]) => ({ to, say: textOf(name) }));
  return { ...told, awaits: step.awaits, otherwise: textOf(otherwise), answers: answered };
}
