import { clone, copyInto, type MoveCode, newState, playUnchecked, type State, type TribeId } from '@caravanserai/targi';
import { codes as M, layout as L, states as S, tables as T } from '@caravanserai/targi/search';
import { bestEnd, type End, endsOf } from '../ahead/ends.ts';
import { endTurn, finishRound } from '../ahead/rest.ts';
import { freeGain } from '../planner.ts';
import { dealsFor, hiddenCards } from './deals.ts';
import { winChance } from '../spread.ts';
import { errorOf, finalMargin, lookAhead, meanOf, type Outlook } from './outlook.ts';
import { laidSince, type Position, positionAfter, traceOf, type Valued } from './position.ts';

const ENDS_PER_MOVE = 3;
const LEAST_NODES = 400;
const MOST_NODES = 4000;
const SPARE_DEALS = 8; // for the opponent's turn, and for moves before a draw

/** The moves of the player's own turn. The value of a move is that of the best end of the turn that it can lead to. */
export function* valueTurn(position: Position): Generator<number, Valued[]> {
  return mayDraw(position.s) ? yield* valueBeforeDraw(position) : yield* valueEnds(position);
}

/** Whether the player to act still has a Targi on a border card that draws. */
function mayDraw(s: State): boolean {
  const mine = s[L.TO_ACT] + 1;
  return s[L.TARGIS + T.CARAVAN_CARD] === mine || s[L.TARGIS + T.EXPANSION] === mine;
}

/** An end of the turn, and the moves that it can begin with. */
interface Way {
  readonly s: State;
  /** Identifies the position after the turn. */
  readonly key: string;
  readonly codes: Set<MoveCode>;
  readonly value: number;
}

function* valueEnds(position: Position): Generator<number, Valued[]> {
  const { s, codes, depth, deals, memory, isLate } = position;
  const { worth, nodes } = depth;
  const first = s[L.FIRST];
  const ways = new Map<string, Way>();
  const best = new Map<MoveCode, number>();
  for (const code of codes) {
    for (const end of endsAfter(position, code)) {
      const canonical = clone(end.s);
      deals.deal(0, canonical);
      const after = clone(canonical);
      endTurn(after, first, worth);
      const key = String.fromCharCode(...after);
      const known = ways.get(key);
      if (known) known.codes.add(code);
      else ways.set(key, { s: canonical, key, codes: new Set([code]), value: end.value });
      best.set(code, Math.max(best.get(code) ?? Number.NEGATIVE_INFINITY, end.value));
    }
    yield 0;
  }
  const top = Math.max(...best.values());
  const found = [...ways.values()].filter(({ value }) => value >= top - depth.within);
  const shown = found.toSorted((a, b) => b.value - a.value).slice(0, depth.candidates);
  // a move that is asked about by name is looked at even if it seems worse
  for (const code of position.asked ?? []) {
    const way = [...ways.values()].find((each) => each.codes.has(code) && each.value === best.get(code));
    if (way && !shown.some((each) => each.codes.has(code))) shown.push(way);
  }
  const theirs = shown.map((way) => theirsAfter(way.s, position));
  const candidates = shown.map((way, i) => ({
    base: way.value - theirs[i],
    key: [position.seed, deals.count, nodes.finish, nodes.next, way.key].join(' '),
    reach(n: number, into: State) {
      copyInto(into, way.s);
      deals.deal(n, into);
      endTurn(into, first, worth);
      finishRound(into, { nodes: nodes.finish, worth });
    },
  }));
  const outlooks = yield* lookAhead(candidates, s, deals, depth, memory, isLate);
  const isExact = isSettled(s) && outlooks.every(({ isFinal }) => isFinal);
  return codes.map((code) => {
    const reached = shown.flatMap((way, i) => (way.codes.has(code) ? [i] : []));
    if (reached.length > 0) {
      const i = reached.reduce((most, one) => (outlooks[one].margin > outlooks[most].margin ? one : most));
      return { ...valuedBy(outlooks[i], isSettled(s)), trace: traceOf(position, shown[i].s, theirs[i], outlooks[i]) };
    }
    const value = best.get(code) ?? top;
    const end = [...ways.values()].find((way) => way.codes.has(code) && way.value === value)?.s ?? s;
    if (isExact) return { ...exact(end, position), trace: traceOf(position, end, theirs[0] ?? 0) };
    return { ...guessed(value, top, candidates, outlooks), trace: traceOf(position, end, theirs[0] ?? 0) };
  });
}

/** Nobody decides anything of weight after the second player's last turn. */
function isSettled(s: State): boolean {
  return s[L.TO_ACT] !== s[L.FIRST];
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

function endsAfter({ s, codes, depth: { worth, nodes } }: Position, code: MoveCode): readonly End[] {
  copyInto(started, s);
  const seat = s[L.TO_ACT];
  if (code === M.END) return [{ s: started, code, value: worth(started, seat) }];
  playUnchecked(started, code);
  const share = Math.floor(nodes.turn / codes.length);
  return endsOf(started, Math.min(MOST_NODES, Math.max(LEAST_NODES, share)), ENDS_PER_MOVE, worth);
}

/** The value of the opponent's side after the best turn that the opponent can still take in this round. */
export function theirsAfter(end: State, { s, deals, depth: { worth, nodes } }: Position): number {
  const seat = s[L.TO_ACT] ^ 1;
  const isActing = s[L.PHASE] >= L.PHASE_ACT && s[L.PHASE] <= L.PHASE_RETURN;
  if (isSettled(s) || !isActing) return worth(end, seat);
  const after = clone(end);
  after[L.PHASE] = L.PHASE_ACT;
  after[L.TO_ACT] = seat;
  const count = differsByDeal(after, seat) ? Math.min(SPARE_DEALS, deals.count) : 1;
  let sum = 0;
  for (let n = 0; n < count; n++) {
    deals.deal(n, after);
    sum += bestEnd(after, nodes.finish, worth).value;
  }
  return sum / count;
}

function differsByDeal(s: State, seat: number): boolean {
  const isSecret = s[S.playerAt(seat) + L.HAND_SECRET] === 1;
  return mayDraw(s) || (isSecret && s[L.TARGIS + T.NOBLE] === seat + 1);
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
    const margin = value.margin - Math.max(0, bestOwn - own[i]);
    return { margin, error: value.error, isCertain: false, isSearched: false, trace };
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
  return options.reduce((most, one) => (one.margin > most.margin ? one : most));
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
