import { quickRng } from '@caravanserai/contract';
import { DEFAULT_OPTIONS, targi } from '@caravanserai/targi';
import { expect, test } from 'vitest';
import { pastViewOf } from './snapshot.ts';

test('a moment that is looked back at has the score of that moment, whatever is hidden from the viewer', () => {
  const rng = quickRng('moments');
  let rows = 0;
  for (let game = 0; game < 10; game++) {
    let state = targi.init(DEFAULT_OPTIONS, `moments ${game}`);
    for (let [seat] = targi.toAct(state); seat; [seat] = targi.toAct(state)) {
      const moves = targi.moves.kind === 'listed' ? targi.moves.list(state, seat) : [];
      const lays = moves.filter(({ type }) => type === 'lay');
      const useful = lays.length > 0 ? lays : moves.filter(({ type }) => type !== 'end' && type !== 'discard');
      const choices = useful.length > 0 ? useful : moves;
      const played = targi.play(state, seat, choices[rng.next() % choices.length]!);
      if (!played.ok) throw new Error('a listed move was refused');
      ({ state } = played.value);
      const score = targi.score(state);
      for (const viewer of ['blue', 'white', 'spectator'] as const)
        expect(pastViewOf(targi.view(state, viewer)).score).toEqual(score);
      rows += [...score.blue.lines, ...score.white.lines].filter(({ kind }) => kind === 'row').length;
    }
  }
  expect(rows).toBeGreaterThan(0);
});
