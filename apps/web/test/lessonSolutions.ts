import { type Effort, hint } from '@caravanserai/bots';
import { quickRng } from '@caravanserai/contract';
import { makeMove, targi } from '@caravanserai/targi';
import { type Asking, isAsking } from '../src/app/lessons/lesson.ts';
import type { TargiChapter, TargiLesson, TargiLessonTypes } from '../src/games/targi/lessons/targiLesson.ts';
import * as L from '../src/games/targi/worker/lesson/lessonGame.ts';
import { stateOf } from '../src/games/targi/worker/table.ts';

/** A position to solve, and what a bot thinks of what the lesson awaits there. */
export interface Solution {
  readonly name: string;
  readonly awaited: string;
  /** By how many points it is better than every other move; below 0: another is better. */
  readonly margin: number;
}

/** Every position of a lesson that is to be solved. Cards that nobody knows are dealt again for each seed, and the smallest margin counts. */
export function solutionsOf(lesson: TargiLesson, effort: Effort, seeds: readonly string[]): readonly Solution[] {
  return lesson.chapters.flatMap((chapter) =>
    chapter.steps.flatMap((step, at) => {
      if (!isAsking(step)) return [];
      const margin = Math.min(...seeds.map((seed) => marginOf(chapter, step, at, effort, seed)));
      return [{ name: `${lesson.id}.${chapter.id}.${at}`, awaited: step.awaits, margin }];
    }),
  );
}

function marginOf(
  chapter: TargiChapter,
  step: Asking<TargiLessonTypes>,
  at: number,
  effort: Effort,
  seed: string,
): number {
  const { table } = L.openChapter(chapter, at);
  const thinking = hint(targi.view(stateOf(table), 'blue'), effort, quickRng(seed));
  let thought = thinking.next();
  while (!thought.done) thought = thinking.next();
  if (!thought.value.ok) throw new Error(thought.value.error.code);
  const awaited = new Set(L.alternatives(step).flat());
  const costs = Map.groupBy(thought.value.value.options, ({ move }) => awaited.has(makeMove(move)));
  const least = (isAwaited: boolean) => Math.min(...(costs.get(isAwaited) ?? []).map(({ cost }) => cost));
  return least(false) - least(true);
}
