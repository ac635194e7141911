import { caravan } from './caravan.ts';
import { craft } from './craft.ts';
import type { TargiLesson } from './targiLesson.ts';

/** Every lesson of Targi, in the recommended order. */
export const TARGI_LESSONS: readonly TargiLesson[] = [caravan, craft];
