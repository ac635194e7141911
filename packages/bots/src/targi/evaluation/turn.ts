import { clone, copyInto, type MoveCode, newState, playUnchecked, type State, type TribeId } from '@caravanserai/targi';
import { codes as M, layout as L } from '@caravanserai/targi/search';
import { bestEnd, type End, endsOf } from '../ahead/ends.ts';
import { endTurn, finishRound, isBetweenTurns } from '../ahead/rest.ts';
import { freeGain } from '../planner.ts';
import { dealsFor, hiddenCards } from './deals.ts';
import type { Depth } from './depth.ts';
import { winChance } from '../spread.ts';
import { type Choice, choiceAfter, isSettled, mayDraw, SPARE_DEALS, theirsAfter } from './choice.ts';
import { type Candidate, errorOf, finalMargin, lookAhead, meanOf, type Outlook } from './outlook.ts';
import { codesOf, compareValues, laidSince, type Position, positionAfter, traceOf, type Valued } from './position.ts';

const ENDS_PER_MOVE = 3;
const LEAST_NODES = 400;
const MOST_NODES = 4000;

/** The moves of the player's own turn. The value of a move is that of the best end of the turn that it can lead to. */
export function* valueTurn(position: Position): Generator<number, Valued[]> {
  return mayDraw(position.s) ? yield* valueBeforeDraw(position) : yield* valueEnds(position);
}

/** An end of the turn, and the moves that it can begin with. */
interface Way {
  readonly s: State;
  /** Identifies the position after the turn. */
  readonly key: string;
  readonly codes: Set<MoveCode>;
  readonly value: number;
}

/** An end that is continued into the next round. */
interface Shown extends Candidate {
  readonly way: Way;
  readonly theirs: number;
}

/** What is known about the ends of a turn. */
interface Plan {
  readonly position: Position;
  readonly ways: Map<string, Way>;
  readonly shown: Shown[];
  outlooks: readonly Outlook[];
}

function* valueEnds(position: Position): Generator<number, Valued[]> {
  const { s, codes, asked } = position;
  const plan: Plan = { position, ways: new Map(), shown: [], outlooks: [] };
  for (const code of codes) {
    addWays(plan, s, code, codes.length);
    yield 0;
  }
  showBest(plan, [...plan.ways.values()]);
  for (const code of asked) showMove(plan, code);
  yield* continueShown(plan);
  yield* followBest(plan);
  const { shown, outlooks } = plan;
  const best = codes.map((code) => bestWay(plan, code));
  const top = Math.max(...best.map(({ value }) => value));
  const isExact = isSettled(s) && outlooks.every(({ isFinal }) => isFinal);
  return codes.map((code, n) => {
    const reached = shown.flatMap(({ way }, i) => (way.codes.has(code) ? [i] : []));
    if (reached.length > 0) {
      const i = reached.reduce((most, one) => (outlooks[one].margin > outlooks[most].margin ? one : most));
      const { way, theirs } = shown[i];
      return { ...valuedBy(outlooks[i], isSettled(s)), trace: traceOf(position, way.s, theirs, outlooks[i]) };
    }
    const { s: end, value } = best[n];
    const valued = isExact ? exact(end, position) : guessed(value, top, shown, outlooks);
    return { ...valued, trace: traceOf(position, end, shown[0].theirs) };
  });
}

/** Adds the best ends of the turn after `next` in `s`, one of `count` moves. They begin with `code`, by default `next`. */
function addWays({ position, ways }: Plan, s: State, next: MoveCode, count: number, code = next): Way[] {
  const { deals, depth } = position;
  return endsAfter(s, next, depth, count).map((end) => {
    const canonical = clone(end.s);
    deals.deal(0, canonical);
    const after = clone(canonical);
    endTurn(after, s[L.FIRST], depth.worth);
    const key = String.fromCharCode(...after);
    const way = ways.get(key) ?? { s: canonical, key, codes: new Set(), value: end.value };
    ways.set(key, way);
    way.codes.add(code);
    return way;
  });
}

function bestWay({ ways }: Plan, code: MoveCode): Way {
  const reached = [...ways.values()].filter((way) => way.codes.has(code));
  return reached.reduce((most, way) => (way.value > most.value ? way : most));
}

function showBest(plan: Plan, ways: readonly Way[]): void {
  const { within, candidates } = plan.position.depth;
  const top = Math.max(...ways.map(({ value }) => value));
  const near = ways.filter(({ value }) => value >= top - within).toSorted((a, b) => b.value - a.value);
  for (const way of near.slice(0, candidates)) show(plan, way);
}

/** A move that is asked about by name is looked at even if it seems worse. */
function showMove(plan: Plan, code: MoveCode): void {
  if (!plan.shown.some(({ way }) => way.codes.has(code))) show(plan, bestWay(plan, code));
}

