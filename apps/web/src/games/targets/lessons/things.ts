import type { DieId, DiscId } from '@caravanserai/targets';
import type { Room } from '../../../app/lessons/standing.ts';
import { boxOf } from '../../../app/lessons/usePointing.ts';
import { type Thing, THINGS } from './targetsLesson.ts';

type Beside = (typeof THINGS)[number];

const SELECTORS: Readonly<Record<Beside, string>> = {
  enlarged: '.lens',
  targets: '.call-button[data-call=targets]',
  double: '.call-button[data-call=double]',
};

function isBeside(thing: Thing): thing is Beside {
  return THINGS.some((each) => each === thing);
}

/** Replaces `checkVisibility`, which Safari supports only from 17.4 on. */
function isSeen(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

/** The elements of the page among the things; dice and discs are highlighted on the table instead. */
export function findThings(things: readonly Thing[]): readonly Element[] {
  const found = things.filter(isBeside).flatMap((thing) => [...document.querySelectorAll(SELECTORS[thing])]);
  return found.filter((element) => isSeen(element));
}

export function onTable(things: readonly Thing[]): readonly (DieId | DiscId)[] {
  return things.filter((thing): thing is DieId | DiscId => !isBeside(thing));
}

/** The guide has an area of its own beside the table. */
export function roomForGuide(): readonly Room[] {
  return [...document.querySelectorAll('.guide-room')].map(boxOf);
}
