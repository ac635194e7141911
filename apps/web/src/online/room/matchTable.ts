import type { Version } from '@caravanserai/contract';
import type { Recomputed } from '../../games/targi/worker/online/fairness.ts';
import type { RecomputedTargets } from '../../games/targets/worker/online/fairness.ts';

/** What the bar over a table asks of it, whatever is played there. */
export interface MatchTable {
  /** The version to which the viewer may ask to go back; nothing if nothing can be asked back. */
  undoTarget(): Promise<Version | undefined>;
  /** Of a finished game: its chance, made again in this browser. */
  recompute(): Promise<Recomputed | RecomputedTargets>;
}
