import { flick } from './flick.ts';
import type { TargetsLesson } from './targetsLesson.ts';

/** Every lesson of Targets, in the recommended order. */
export const TARGETS_LESSONS: readonly TargetsLesson[] = [flick];
