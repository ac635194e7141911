import { clone, playUnchecked } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { settle } from '../ahead/rest.ts';
import { choiceAfter } from './choice.ts';
import { lookAhead, type Outlook } from './outlook.ts';
import { valuePlacements } from './placement.ts';
import { type Position, positionAfter, traceOf, type Valued } from './position.ts';
import { valueTurn } from './turn.ts';

/** Payments and gains between turns. All moves are candidates. */
export function* valueBetween(position: Position): Generator<number, Valued[]> {
  const { s, codes, depth, deals, memory, isLate } = position;
  const candidates = codes.map((code) => choiceAfter(position, code));
  const outlooks = yield* lookAhead(candidates, s, deals, depth, memory, isLate);
  const shift = yield* shiftOf(position, outlooks);
  return outlooks.map(({ margin, error, isFinal }, i) => ({
    margin: margin + shift,
    error,
    isCertain: isFinal && s[L.PHASE] === L.PHASE_RAID,
    isSearched: true,
    trace: traceOf(position, candidates[i].after, candidates[i].theirs, outlooks[i]),
  }));
}

/**
 * If the player has a turn next, or if a raid is left to pay, whose round's cards are revealed, the value of the best choice is that of the
 * decision after it. The other choices stay as far behind.
 */
function* shiftOf(position: Position, outlooks: readonly Outlook[]): Generator<number, number> {
  const { s, codes, depth } = position;
  const seat = s[L.TO_ACT];
  const margins = outlooks.map(({ margin }) => margin);
  const most = Math.max(...margins);
  const after = clone(s);
  playUnchecked(after, codes[margins.indexOf(most)]);
  settle(after, depth.worth);
  const isPlacement = s[L.PHASE] === L.PHASE_RAID && after[L.PHASE] === L.PHASE_PLACE;
  const isOwnTurn = after[L.PHASE] === L.PHASE_ACT && after[L.TO_ACT] === seat;
  if (!isPlacement && !isOwnTurn) return 0;
  const next = positionAfter(position, after);
  const values = yield* isPlacement ? valuePlacements(next) : valueTurn(next);
  const margin = Math.max(...values.map((value) => value.margin));
  return (after[L.TO_ACT] === seat ? margin : -margin) - most;
}
