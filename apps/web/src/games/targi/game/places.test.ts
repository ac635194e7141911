import { BORDER_NUMBERS, CELLS, encodeMove, type Move, refusalOf, type Seat, targi } from '@caravanserai/targi';
import { describe, expect, test } from 'vitest';
import { game, hotSeat } from '../../../../test/randomTables.ts';
import type { PlacePreview } from '../client.ts';
import { snapshotOf } from './snapshot.ts';
import * as T from './table.ts';

const SEEDS = ['p', 'q', 'r'];
const games = (seed: string) => game(hotSeat(seed, { curtain: false }), seed, false);

describe('a place', () => {
  test('says why not as the judge does', () => {
    const reasons = new Set<string>();
    for (const table of SEEDS.flatMap((seed) => [...games(seed)])) {
      const { places, view, control, viewer } = snapshotOf(table);
      if (control.kind !== 'act') continue;
      const state = T.stateOf(table);
      for (const place of [...BORDER_NUMBERS, ...CELLS]) {
        const here = places[place]!;
        for (const move of here.moves) expect(targi.play(state, viewer as Seat, move).ok).toBe(true);
        if (here.moves.length > 0) continue;
        expect(here).toMatchObject({ reason: expect.any(String) });
        if ('reason' in here && here.reason) reasons.add(here.reason);
        if (view.pending.phase !== 'place' || typeof place === 'string') continue;
        expect(here).toEqual({ moves: [], reason: refusalOf(state, encodeMove({ type: 'place', at: place })!) });
      }
    }
    expect([...reasons]).toEqual(
      expect.arrayContaining(['corner', 'robber', 'occupied', 'facing-opponent', 'no-piece-there', 'finish-first']),
    );
  });
});

describe('a preview', () => {
  test('is there for every legal placement, and for nothing else', () => {
    for (const table of games('p')) {
      const { control, moves, previews } = snapshotOf(table);
      if (control.kind === 'confirm') continue;
      const placements = moves.flatMap((move) => (move.type === 'place' ? [move.at] : []));
      expect(Object.keys(previews).map(Number)).toEqual(placements);
    }
  });

  /** The preview of a seat's last placement, stored until that seat acts. */
  interface Foreseen extends PlacePreview {
    readonly seat: Seat;
    readonly isLast: boolean;
  }

  test('says what really comes when one plays on', () => {
    const counts = { canPay: 0, cannotPay: 0, free: 0, old: 0, closes: 0 };
    for (const seed of SEEDS) {
      const foreseen = new Map<Seat, Foreseen>();
      let before: T.Table | undefined;
      for (const table of games(seed)) {
        if (before && table.steps.length > before.steps.length) {
          const { move, seat } = table.steps.at(-1)!;
          if (move.type === 'place') {
            const preview = snapshotOf(before).previews[move.at]!;
            foreseen.set(seat, { ...preview, seat, isLast: targi.view(T.stateOf(table), seat)[seat].targisLeft === 0 });
          } else foreseen.delete(seat);
          if (move.type === 'place') checkClosed(table, foreseen.get(seat)!);
        }
        const [acting] = targi.toAct(T.stateOf(table));
        const plan = acting && foreseen.get(acting);
        const control = T.controlOf(table);
        if (plan?.isLast && control.kind === 'act' && targi.view(T.stateOf(table), acting).pending.phase === 'act')
          checkCrossings(table, plan);
        before = table;
      }
    }
    for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(5);

    function checkClosed(table: T.Table, { closes, seat }: Foreseen): void {
      const [next] = targi.toAct(T.stateOf(table));
      if (closes === undefined || next === seat) return;
      counts.closes++;
      const refused = targi.play(T.stateOf(table), next, { type: 'place', at: closes });
      expect(refused).toMatchObject({ error: { reason: 'facing-opponent' } });
    }

    function checkCrossings(table: T.Table, { crossings, seat }: Foreseen): void {
      const state = T.stateOf(table);
      const view = targi.view(state, seat);
      const marked = view.centre.filter(({ marker }) => marker === seat).map(({ cell }) => cell);
      expect(crossings.map(({ cell }) => cell)).toEqual(marked);
      for (const { cell, price, isNew } of crossings) {
        counts.old += isNew ? 0 : 1;
        const card = view.centre[CELLS.indexOf(cell)];
        expect(price !== undefined).toBe(card.kind === 'tribe');
        if (!price) {
          counts.free++;
          continue;
        }
        const lays = T.legalMoves(table).filter((move) => move.type === 'lay' && move.from === cell);
        expect(lays.length > 0).toBe(price.canPay);
        if (!price.canPay) {
          counts.cannotPay++;
          expect(price.lacks.length).toBeGreaterThan(0);
          continue;
        }
        counts.canPay++;
        const row = (lays[0] as Extract<Move, { type: 'lay' }>).row;
        const laid = targi.play(state, seat, { type: 'lay', from: cell, row, pay: price.pay });
        expect(laid.ok).toBe(true);
        const effect = laid.ok && laid.value.events.some(({ type }) => type === 'goodsBonus' || type === 'goldStored');
        const { goods, gold, storedGold } = targi.view(laid.ok ? laid.value.state : state, seat)[seat];
        if (!effect) expect(price.left).toEqual({ goods, gold, storedGold });
      }
    }
  });
});
