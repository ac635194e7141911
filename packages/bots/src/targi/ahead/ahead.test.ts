import { quickRng } from '@caravanserai/contract';
import { clone, listMoves, MAX_MOVES, playUnchecked, type State, targi } from '@caravanserai/targi';
import { layout as L, states as S } from '@caravanserai/targi/search';
import { expect, test } from 'vitest';
import { ASPECT_COUNT, POINTS, writeAspects } from './aspects.ts';
import { displayOf, newDisplays } from './displays.ts';
import { stockPiles } from './piles.ts';
import { newValues, nextPlacement, placementGame, turnWorth } from './spaces.ts';
import { newTurnCache } from './turnCache.ts';
import { makeWorth } from './worth.ts';
import { ROUND_WEIGHTS } from './roundWeights.ts';

const worth = makeWorth(ROUND_WEIGHTS);
const POSITIONS = positions(12);

/** Positions from random games. */
function positions(games: number): State[] {
  const buffer = new Uint16Array(MAX_MOVES);
  const all: State[] = [];
  for (let game = 0; game < games; game++) {
    const rng = quickRng(`ahead ${game}`);
    const s = targi.init(targi.defaultOptions, `ahead ${game}`);
    while (s[L.PHASE] !== L.PHASE_OVER) {
      all.push(clone(s));
      playUnchecked(s, buffer[rng.next() % listMoves(s, buffer)]);
    }
  }
  return all;
}

test('a cached display has the same value as a new one', () => {
  const weights = Float64Array.from({ length: ASPECT_COUNT }, (_, i) => i + 1);
  const known = newDisplays(weights);
  const aspects = new Float64Array(ASPECT_COUNT);
  for (const s of POSITIONS) {
    for (let seat = 0; seat < 2; seat++) {
      const display = displayOf(known, s, seat);
      const { worth: fresh, points } = displayOf(newDisplays(weights), s, seat);
      expect([display.worth, display.points]).toEqual([fresh, points]);
      writeAspects(s, seat, aspects);
      const others = display.hasMoreCards && display.laid > S.laidCount(s, seat ^ 1) ? 1 : 0;
      expect(display.points + s[S.playerAt(seat) + L.VP] + others).toBe(aspects[POINTS]);
    }
  }
});

test('a cached turn has the same value as an uncached one', () => {
  const begins = POSITIONS.filter((s) => s[L.PHASE] === L.PHASE_PLACE && s[S.playerAt(0) + L.TARGIS_LEFT] === 3);
  const starts = begins.filter((s) => s[S.playerAt(1) + L.TARGIS_LEFT] === 3 && s[L.ROUND] > 1).slice(0, 40);
  expect(starts.length).toBe(40);
  const turns = newTurnCache();
  const look = { nodes: 40, worth };
  for (const s of starts.flatMap((one) => [one, one])) {
    const [kept, plain] = [nextPlacement(s, newValues(), turns), placementGame([s], newValues())];
    for (let mask = 7; mask < 4096; mask += 131) {
      const seat = mask & 1;
      expect(turnWorth(kept, seat, mask, look)).toBe(turnWorth(plain, seat, mask, look));
    }
  }
});

test('decks that may run out get their discards back, and no card is lost', () => {
  const cardsOf = (s: State, { deck, left, discards, discarded }: typeof L.GOODS_PILE) =>
    [...s.subarray(deck, deck + s[left]), ...s.subarray(discards, discards + s[discarded])].toSorted((a, b) => a - b);
  for (const s of POSITIONS) {
    const stocked = clone(s);
    stockPiles(stocked);
    for (const pile of [L.GOODS_PILE, L.TRIBE_PILE]) {
      expect(cardsOf(stocked, pile)).toEqual(cardsOf(s, pile));
      expect(stocked[pile.left]).toBeGreaterThan(0);
      if (s[pile.left] === 0) continue;
      expect(stocked[pile.deck + stocked[pile.left] - 1]).toBe(s[pile.deck + s[pile.left] - 1]);
    }
  }
});
