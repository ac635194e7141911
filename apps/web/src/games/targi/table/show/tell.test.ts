import { SEATS, type State, targi, type View } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import type { Coin } from '../motion/changes.ts';
import { summaryOf } from './summary.ts';
import { tellMove } from './tell.ts';
import { tokensOf } from './tokens.ts';

const COINS: readonly Coin[] = ['dates', 'salt', 'pepper', 'gold', 'vp'];

function held(view: View, seat: (typeof SEATS)[number]): number[] {
  const { goods, gold, storedGold, vp } = view[seat];
  return COINS.map((coin) => (coin === 'vp' ? vp : coin === 'gold' ? gold + storedGold : goods[coin]));
}

function* moves(seed: string) {
  let state: State = targi.init(targi.defaultOptions, seed);
  for (let n = 0; targi.toAct(state).length > 0; n++) {
    const [seat] = targi.toAct(state);
    const legal = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
    const played = targi.play(state, seat, legal[(n * 7919) % legal.length]!);
    if (!played.ok) throw new Error(JSON.stringify(played.error));
    yield { before: state, after: played.value.state, events: played.value.events, seat };
    state = played.value.state;
  }
}

test('over whole games each part of a move shows what it says, and the last one the present', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    for (const { before, after, events } of moves(seed)) {
      for (const viewer of [...SEATS, 'spectator'] as const) {
        const [start, end] = [targi.view(before, viewer), targi.view(after, viewer)];
        const seen = events.map((event) => targi.redact(event, viewer));
        const told = tellMove(start, end, seen);
        expect(told.at(-1)?.view).toBe(end);
        let was = start;
        for (const { event, view } of told) {
          for (const seat of SEATS) {
            const change = tokensOf(event)?.seat === seat ? (tokensOf(event)?.change ?? {}) : {};
            const expected = held(was, seat).map((count, i) => count + (change[COINS[i]!] ?? 0));
            expect([event.type, seat, held(view, seat)]).toEqual([event.type, seat, expected]);
          }
          if (event.type !== 'robberMoved') expect(view.robber).toBe(was.robber);
          if (event.type !== 'turnEnded' && event === told[1]?.event) {
            expect(view.targis.length).toBe(was.targis.length);
          }
          was = view;
        }
      }
    }
  }
});

test('what a turn has changed is the sum of its events', () => {
  for (const { before, after, events, seat } of moves('sums')) {
    const sum = new Map(summaryOf(events, seat).coins.map(({ coin, count }) => [coin, count]));
    const [was, is] = [before, after].map((state) => held(targi.view(state, 'spectator'), seat));
    expect(COINS.map((coin) => sum.get(coin) ?? 0)).toEqual(is!.map((count, i) => count - was![i]!));
  }
});