function show({ position, shown }: Plan, way: Way): void {
  const { s, seed, deals, depth } = position;
  const { nodes, worth } = depth;
  if (shown.some((each) => each.way === way)) return;
  const choices = choicesAfterTurn(position, way.s);
  if (choices.length > 0) {
    shown.push({ way, ...choices.reduce((most, choice) => (choice.base > most.base ? choice : most)) });
    return;
  }
  const theirs = theirsAfter(way.s, position);
  shown.push({
    way,
    theirs,
    base: way.value - theirs,
    key: [seed, deals.count, nodes.finish, nodes.next, way.key].join(' '),
    reach(n, into) {
      copyInto(into, way.s);
      deals.deal(n, into);
      endTurn(into, s[L.FIRST], worth);
      finishRound(into, { nodes: nodes.finish, worth });
    },
  });
}

/** What the player can choose right after the end of the turn, such as what to return. */
function choicesAfterTurn(position: Position, end: State): Choice[] {
  const { s } = position;
  const after = clone(end);
  after[L.FIRST] = s[L.FIRST];
  playUnchecked(after, M.END);
  const isOwn = after[L.TO_ACT] === s[L.TO_ACT] && after[L.ROUND] === s[L.ROUND] && isBetweenTurns(after);
  return isOwn ? codesOf(after).map((code) => choiceAfter({ ...position, s: after }, code)) : [];
}

function* continueShown(plan: Plan): Generator<number> {
  const { position, shown, outlooks } = plan;
  const { s, deals, depth, memory, isLate } = position;
  if (shown.length > outlooks.length) plan.outlooks = yield* lookAhead(shown, s, deals, depth, memory, isLate);
}

/**
 * Adds the ends that are looked at after each step of the best line. So the best plan of a turn is found once, its value stays the same
 * along the line, and the results of this search are remembered for the steps.
 */
function* followBest(plan: Plan): Generator<number> {
  const { s, codes } = plan.position;
  const at = clone(s);
  const lead = codes.find((code) => leader(plan).codes.has(code)) ?? M.END;
  let code: MoveCode | undefined = lead;
  while (code !== undefined && code !== M.END && !plan.position.isLate()) {
    playUnchecked(at, code);
    if (at[L.TO_ACT] !== s[L.TO_ACT] || at[L.ROUND] !== s[L.ROUND] || isBetweenTurns(at)) return;
    const next = codesOf(at);
    const reached = new Map<Way, MoveCode>();
    for (const each of next) {
      for (const way of addWays(plan, at, each, next.length, lead)) if (!reached.has(way)) reached.set(way, each);
      yield 0;
    }
    showBest(plan, [...reached.keys()]);
    yield* continueShown(plan);
    code = reached.get(leader(plan));
  }
  const way = leader(plan);
  plan.shown.push(...choicesAfterTurn(plan.position, way.s).map((choice) => ({ way, ...choice })));
  yield* continueShown(plan);
}

function leader({ shown, outlooks }: Plan): Way {
  const margins = outlooks.map(({ margin }) => margin);
  return shown[margins.indexOf(Math.max(...margins))].way;
}

function valuedBy({ margin, error, isFinal }: Outlook, isLastTurn: boolean): Omit<Valued, 'trace'> {
  return { margin, error, isCertain: isFinal && isLastTurn, isSearched: true };
}

/** The result after the last turn of a game. */
function exact(end: State, { s, deals, depth: { worth, nodes } }: Position): Omit<Valued, 'trace'> {
  const after = clone(end);
  deals.deal(0, after);
  endTurn(after, s[L.FIRST], worth);
  finishRound(after, { nodes: nodes.finish, worth });
  const margin = (s[L.TO_ACT] === 0 ? 1 : -1) * finalMargin(after);
  return { margin, error: 0, isCertain: true, isSearched: true };
}

/** The value of a move that was not continued: as far behind the best as the worth at the end of the round says. */
function guessed(
  value: number,
  top: number,
  candidates: readonly { readonly base: number }[],
  outlooks: readonly Outlook[],
): Omit<Valued, 'trace'> {
  const changes = outlooks.map(({ margin }, i) => margin - candidates[i].base);
  const change = meanOf(changes);
  const error = Math.sqrt(meanOf(changes.map((each) => (each - change) ** 2)));
  const most = Math.max(...outlooks.map(({ margin }) => margin));
  return { margin: most - Math.max(top - value, 0.01), error, isCertain: false, isSearched: false };
}

const started = newState();

function endsAfter(s: State, code: MoveCode, { worth, nodes }: Depth, count: number): readonly End[] {
  copyInto(started, s);
  const seat = s[L.TO_ACT];
  if (code === M.END) return [{ s: started, code, value: worth(started, seat) }];
  playUnchecked(started, code);
  const share = Math.floor(nodes.turn / count);
  return endsOf(started, Math.min(MOST_NODES, Math.max(LEAST_NODES, share)), ENDS_PER_MOVE, worth);
}

/**
 * The moves before a draw. Gains and draws come first: they cost nothing, and a drawn card helps later choices. The value of the draw is
 * the mean over all cards that may come: the cheap value of the best end after each card, and for some of the cards the difference between
 * their full evaluation and the cheap one. Other moves are as far behind as their best ends in a few deals.
 */
