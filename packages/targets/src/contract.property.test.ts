import { gameSuite } from '@caravanserai/testkit';
import { ALL_OPTIONS } from '../test/rulesTable.ts';
import { fakeSimulate } from '../test/rulesFake.ts';
import { targetsWith } from './index.ts';

gameSuite(
  {
    game: targetsWith(fakeSimulate),
    options: ALL_OPTIONS,
    optionsOf: ({ options }) => options,
    // TT-53: only future randomness is hidden
    redeal: (state, _viewer, rng) => ({ ...structuredClone(state), secret: { seed: `another ${rng.next()}` } }),
    maxMoves: 2000,
  },
  { fixed: 8, fresh: 2 },
);
