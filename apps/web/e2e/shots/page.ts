import { checkFlick, flick, loadPhysics } from '@caravanserai/targets/physics';
import type { Outcome, Shot } from '../../../../packages/targets/golden/shots.ts';

export interface ShotsPage {
  shootAll(shots: readonly Shot[]): Promise<readonly Outcome[]>;
}

declare global {
  interface Window {
    shots: ShotsPage;
  }
}

window.shots = {
  async shootAll(shots) {
    await loadPhysics();
    return shots.map(({ scene, flick: asked, others }) => {
      const checked = checkFlick(asked, scene);
      if (!checked.ok) throw new Error(checked.error);
      const { steps, hash, dice, facts } = flick(scene, checked.value, others);
      return { steps, hash, dice, facts };
    });
  },
};