function* valueBeforeDraw(position: Position): Generator<number, Valued[]> {
  const { s, codes } = position;
  const gain = freeGain(s);
  const { own, ends, lays } = yield* ownAfterEach(position, codes);
  const theirs = theirsAfter(s, position);
  const bestOwn = gain === 0 ? Math.max(...own) : own[codes.indexOf(gain)];
  const best = gain === 0 ? codes[own.indexOf(bestOwn)] : gain;
  const value = yield* valueAfter(position, best);
  return codes.map((code, i) => {
    const trace = { ...traceOf(position, ends[i], theirs), lays: lays[i] };
    if (code === best) return { ...value, trace };
    const behind = Math.max(0, bestOwn - own[i]);
    const chance = behind === 0 ? value.chance : undefined;
    return {
      margin: value.margin - behind,
      error: value.error,
      isCertain: false,
      isSearched: false,
      trace,
      ...(chance !== undefined && { chance }),
    };
  });
}

/** By code: the mean value of the best end of the turn over a few deals, the end in the first deal, and the cards laid in all of them. */
function* ownAfterEach(
  { s, deals, depth: { nodes, worth } }: Position,
  codes: readonly MoveCode[],
): Generator<
  number,
  {
    readonly own: readonly number[];
    readonly ends: readonly State[];
    readonly lays: readonly (readonly TribeId[])[];
  }
> {
  const seat = s[L.TO_ACT];
  const count = Math.min(SPARE_DEALS, deals.count);
  const sums = codes.map(() => 0);
  const ends: State[] = [];
  const lays: TribeId[][] = [];
  for (let n = 0; n < count; n++) {
    for (const [i, code] of codes.entries()) {
      copyInto(started, s);
      deals.deal(n, started);
      if (code !== M.END) playUnchecked(started, code);
      const end = code === M.END ? { s: started, value: worth(started, seat) } : bestEnd(started, nodes.finish, worth);
      sums[i] += end.value;
      const laid = laidSince(s, end.s, seat);
      lays[i] = lays[i]?.filter((card) => laid.includes(card)) ?? laid;
      if (n === 0) ends.push(clone(end.s));
    }
    yield 0;
  }
  return { own: sums.map((sum) => sum / count), ends, lays };
}

/** The value of a move before or at a draw. */
function* valueAfter(position: Position, code: MoveCode): Generator<number, Valued> {
  if (code !== M.CARAVAN && code !== M.EXPAND) {
    const after = clone(position.s);
    playUnchecked(after, code);
    return bestOf(yield* valueTurn(positionAfter(position, after)));
  }
  return yield* valueOfDraw(position, code);
}

function bestOf(options: readonly Valued[]): Valued {
  return options.reduce((most, one) => (compareValues(one, most) < 0 ? one : most));
}

function cardsThatMayCome({ s, viewer, under }: Position, code: MoveCode): number {
  const isTribe = code === M.EXPAND;
  const pile = isTribe ? L.TRIBE_PILE : L.GOODS_PILE;
  const discards = isTribe ? under.tribe : under.goods;
  return s[pile.left] > discards ? hiddenCards(s, pile, viewer, discards).length : discards;
}

function* valueOfDraw(position: Position, code: MoveCode): Generator<number, Valued> {
  const { s, viewer, seed, depth, under, isLate } = position;
  const count = cardsThatMayCome(position, code);
  const cards = dealsFor(s, viewer, `${seed} cards`, { count, under, block: count });
  const drawn = Array.from({ length: count }, (_, n) => {
    const after = clone(s);
    cards.deal(n, after);
    playUnchecked(after, code);
    return after;
  });
  const own: number[] = [];
  for (const after of drawn) {
    own.push(bestEnd(after, depth.nodes.set, depth.worth).value);
    yield 0;
  }
  const [changes, chances]: [number[], number[]] = [[], []];
  let isFinal = true;
  for (let i = 0; i < count; i++) {
    // an even selection; if the game ends with this turn all cards are evaluated, because the results are exact and cheap
    const isChosen = Math.floor(((i + 1) * depth.outcomes) / count) > Math.floor((i * depth.outcomes) / count);
    if (!isChosen && !(isFinal && changes.length > 0)) continue;
    const value = bestOf(yield* valueTurn(positionAfter({ ...position, depth: { ...depth, outcomes: 1 } }, drawn[i])));
    isFinal &&= value.isCertain || value.chance !== undefined;
    changes.push(value.margin - own[i]);
    chances.push(value.chance ?? winChance(value.margin, 0));
    if (isLate() && changes.length > 0) break;
  }
  const margin = meanOf(own) + meanOf(changes);
  return {
    margin,
    error: errorOf(changes),
    isCertain: false,
    isSearched: true,
    trace: traceOf(position, s, 0),
    ...(isFinal && { chance: meanOf(chances) }),
  };
}
