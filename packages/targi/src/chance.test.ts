import { pick, quickRng } from '@caravanserai/contract';
import { expect, test } from 'vitest';
import { INVARIANTS } from '../test/invariants.ts';
import { cardsThatCanCome, type ChanceCard, chanceCards, type ChancePlace, playWith } from './chance.ts';
import { init, legalMoves, play, toAct } from './engine.ts';
import { DEFAULT_OPTIONS } from './options.ts';
import type { State } from './state.ts';
import { view } from './view.ts';
import type { Move } from './moves.ts';
import type { Seat } from './cards.ts';

interface Turned {
  readonly state: State;
  readonly seat: Seat;
  readonly move: Move;
  readonly came: readonly ChanceCard[];
}

/** Moves of a random game that reveal cards. */
function turnedIn(seed: string): readonly Turned[] {
  const rng = quickRng(seed);
  const found: Turned[] = [];
  for (let state = init(DEFAULT_OPTIONS, seed); ;) {
    const [seat] = toAct(state);
    if (!seat) return found;
    const move = pick(rng, legalMoves(state, seat));
    const played = play(state, seat, move);
    if (!played.ok) throw new Error(played.error.code);
    const came = chanceCards(played.value.events);
    if (came.length > 0) found.push({ state, seat, move, came });
    state = played.value.state;
  }
}

const TURNED = ['chance 1', 'chance 2', 'chance 3', 'chance 4'].flatMap(turnedIn);

test('random games reveal cards in every way', () => {
  const places = new Set(TURNED.flatMap(({ came }) => came.map(({ at }) => (at.length > 1 ? at : 'cell'))));
  expect([...places].toSorted()).toEqual(['caravan', 'cell', 'expansion'] satisfies (ChancePlace | 'cell')[]);
});

test('each card that can come does, and every rule still holds', () => {
  for (const { state, seat, move, came } of TURNED) {
    for (const { at, card } of came) {
      const cards = cardsThatCanCome(state, seat, move, at);
      expect(cards).toContain(card);
      for (const other of cards) {
        const played = playWith(state, seat, move, [{ at, card: other }]);
        if (!played.ok) throw new Error(played.error.code);
        expect(chanceCards(played.value.events)).toContainEqual({ at, card: other });
        for (const [name, holds] of Object.entries(INVARIANTS)) expect(holds(played.value.state), name).toBe(true);
      }
    }
  }
});

test('all cards of a reveal can be chosen together, in any order', () => {
  let chosen = 0;
  const rng = quickRng('together');
  for (const { state, seat, move, came } of TURNED.filter((each) => each.came.length > 1)) {
    const wanted: ChanceCard[] = [];
    for (const { at } of came) {
      const cards = cardsThatCanCome(state, seat, move, at, wanted);
      if (cards.length > 0) wanted.push({ at, card: pick(rng, cards) });
    }
    const played = playWith(state, seat, move, wanted);
    if (!played.ok) throw new Error(played.error.code);
    expect(chanceCards(played.value.events)).toEqual(expect.arrayContaining(wanted));
    chosen += wanted.length;
  }
  expect(chosen).toBeGreaterThan(50);
});

test('a card that lies open cannot come, and no card comes where none is revealed', () => {
  const [{ state, seat, move, came }] = TURNED;
  const open = view(state, seat).centre.map(({ card }) => card);
  const shown = open.flatMap((card) => (card === 'hidden' ? [] : [card])).find((card) => card.startsWith('W'))!;
  expect(playWith(state, seat, move, [{ at: came[0].at, card: shown }])).toMatchObject({
    ok: false,
    error: { code: 'cannot-come', at: came[0].at },
  });
  const start = init(DEFAULT_OPTIONS, 'chance 1');
  const [first] = toAct(start);
  const placed = playWith(start, first, legalMoves(start, first)[0], [{ at: 'A', card: 'W5' }]);
  expect(placed).toMatchObject({ ok: false, error: { code: 'cannot-come', at: 'A' } });
});

test('the state before the move is not changed', () => {
  const { state, seat, move, came } = TURNED[5];
  const before = [...state];
  cardsThatCanCome(state, seat, move, came[0].at);
  expect([...state]).toEqual(before);
});
