import { at, quickRng } from '@caravanserai/contract';
import { targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { ghostsOf } from './lights.ts';
import { reachOf } from './reach.ts';

test('the player to place can stand where the rules allow it, and one Targi reaches what a placement wins', () => {
  let found = { open: 0, next: 0 };
  for (let game = 0; game < 8; game++) {
    const rng = quickRng(`reach ${game}`);
    let state = targi.init(targi.defaultOptions, `reach ${game}`);
    for (let seat = targi.toAct(state)[0]; seat; seat = targi.toAct(state)[0]) {
      const moves = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
      const view = targi.view(state, seat);
      if (view.pending.phase === 'place') {
        const { open, cells } = reachOf(view, seat);
        const places = moves.flatMap((move) => (move.type === 'place' ? [move.at] : []));
        expect(open.toSorted()).toEqual(places.toSorted());
        const won = new Set(ghostsOf(view).keys());
        const next = moves.flatMap((move) => {
          const played = targi.play(state, seat, move);
          const after = played.ok ? targi.view(played.value.state, seat) : view;
          return [...ghostsOf({ ...after, pending: view.pending })].flatMap(([cell, owner]) =>
            owner === seat && !won.has(cell) ? [cell] : [],
          );
        });
        const reached = [...cells].flatMap(([cell, takes]) => (takes === 1 ? [cell] : []));
        expect(reached.toSorted()).toEqual([...new Set(next)].toSorted());
        found = { open: found.open + open.length, next: found.next + reached.length };
      } else expect(reachOf(view, seat)).toEqual({ open: [], cells: new Map() });
      const played = targi.play(state, seat, at(moves, rng.next() % moves.length));
      if (!played.ok) throw new Error('a listed move was refused');
      ({ state } = played.value);
    }
  }
  expect(found.open).toBeGreaterThan(100);
  expect(found.next).toBeGreaterThan(100);
});
