import { clone, copyInto, playUnchecked, type State } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { finishRound, settle } from '../ahead/rest.ts';
import { finalMargin, lookAhead, type Outlook } from './outlook.ts';
import { valuePlacements } from './placement.ts';
import { type Position, positionAfter, traceOf, type Valued } from './position.ts';
import { theirsAfter } from './turn.ts';

/** Payments and gains between turns. All moves are candidates. */
export function* valueBetween(position: Position): Generator<number, Valued[]> {
  const { s, codes, depth, deals, memory, isLate } = position;
  const { worth, nodes } = depth;
  const seat = s[L.TO_ACT];
  const side = seat === 0 ? 1 : -1;
  const candidates = codes.map((code) => {
    const after = clone(s);
    if (s[L.PHASE] !== L.PHASE_RAID) after[L.FIRST] = seat;
    playUnchecked(after, code);
    const isOver = after[L.PHASE] === L.PHASE_OVER;
    const theirs = isOver ? worth(after, seat ^ 1) : theirsAfter(after, position);
    return {
      base: isOver ? side * finalMargin(after) : worth(after, seat) - theirs,
      after,
      theirs,
      reach(n: number, into: State) {
        copyInto(into, s);
        deals.deal(n, into);
        playUnchecked(into, code);
        settle(into, worth);
        finishRound(into, { nodes: nodes.finish, worth });
      },
    };
  });
  const outlooks = yield* lookAhead(candidates, s, deals, depth, memory, isLate);
  const isRaid = s[L.PHASE] === L.PHASE_RAID;
  const shift = isRaid ? yield* shiftOf(position, outlooks) : 0;
  return outlooks.map(({ margin, error, isFinal }, i) => ({
    margin: margin + shift,
    error,
    isCertain: isFinal && isRaid,
    isSearched: true,
    trace: traceOf(position, candidates[i].after, candidates[i].theirs, outlooks[i]),
  }));
}

/**
 * A raid comes after the cards of its round are revealed, so the value of the best payment is that of the placement after it. The other
 * payments stay as far behind.
 */
function* shiftOf(position: Position, outlooks: readonly Outlook[]): Generator<number, number> {
  const { s, codes, depth } = position;
  const margins = outlooks.map(({ margin }) => margin);
  const most = Math.max(...margins);
  const after = clone(s);
  playUnchecked(after, codes[margins.indexOf(most)]);
  settle(after, depth.worth);
  if (after[L.PHASE] !== L.PHASE_PLACE) return 0;
  const values = yield* valuePlacements(positionAfter(position, after));
  const margin = Math.max(...values.map((value) => value.margin));
  return (after[L.TO_ACT] === s[L.TO_ACT] ? margin : -margin) - most;
}
