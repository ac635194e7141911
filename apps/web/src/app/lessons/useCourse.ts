import { known } from '@caravanserai/contract';
import { useEffect } from 'react';
import type { Lesson, LessonTypes, PlaceInLesson } from './lesson.ts';
import { keepDone, keepPlace } from './progress.ts';

/** The learner's position in a lesson, stored on this device. After its last step a chapter is over and `next` starts the next one. */
export function useCourse<L extends LessonTypes>({ id, chapters }: Lesson<L>, { chapter: name, step }: PlaceInLesson) {
  const index = Math.max(
    0,
    chapters.findIndex((each) => each.id === name),
  );
  const chapter = known(chapters[index]);
  const next = chapters[index + 1];
  const isOver = step >= chapter.steps.length;
  const isLast = !next && step >= chapter.steps.length - 1;
  useEffect(() => {
    if (isOver || isLast) keepDone(id, chapter.id, next?.id);
    else keepPlace(id, { chapter: chapter.id, step });
  }, [id, chapter, next, step, isOver, isLast]);
  return { index, chapter, next, isLast };
}
