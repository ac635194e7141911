import { translator } from '@caravanserai/texts';
import { type Asking, isAsking, type Lesson, type LessonTypes } from '../src/app/lessons/lesson.ts';

const WORDS_A_MINUTE = 180;
const CLICK_S = 1.5; // to find a thing and press it

/** How long a lesson is for somebody who makes no mistake. `clicksOf`: how often something has to be pressed for what a step asks for. */
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
