import { translator } from '@caravanserai/texts';
import { type Asking, isAsking, type Lesson, type LessonTypes } from '../src/app/lessons/lesson.ts';

const WORDS_A_MINUTE = 180;
const CLICK_S = 1.5; // to find an element and click it

/** The duration of a lesson for a learner who makes no mistakes. `clicksOf`: number of clicks that a step requires. */
export function figuresOf<L extends LessonTypes>(lesson: Lesson<L>, clicksOf: (step: Asking<L>) => number) {
  const t = translator('en');
  const steps = lesson.chapters.flatMap((chapter) => chapter.steps);
  const words = sum(steps.map(({ say }) => t(say).split(/\s+/).length));
  const clicks = sum(steps.map((step) => (isAsking(step) ? clicksOf(step) : 1)));
  const readingMinutes = words / WORDS_A_MINUTE;
  const minutes = readingMinutes + (clicks * CLICK_S) / 60;
  return { words, clicks, readingMinutes: rounded(readingMinutes), minutes: rounded(minutes) };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

function rounded(minutes: number): number {
  return Math.round(minutes * 10) / 10;
}
