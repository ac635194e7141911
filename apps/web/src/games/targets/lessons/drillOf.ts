import { isAsking, type PlaceInLesson } from '../../../app/lessons/lesson.ts';
import type { Drill } from '../client.ts';
import type { TargetsChapter } from './targetsLesson.ts';

/** What is tried in a step, on its own table; nothing where something is only said. */
export function drillOf({ id, steps }: TargetsChapter, step: number): Drill | undefined {
  const asking = steps[step];
  if (!isAsking(asking) || !asking.table) return undefined;
  return { name: `${id} ${step}`, table: asking.table, goal: asking.awaits.goal };
}

/** Where a chapter can be entered: a table is laid there. */
export function lastLaid(chapter: TargetsChapter, { step }: PlaceInLesson): number {
  const laid = chapter.steps.findLastIndex((_, i) => i <= step && drillOf(chapter, i) !== undefined);
  return Math.max(0, laid);
}
