import { gameSuite } from '@caravanserai/testkit';
import { ALL_OPTIONS } from '../test/rulesTable.ts';
import { fakeSimulate } from '../test/rulesFake.ts';
import { targetsWith } from './index.ts';

gameSuite(
  {
    game: targetsWith(fakeSimulate),
    options: ALL_OPTIONS,
    optionsOf: ({ options }) => options,
    // TT-53: only future randomness is hidden, and how towers are flicked in Golden Targets (T15)
    redeal(state, _viewer, rng) {
      const copy = structuredClone(state);
      const strokes = copy.secret.strokes.map((stroke) => ({ ...stroke, vzMmS: stroke.vzMmS + 1 }));
      return { ...copy, secret: { seed: `another ${rng.next()}`, strokes } };
    },
    maxMoves: 2000,
  },
  { fixed: 8, fresh: 2 },
);
