import { type Depth, evaluate } from '@caravanserai/bots/targi';
import { assert } from '@caravanserai/contract';
import { makeMove, targi } from '@caravanserai/targi';
import { type Asking, isAsking } from '../src/app/lessons/lesson.ts';
import type { TargiChapter, TargiLesson, TargiLessonTypes } from '../src/games/targi/lessons/targiLesson.ts';
import * as L from '../src/games/targi/game/lesson/lessonGame.ts';
import { stateOf } from '../src/games/targi/game/table.ts';

/** A position to solve, and a bot's evaluation of the expected move. */
export interface Solution {
  readonly name: string;
  readonly awaited: string;
  /** By how many points it beats every other move; negative if another is better. */
  readonly margin: number;
}

/** Every position of a lesson that the learner has to solve. Hidden cards are redealt for each seed, and the smallest margin counts. */
export function solutionsOf(lesson: TargiLesson, depth: Depth, seeds: readonly string[]): readonly Solution[] {
  return lesson.chapters.flatMap((chapter) =>
    chapter.steps.flatMap((step, at) => {
      if (!isAsking(step)) return [];
      const margin = Math.min(...seeds.map((seed) => marginOf(chapter, step, at, depth, seed)));
      return [{ name: `${lesson.id}.${chapter.id}.${at}`, awaited: step.awaits, margin }];
    }),
  );
}

function marginOf(
  chapter: TargiChapter,
  step: Asking<TargiLessonTypes>,
  at: number,
  depth: Depth,
  seed: string,
): number {
  const { table } = L.openChapter(chapter, at);
  const state = stateOf(table);
  assert(targi.moves.kind === 'listed', 'Targi lists its moves');
  const thinking = evaluate({ view: targi.view(state, 'blue'), moves: targi.moves.list(state, 'blue'), depth, seed });
  let thought = thinking.next();
  while (!thought.done) thought = thinking.next();
  const awaited = new Set(L.alternatives(step).flat());
  const costs = Map.groupBy(thought.value.options, ({ move }) => awaited.has(makeMove(move)));
  const least = (isAwaited: boolean) => Math.min(...(costs.get(isAwaited) ?? []).map(({ cost }) => cost));
  return least(false) - least(true);
}
