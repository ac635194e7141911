import { translator } from '@caravanserai/texts';
import { isAsking, type Lesson } from '../src/app/lessons/lesson.ts';

const WORDS_A_MINUTE = 180;
const CLICK_S = 1.5; // to find a thing and press it

export interface LessonFigures {
  readonly words: number;
  readonly clicks: number;
  readonly minutes: number;
}

/** How long a lesson is for somebody who makes no mistake. `clicksOf`: how often a step that asks for something is pressed. */
export function figuresOf<L extends Lesson>(
  lesson: L,
  clicksOf: (deed: L['chapters'][number]['steps'][number]) => number,
): LessonFigures {
  const t = translator('en');
  const steps = lesson.chapters.flatMap((chapter) => chapter.steps);
  const words = steps.map(({ say }) => t(say).split(/\s+/).length).reduce((sum, count) => sum + count, 0);
  const clicks = steps.map((step) => (isAsking(step) ? clicksOf(step) : 1)).reduce((sum, count) => sum + count, 0);
  return { words, clicks, minutes: words / WORDS_A_MINUTE + (clicks * CLICK_S) / 60 };
}
