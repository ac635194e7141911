import { quickRng } from '@caravanserai/contract';
import { clone, encodeMove, type Move, type Seat, type State, targi, type TribeId } from '@caravanserai/targi';
import { layout as L } from '@caravanserai/targi/search';
import { describe, expect, test } from 'vitest';
import { finish, movesOf, playOn, type Situation, situationOf, someSituations } from '../../../test/games.ts';
import { judgeMove } from '../analysis.ts';
import { greedy } from '../greedy.ts';
import { levelBot } from '../levels.ts';
import { dealsFor, hiddenCards, putUnder } from './deals.ts';
import { type Depth, NORMAL } from './depth.ts';
import { evaluate, type Evaluation, type Judged, led } from './evaluate.ts';

const TIMEOUT_MS = 300_000; // generous: only detects a hang
const HALF: Depth = { ...NORMAL, deals: 16, draws: 8, outcomes: 4 };
const guide = levelBot('guide');

const mayDraw = ({ view, seat }: Situation) =>
  view.targis.some((each) => each.seat === seat && (each.at === CARAVAN || each.at === EXPANSION));
const CARAVAN = 13; // border card
const EXPANSION = 14; // border card
const inRounds =
  (from: number, to: number) =>
  ({ view }: Situation) =>
    view.round >= from && view.round <= to;

function evaluated(
  { view, moves }: Situation,
  more: { readonly seed?: string; readonly depth?: Depth } = {},
): Evaluation {
  return finish(evaluate({ view, moves, depth: HALF, ...more }));
}

function played(state: State, seat: Seat, move: Move): State {
  const result = targi.play(state, seat, move);
  if (!result.ok) throw new Error(result.error.code);
  return result.value.state;
}

