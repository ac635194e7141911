import { hashState, parseGame, replay } from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';

export interface MatchesPage {
  /** The hash of the final state of each match. */
  replayAll(texts: readonly string[]): Promise<readonly string[]>;
}

declare global {
  interface Window {
    matches: MatchesPage;
  }
}

window.matches = {
  async replayAll(texts) {
    await loadPhysics();
    return texts.map((text) => {
      const parsed = parseGame(text, flick);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      const replayed = replay(parsed.value, flick);
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
      return hashState(replayed.value.end);
    });
  },
};
