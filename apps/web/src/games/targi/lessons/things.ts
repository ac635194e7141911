import { around, type Room } from '../../../app/lessons/standing.ts';
import { boxOf } from '../../../app/lessons/usePointing.ts';
import { type Thing, THINGS } from './targiLesson.ts';

/** Selectors of the things on the page; phones show some of them as small versions elsewhere. The learner is Blue. */
const SELECTORS: Readonly<Record<(typeof THINGS)[number], string>> = {
  robber: '.carpet [data-anchor="robber"]',
  goods: '.player-own .purse',
  points: '.player-own .counter:has([data-anchor="purse-blue-vp"])',
  display: '.player-own .display, .glance-own .glance-rows',
  hand: '.player-own [data-anchor="hand-blue"], .glance-own .glance-hand',
  amulet: '.player-amulet:has(svg)',
  opponent: '.player-other',
  goodsDeck: '[data-anchor="deck-goods"]',
  tribeDeck: '[data-anchor="deck-tribe"]',
  confirm: '.command-buttons > .command-button:last-child',
};

function selectorOf(thing: Thing): string {
  const name = THINGS.find((each) => each === thing);
  return name ? SELECTORS[name] : `.carpet [data-place="${thing}"]`;
}

export function findThings(things: readonly Thing[]): readonly Element[] {
  return things.flatMap((thing) => [...document.querySelectorAll(selectorOf(thing))]).filter(isDrawn);
}

function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0;
}

/** Candidate areas for the guide: beside the board on a wide screen, in place of the log; otherwise over the top bar or under the board. */
const ROOMS = ['.dock:not([data-panel])', '.top-bar, .player-other', '.targi-info', '.player-own, .targi-command'];

export function roomsAtTable(): readonly Room[] {
  return ROOMS.flatMap((selector) => {
    const boxes = [...document.querySelectorAll(selector)].filter(isDrawn).map(boxOf);
    return around(boxes) ?? [];
  });
}

/** Elements that await an answer, which must not be covered: a sheet, or the card tapped last. */
export function openQuestions(): readonly Element[] {
  return [...document.querySelectorAll('.sheet-layer .sheet, .pending-sheet, .info-place')].filter(isDrawn);
}
