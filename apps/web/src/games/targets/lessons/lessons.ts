import { flick } from './flick.ts';
import type { TargetsLesson } from './targetsLesson.ts';

/** Every lesson of Targets, in the order in which they are best taken. */
export const TARGETS_LESSONS: readonly TargetsLesson[] = [flick];
