import { type BorderNumber, type CardId, clone, copyInto, playUnchecked, type State } from '@caravanserai/targi';
import { codes as M, layout as L, tables as T } from '@caravanserai/targi/search';
import { newHopes } from '../ahead/hopes.ts';
import { bitOf, crossedBy } from '../ahead/masks.ts';
import { finishRound } from '../ahead/rest.ts';
import { type Line, lineAfter, selectGame, valueOf } from '../ahead/solve.ts';
import {
  afterSpace,
  endOfTurn,
  type Look,
  newValues,
  type PlacementGame,
  placementGame,
  setsOf,
  turnWorth,
  turnWorths,
} from '../ahead/spaces.ts';
import { errorOf, lookAhead, meanOf, type Outlook } from './outlook.ts';
import { type Position, traceOf, type Valued } from './position.ts';
import type { Expected, Trace } from './why.ts';

/** The placements of a round: solved by the worth of both best turns; the best ones are continued into the next round. */
export function* valuePlacements(position: Position): Generator<number, Valued[]> {
  const { s, codes, asked, depth, deals, memory, isLate } = position;
  const { worth, nodes } = depth;
  const dealt = Array.from({ length: Math.min(depth.draws, deals.count) }, (_, n) => {
    const state = clone(s);
    deals.deal(n, state);
    return state;
  });
  const game = placementGame(dealt, newValues());
  const look: Look = { nodes: nodes.set, worth };
  for (const { seat, mask } of setsOf(game)) {
    turnWorth(game, seat, mask, isLate() ? { ...look, nodes: HURRIED } : look);
    yield 0;
  }
  selectGame(game, look, newHopes());
  const side = s[L.TO_ACT] === 0 ? 1 : -1;
  const base = codes.map((code) => side * valueOf(afterSpace(game.start, bitOf(code - M.PLACE))));
  const lines = codes.map((code) => lineAfter(game.start, code));
  const top = Math.max(...base);
  const ranked = codes.map((_, i) => i).toSorted((a, b) => base[b] - base[a]);
  const shown = ranked.filter((i, rank) => {
    const isTwin = ranked.slice(0, rank).some((other) => lines[other].key === lines[i].key);
    return !isTwin && base[i] >= top - depth.within;
  });
  const chosen = new Set(shown.slice(0, depth.candidates));
  for (const code of asked) {
    const i = codes.indexOf(code);
    if (![...chosen].some((other) => lines[other].key === lines[i].key)) chosen.add(i);
  }
  const searched = [...chosen];
  const variances = new Map<string, number>();
  const noiseOf = ({ masks }: Line) =>
    new Map(
      masks.map((mask, seat) => {
        const part = `${seat} ${mask}`;
        const variance = variances.get(part) ?? errorOf(turnWorths(game, seat, mask, look)) ** 2;
        variances.set(part, variance);
        return [part, variance];
      }),
    );
  const candidates = searched.map((i) => ({
    base: base[i],
    noise: noiseOf(lines[i]),
    reach(n: number, into: State) {
      copyInto(into, s);
      deals.deal(n, into);
      for (const code of lines[i].codes) playUnchecked(into, code);
      finishRound(into, { nodes: nodes.finish, worth });
    },
  }));
  const outlooks = yield* lookAhead(candidates, s, deals, depth, memory, isLate);
  const changes = outlooks.map(({ margin }, n) => margin - candidates[n].base);
  const change = meanOf(changes);
  const spread = Math.sqrt(meanOf(changes.map((each) => (each - change) ** 2)));
  const most = Math.max(...outlooks.map(({ margin }) => margin));
  return codes.map((_, i) => {
    const twin = searched.findIndex((other) => lines[other].key === lines[i].key);
    const outlook = outlooks[twin];
    const trace = traceLine(position, game, lines[i], outlook);
    if (outlook) return { margin: outlook.margin, error: outlook.error, isCertain: false, isSearched: true, trace };
    return {
      margin: Math.min(base[i] + change, most - 0.01),
      error: spread,
      isCertain: false,
      isSearched: false,
      trace,
    };
  });
}

const HURRIED = 60; // positions per turn when the time is up

/** The turns that a line of placements leads to. */
function traceLine(position: Position, game: PlacementGame, { codes, masks }: Line, outlook?: Outlook): Trace {
  const { s, depth } = position;
  const seat = s[L.TO_ACT];
  const look = { nodes: depth.nodes.set, worth: depth.worth };
  const theirs = turnWorth(game, seat ^ 1, masks[seat ^ 1], look);
  const trace = traceOf(position, endOfTurn(game, seat, masks[seat], look), theirs, outlook);
  let at = afterSpace(game.start, bitOf(codes[0] - M.PLACE));
  const expected: { next?: Expected; reply?: Expected } = {};
  for (const code of codes.slice(1)) {
    const bit = bitOf(code - M.PLACE);
    expected[at.toAct === seat ? 'next' : 'reply'] ??= {
      place: (code - M.PLACE) as BorderNumber,
      cards: cardsWon(s, at.masks[at.toAct], bit),
    };
    at = afterSpace(at, bit);
  }
  return { ...trace, ...expected };
}

/** The open cards where one more Targi crosses the lines of the others. */
function cardsWon(s: State, mask: number, bit: number): CardId[] {
  const before = new Set(crossedBy(mask));
  const cells = Array.from(crossedBy(mask | bit)).filter((cell) => !before.has(cell));
  return cells.flatMap((cell) => (s[L.FACE + cell] === L.FACE_UP ? [T.cardId(s[L.CENTRE + cell])] : []));
}
