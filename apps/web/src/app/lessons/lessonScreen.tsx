import type { ComponentType } from 'react';
import { NowhereScreen } from '../NowhereScreen.tsx';
import { PATHS, pathTo } from '../paths.ts';
import { go } from '../router.ts';
import type { ScreenProps } from '../routes.ts';
import type { Lesson } from './lesson.ts';

export interface OpenLessonProps<L> {
  readonly lesson: L;
  readonly requested: string | undefined; // chapter
}

/** `caravan` resumes where the learner left off; `caravan.raid` starts that chapter. */
export function lessonScreen<L extends Pick<Lesson, 'id'>>(
  lessons: readonly L[],
  Open: ComponentType<OpenLessonProps<L>>,
): ComponentType<ScreenProps> {
  return function LessonScreen({ id }) {
    const [name, requested] = id.split('.');
    const lesson = lessons.find((each) => each.id === name);
    return lesson ? <Open lesson={lesson} requested={requested} /> : <NowhereScreen />;
  };
}

/** Removes the chapter from the URL, so that a reload resumes the lesson instead of restarting the chapter. */
export function forgetChapter(path: string, { id }: Pick<Lesson, 'id'>): void {
  history.replaceState(history.state, '', pathTo(path, id) + location.search);
}

export function toLearn(): void {
  go(PATHS.learn);
}
