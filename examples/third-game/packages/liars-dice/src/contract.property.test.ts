import { below, type Rng } from '@caravanserai/contract';
import { gameSuite } from '@caravanserai/testkit';
import { DICE_COUNTS, type Face, liarsDice, type State, type Viewer } from './index.ts';

gameSuite({
  game: liarsDice,
  options: DICE_COUNTS.map((dice) => ({ dice })),
  optionsOf: ({ options }) => options,
  redeal,
  maxMoves: 700, // nine rounds of at most 60 bids and a doubt
});

/** Per the rules: a player knows their own cup, a spectator none, nobody the seed; after the end all dice are open. */
function redeal(state: State, viewer: Viewer, rng: Rng): State {
  const { dice } = state;
  if (dice.left.length === 0 || dice.right.length === 0) return state;
  const throwAgain = (faces: readonly Face[]) => faces.map(() => (below(rng, 6) + 1) as Face).toSorted();
  return {
    ...state,
    seed: `redealt ${rng.next()}`,
    dice: {
      left: viewer === 'left' ? dice.left : throwAgain(dice.left),
      right: viewer === 'right' ? dice.right : throwAgain(dice.right),
    },
  };
}