function deviation(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

test('the answer hardly depends on the seed', { timeout: TIMEOUT_MS }, () => {
  const situations = someSituations({ count: 6, seed: 'seeds', bot: guide, only: inRounds(2, 11) });
  expect(situations.some(({ view }) => view.pending.phase === 'place')).toBe(true);
  const deviations = situations.map((at) => {
    const bests = [1, 2, 3, 4, 5].map((n) => evaluated(at, { seed: `seed ${n}` }).options[0]);
    return {
      margin: deviation(bests.map(({ margin }) => margin)),
      chance: deviation(bests.map((best) => best.winChance)),
    };
  });
  expect(Math.max(...deviations.map(({ margin }) => margin))).toBeLessThan(0.2);
  expect(Math.max(...deviations.map(({ chance }) => chance))).toBeLessThan(0.02);
});

test('the value of a turn does not change along its best line', { timeout: TIMEOUT_MS }, () => {
  let state = someSituations({ count: 1, seed: 'line', bot: guide, only: inRounds(4, 4) })[0].state;
  let last: { readonly best: Judged; readonly round: number } | undefined;
  let compared = 0;
  for (let at = situationOf(state); at && compared < 20; at = situationOf(state)) {
    const [best] = at.seat === 'blue' ? evaluated(at).options : [];
    if (best && last?.round === at.view.round) {
      compared++;
      expect(Math.abs(best.margin - last.best.margin)).toBeLessThan(0.3);
    }
    const move = best?.move ?? guide.choose(at.view, at.moves, quickRng(`line ${compared}`));
    last = best && move.type !== 'expand' && move.type !== 'caravan' ? { best, round: at.view.round } : undefined;
    state = played(state, at.seat, move);
  }
  expect(compared).toBe(20);
});

test('the first choice never loses points in the analysis', { timeout: TIMEOUT_MS }, () => {
  for (const at of someSituations({ count: 8, seed: 'first', bot: guide })) {
    const { move } = evaluated(at).options[0];
    expect(finish(judgeMove(at.view, at.moves, move, { first: HALF, second: HALF })).lost).toBe(0);
  }
});

test('after the last decision of weight the result is exact', { timeout: TIMEOUT_MS }, () => {
  let checked = 0;
  for (const seed of ['exact 1', 'exact 2', 'exact 3', 'exact 4']) {
    let first: Situation | undefined;
    playOn(targi.init(targi.defaultOptions, seed), seed, greedy, (at) => {
      const isLastTurn = at.view.round === 12 && at.view.first !== at.seat && at.view.pending.phase === 'act';
      if (isLastTurn && !mayDraw(at)) first ??= at;
    });
    if (!first) continue;
    const { options, spread } = evaluated(first);
    expect(spread).toBe(0);
    expect(options.every(({ margin, cost }) => Number.isInteger(margin) && Number.isInteger(cost))).toBe(true);
    let { state } = first;
    for (let at = situationOf(state); at; at = situationOf(state))
      state = played(state, at.seat, evaluated(at).options[0].move);
    const { blue, white } = targi.score(state);
    expect(options[0].margin).toBe(first.seat === 'blue' ? blue.total - white.total : white.total - blue.total);
    checked++;
  }
  expect(checked).toBeGreaterThan(1);
});

test('only the view counts, whatever is hidden', { timeout: TIMEOUT_MS }, () => {
  const isSecret = ({ view, seat }: Situation) => view[seat === 'blue' ? 'white' : 'blue'].hand.kind === 'hidden';
  const isOlder = ({ view }: Situation) => view.centre.some((each) => each.card === 'hidden' && each.beforeReshuffle);
  for (const only of [isSecret, isOlder, mayDraw]) {
    const found = ['h 1', 'h 3', 'h 5'].flatMap((seed) => someSituations({ count: 2, seed, bot: greedy, only }));
    expect(found.length).toBeGreaterThan(1);
    for (const { view, seat, moves } of found.slice(0, 4)) {
      const depth: Depth = { ...HALF, deals: 3, draws: 3, outcomes: 1 };
      const [one, other] = ['one', 'other'].map((guessed) => targi.guess(view, quickRng(guessed)));
      const [first, second] = [one, other].map((s) => finish(evaluate({ view: targi.view(s, seat), moves, depth })));
      expect(second).toEqual(first);
      expect(dealt(other, seat)).toEqual(dealt(one, seat));
    }
  }
});

/** A state after one deal; equal for equal views. */
function dealt(s: State, seat: Seat): State {
  const under = putUnder(s);
  dealsFor(s, seat, 'deal', { count: 3, under }).deal(2, s);
  return s;
}

test('what is as good as the move that leads is not called worse', () => {
  const judged = (move: Move, cost: number): Judged => ({
    move,
    margin: 5 - cost,
    winChance: 0.6,
    cost,
    error: 0,
    isEqual: cost === 0,
  });
  const take = (at: 2 | 3 | 6) => ({ type: 'take', at }) as const;
  const options = led([judged({ type: 'end' }, 0), judged(take(2), 0.1), judged(take(3), 0.12), judged(take(6), 0.5)]);
  expect(options.map(({ move, isEqual }) => [move, isEqual])).toEqual([
    [take(2), true],
    [{ type: 'end' }, true],
    [take(3), true],
    [take(6), false],
  ]);
});

/** Whether the move lays the card, or the player can lay it later in the turn without a draw. */
function canLay(state: State, seat: Seat, move: Move, card: TribeId, seen = new Set<string>()): boolean {
  const done = targi.play(state, seat, move);
  if (!done.ok) return false;
  if (done.value.events.some((event) => event.type === 'laid' && event.card === card)) return true;
  const after = done.value.state;
  const key = after.join();
  if (seen.has(key) || targi.toAct(after)[0] !== seat || targi.view(after, seat).pending.phase === 'place')
    return false;
  seen.add(key);
  return movesOf(after, seat)
    .filter(({ type }) => !['caravan', 'expand', 'end'].includes(type))
    .some((next) => canLay(after, seat, next, card, seen));
}

test('a card that a move of a turn lets the player lay can be laid by the rules, whatever is drawn', () => {
  const only = (at: Situation) => at.view.pending.phase === 'act' && mayDraw(at);
  const bot = levelBot('saltCarrier');
  const depth: Depth = { ...HALF, nodes: { ...HALF.nodes, turn: 4000 }, deals: 3, draws: 3, outcomes: 1 };
  let count = 0;
  for (const seed of ['lay 15', 'lay 19', 'lay 43', 'lay 61', 'lay 69']) {
    for (const { state, seat, view, moves } of someSituations({ count: 10, seed, bot, only })) {
      for (const { move, why } of finish(evaluate({ view, moves, depth })).options) {
        for (const card of why?.lays ?? []) {
          expect(canLay(state, seat, move, card)).toBe(true);
          count++;
        }
      }
    }
  }
  expect(count).toBeGreaterThan(10);
});

describe('reasons', () => {
  const answers = someSituations({ count: 14, seed: 'why', bot: guide }).map((at) => ({ at, ...evaluated(at) }));

  test('add up to the difference to a move that is compared', () => {
    let count = 0;
    for (const { options } of answers) {
      const [best] = options;
      for (const option of options) {
        const { why, margin, isEqual } = option;
        if (!why) {
          expect(option === best ? options.every((each) => each.isEqual) : isEqual).toBe(true);
          continue;
        }
        count++;
        const than = options.find(({ move }) => encodeMove(move) === encodeMove(why.than));
        if (!than) throw new Error('a move is compared with another legal one');
        if (option === best) {
          expect(than.isEqual).toBe(false);
          const isTelling = (each: Judged) => !each.isEqual && each.cost >= 0.25;
          expect(isTelling(than)).toBe(options.some(isTelling));
        } else expect(than).toBe(best);
        expect(why.total).toBeCloseTo(margin - than.margin, 1);
        expect(why.parts.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(why.total, 6);
        expect(why.parts.every(({ worth }) => worth !== 0)).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(20);
  });

  test('name only tribe cards that the player sees', () => {
    let count = 0;
    for (const { at, options } of answers) {
      const { view, seat } = at;
      const { hand } = view[seat];
      const seen = new Set<string>(view.centre.flatMap(({ card }) => (card === 'hidden' ? [] : [card])));
      if (hand.kind === 'open') seen.add(hand.card);
      for (const { why } of options) {
        for (const card of [...(why?.lays ?? []), ...(why?.misses ?? [])]) {
          expect(seen).toContain(card);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(5);
  });
});

describe('deals', () => {
  const situations = someSituations({ count: 12, seed: 'deals', bot: greedy });

  test('are permutations of the hidden cards', () => {
    for (const { state, view, seat } of situations) {
      const s = targi.guess(view, quickRng('deals'));
      const under = putUnder(s);
      const deals = dealsFor(s, seat, 'deals', { count: 10, under });
      for (let n = 0; n < deals.count; n++) {
        const into = clone(s);
        deals.deal(n, into);
        expect(cardsOf(into)).toEqual(cardsOf(state));
        expect(targi.view(into, seat).centre).toEqual(view.centre);
      }
    }
  });

  test('bring every hidden card once to each place, with as many deals as cards', () => {
    const [{ view, seat }] = situations;
    const s = targi.guess(view, quickRng('deals'));
    const under = putUnder(s);
    const cards = hiddenCards(s, L.TRIBE_PILE, seat, under.tribe);
    const deals = dealsFor(s, seat, 'deals', { count: cards.length, under, block: cards.length });
    const top = Array.from({ length: cards.length }, (_, n) => {
      deals.deal(n, s);
      return s[L.TRIBE_PILE.deck + s[L.TRIBE_PILE.left] - 1];
    });
    expect(top.toSorted((a, b) => a - b)).toEqual(cards);
  });

  test('hold all cards after a turn in which a deck ran out', () => {
    let count = 0;
    for (const at of emptyDecks()) {
      const s = targi.guess(at.view, quickRng('deals'));
      const under = putUnder(s);
      const deals = dealsFor(s, at.seat, 'deals', { count: 2, under });
      const after = at.moves
        .filter(({ type }) => type === 'take' || type === 'lay')
        .map((move) => played(s, at.seat, move));
      for (const next of after) {
        const before = cardsOf(next);
        deals.deal(1, next);
        expect(cardsOf(next)).toEqual(before);
        count++;
      }
    }
    expect(count).toBeGreaterThan(3);
  });
});

function emptyDecks(): Situation[] {
  const found: Situation[] = [];
  for (const seed of ['empty 1', 'empty 2', 'empty 3']) {
    playOn(targi.init(targi.defaultOptions, seed), seed, greedy, (at) => {
      if (at.view.pending.phase === 'act' && !mayDraw(at) && at.view.goods.left === 0) found.push(at);
    });
  }
  return found;
}

/** All cards, wherever they are. */
function cardsOf(s: State): number[] {
  const piles = [L.TRIBE_PILE, L.GOODS_PILE].flatMap(({ deck, left, discards, discarded }) => [
    ...s.subarray(deck, deck + s[left]),
    ...s.subarray(discards, discards + s[discarded]),
  ]);
  const players = [0, 1].flatMap((seat) => {
    const me = L.PLAYERS + seat * L.PLAYER_SIZE;
    return [s[me + L.HAND], ...s.subarray(me + L.DISPLAY, me + L.DISPLAY + 12)];
  });
  return [...piles, ...players, ...s.subarray(L.CENTRE, L.CENTRE + 9), s[L.DRAWN]]
    .filter(Boolean)
    .toSorted((a, b) => a - b);
}
