import type { ComponentType } from 'react';
import { NowhereScreen } from '../NowhereScreen.tsx';
import { PATHS, pathTo } from '../paths.ts';
import { go } from '../router.ts';
import type { ScreenProps } from '../routes.ts';
import type { Lesson } from './lesson.ts';

export interface OpenLessonProps<L> {
  readonly lesson: L;
  readonly wished: string | undefined; // chapter
}

/** `caravan` goes on where it was left; `caravan.raid` begins that chapter. */
export function lessonScreen<L extends Pick<Lesson, 'id'>>(
  lessons: readonly L[],
  Open: ComponentType<OpenLessonProps<L>>,
): ComponentType<ScreenProps> {
  return function LessonScreen({ id }) {
    const [name, wished] = id.split('.');
    const lesson = lessons.find((each) => each.id === name);
    return lesson ? <Open lesson={lesson} wished={wished} /> : <NowhereScreen />;
  };
}

/** A reload goes on from here, and does not begin the chapter again. */
export function forgetChapter(path: string, { id }: Pick<Lesson, 'id'>): void {
  history.replaceState(history.state, '', pathTo(path, id) + location.search);
}

export function toLearn(): void {
  go(PATHS.learn);
}
