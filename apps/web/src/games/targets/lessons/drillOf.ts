import { isAsking, type PlaceInLesson } from '../../../app/lessons/lesson.ts';
import type { Drill } from '../client.ts';
import type { TargetsChapter } from './targetsLesson.ts';

/** The drill of a step, with its own table; undefined for steps that only have text. */
export function drillOf({ id, steps }: TargetsChapter, step: number): Drill | undefined {
  const asking = steps[step];
  if (!isAsking(asking) || !asking.table) return undefined;
  return { name: `${id} ${step}`, table: asking.table, goal: asking.awaits.goal };
}

/** The last step, up to this place, that sets up a table, where a chapter can be resumed. */
export function lastLaid(chapter: TargetsChapter, { step }: PlaceInLesson): number {
  const laid = chapter.steps.findLastIndex((_, i) => i <= step && drillOf(chapter, i) !== undefined);
  return Math.max(0, laid);
}
