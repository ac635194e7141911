import { type Move, targi, type View } from '@caravanserai/targi';
import { LANGUAGES, translator } from '@caravanserai/texts';
import { expect, test } from 'vitest';
import { playedGame, random } from '../../../test/games.ts';
import { makeMenu } from './menu.ts';

const MOST = 9;
const games = [playedGame('menu 3'), playedGame('menu 8'), playedGame('menu 1', random)]; // these include rearranging, trading and gaining

/** Every move reachable by menu keys from here, and the length of the longest menu on the way. */
function reach(
  t: ReturnType<typeof translator>,
  view: View,
  moves: readonly Move[],
  depth = 0,
): { moves: Move[]; longest: number } {
  const entries = makeMenu(t, view, moves, MOST);
  expect(new Set(entries.map(({ key }) => key.toLowerCase())).size).toBe(entries.length);
  const isByPlace = view.pending.phase === 'place' || depth === 0; // two places may hold equal cards
  expect(isByPlace || new Set(entries.map(({ label }) => label)).size === entries.length).toBe(true);
  expect(depth).toBeLessThan(4);
  const below = entries.map((entry) =>
    entry.moves.length === 1 ? { moves: [...entry.moves], longest: 1 } : reach(t, view, entry.moves, depth + 1),
  );
  return {
    moves: below.flatMap((part) => part.moves),
    longest: Math.max(entries.length, ...below.map((part) => part.longest)),
  };
}

test.each(LANGUAGES)('every legal move is reached, by keys that differ, through short menus: %s', (language) => {
  const t = translator(language);
  let grouped = 0;
  for (const { start, steps } of games) {
    for (const state of [start, ...steps.map((step) => step.state)]) {
      const [seat] = targi.toAct(state);
      if (!seat || targi.moves.kind !== 'listed') continue;
      const moves = targi.moves.list(state, seat);
      const reached = reach(t, targi.view(state, seat), moves);
      expect(new Set(reached.moves)).toEqual(new Set(moves));
      expect(reached.longest).toBeLessThanOrEqual(20);
      if (moves.length > 20) grouped++;
    }
  }
  expect(grouped).toBeGreaterThan(20); // otherwise the games cover too little
});
