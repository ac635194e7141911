import { type Cell, type Move, type PlayerView, type Seat, targi, type TribeId } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { type Facts, position } from '../../../../../../../packages/targi/test/positions.ts';
import type { PlaceId } from '../../client.ts';
import {
  declinedByEnding,
  findLay,
  layChoices,
  likelyRow,
  mirageChoices,
  miragePlaces,
  movesAt,
  movesOfType,
  purseAfter,
} from './choices.ts';
import { paymentKey } from './payments.ts';

function deal(facts: Facts): { readonly moves: readonly Move[]; readonly player: PlayerView } {
  const state = position(facts);
  const seat: Seat = facts.toAct ?? 'blue';
  if (targi.moves.kind !== 'listed') throw new Error('Targi lists its moves');
  return { moves: targi.moves.list(state, seat), player: targi.view(state, seat)[seat] };
}

function layAtB(has: string, card: TribeId, display: readonly string[] = []) {
  const { moves, player } = deal({ blue: { has, display, markers: ['B'] }, centre: { B: card } });
  const [choice] = layChoices(
    moves.filter((move) => 'from' in move && move.from === 'B'),
    player,
  );
  return { choice: choice!, moves, player };
}

describe('laying a card', () => {
  test('rows and payments together are just the legal moves', () => {
    const { choice, moves } = layAtB('ddsspg', 'G6', ['W1 W2']);
    expect(choice.rows).toEqual([1, 2, 3]);
    const found = choice.rows.flatMap((row) => choice.payments.map((pay) => findLay(choice, row, pay)));
    expect(new Set(found)).toEqual(new Set(moves.filter(({ type }) => type === 'lay')));
  });

  test('a full row is not among the rows', () => {
    expect(layAtB('ddssppg', 'G6', ['W1 W2 W3 W4']).choice.rows).toEqual([2, 3]);
  });

  test('goods are cheaper than gold', () => {
    const [cheapest, ...others] = layAtB('ddsspg', 'G6').choice.payments;
    expect(cheapest!.gold).toBeUndefined();
    expect(others.map(paymentKey)).toContain(paymentKey({ gold: 1 }));
  });

  test('of equal prices the one that takes from the larger heap comes first', () => {
    const { choice } = layAtB('dddddssspp', 'N9');
    expect(choice.payments.map(paymentKey)).toEqual([paymentKey({ dates: 1, salt: 1, pepper: 2 })]);
    const { payments } = layAtB('dddddssspp', 'G2', ['G6']).choice; // one good less, of the player's choice
    expect(payments.map(paymentKey)).toEqual(
      [
        { dates: 1, salt: 1, pepper: 1 },
        { dates: 1, pepper: 2 },
        { salt: 1, pepper: 2 },
      ].map(paymentKey),
    );
  });

  test('stored gold goes before gold', () => {
    const { moves, player } = deal({
      blue: { has: 'ddssppgG', display: ['W9'], markers: ['B'] },
      centre: { B: 'G6' },
    });
    const keys = layChoices(moves, player)[0]!.payments.map(paymentKey);
    expect(keys.indexOf(paymentKey({ stored: 1 }))).toBeLessThan(keys.indexOf(paymentKey({ gold: 1 })));
  });

  test('the fullest open row is offered first', () => {
    expect(likelyRow([1, 2, 3], [['W1'], ['W2', 'W3'], []])).toBe(2);
    expect(likelyRow([1, 3], [['W1'], ['W2', 'W3'], []])).toBe(1);
    expect(likelyRow([], [])).toBeUndefined();
  });
});

test('what is left is the purse without what was given', () => {
  const purse = { goods: { dates: 3, salt: 2, pepper: 1 }, gold: 2, storedGold: 1, vp: 4 };
  expect(purseAfter(purse, { dates: 2, gold: 1, stored: 1, vp: 1 })).toEqual({
    goods: { dates: 1, salt: 2, pepper: 1 },
    gold: 1,
    storedGold: 0,
    vp: 3,
  });
});

test('Fata Morgana: every marker with its targets', () => {
  const { moves } = deal({ blue: { targis: [9], markers: ['A', 'E'] } });
  const choices = mirageChoices(moves);
  expect([...choices.keys()].toSorted()).toEqual(['A', 'E']);
  const sum = [...choices.values()].reduce((all, targets) => all + targets.length, 0);
  expect(sum).toBe(moves.filter(({ type }) => type === 'mirage').length);
});

test('[TG-34] Fata Morgana on the board: the marker that is taken up lights its targets, another can be taken up instead', () => {
  const moves = movesOfType(deal({ blue: { targis: [9], markers: ['A', 'E'] } }).moves, 'mirage');
  expect(Object.keys(miragePlaces(moves, undefined)).toSorted()).toEqual(['A', 'E']);
  const places = miragePlaces(moves, 'A');
  expect(places['A']).toBeUndefined();
  expect(places['E']?.moves[0]).toMatchObject({ from: 'E' });
  expect(places['B']?.moves).toEqual([{ type: 'mirage', from: 'A', to: 'B' }]);
});

test('the hand has the moves through the Noble and without', () => {
  const { moves } = deal({ blue: { has: 'ddssppg', hand: 'W1', display: ['W8'], targis: [1] } });
  const sources = movesAt({ moves, places: {} }, 'hand').map((move) => 'from' in move && move.from);
  expect(new Set(sources)).toEqual(new Set(['noble', 'hand']));
});

test('ending a turn gives up one’s own pieces, and names those that could be used', () => {
  const view = targi.view(position({ blue: { targis: [1, 2], markers: ['C'] }, white: { targis: [6] } }), 'blue');
  const take: Move = { type: 'take', at: 2 };
  const discard: Move = { type: 'discard', from: 'C' };
  const places: Partial<Record<PlaceId, { readonly moves: readonly [Move] }>> = {
    2: { moves: [take] },
    C: { moves: [discard] },
  };
  const declined = declinedByEnding({ view, places });
  expect(declined.all).toEqual([1, 2, 'C' satisfies Cell]);
  expect(declined.usable).toEqual([2]);
});
