import type { MatchPicture } from '@caravanserai/contract';
import type { Move, Reason, Seat, View } from '@caravanserai/targets';
import type { Past, Snapshot } from '../../client.ts';
import type { RecomputedTargets } from './fairness.ts';

export type Question =
  | { readonly kind: 'recompute' }
  /** Of a game that is over. */
  | { readonly kind: 'past'; readonly version: number }
  /** What the rules say to a call that the server has only refused. */
  | { readonly kind: 'why'; readonly seat: Seat; readonly move: Move };
export interface Answers {
  readonly recompute: RecomputedTargets;
  readonly past: Past | undefined;
  readonly why: Reason | undefined;
}

/** From our own page only, so nothing is checked again. A worker serves one match. */
export type ToTargetsWorker =
  | { readonly type: 'see'; readonly picture: MatchPicture }
  /** A flick is on its way to the server: its film can be made meanwhile. */
  | { readonly type: 'prepare'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'lookedBack'; readonly version: number; readonly view: View | undefined }
  | { readonly type: 'ask'; readonly id: number; readonly question: Question };

export type FromTargetsWorker =
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  /** What did the table look like then? It is answered by `lookedBack`. */
  | { readonly type: 'lookBack'; readonly version: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown };
