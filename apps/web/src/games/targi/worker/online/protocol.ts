import type { MatchPicture, OnlineError, PlayRequest, Result, Version } from '@caravanserai/contract';
import type { Move } from '@caravanserai/targi';
import type { Snapshot } from '../../client.ts';

/** What the page asks at a table over the network. Every one gets exactly one answer. */
export type OnlineWish =
  | { readonly type: 'act'; readonly move: Move }
  | { readonly type: 'try'; readonly move: Move }
  | { readonly type: 'setQuick'; readonly isOn: boolean }
  | { readonly type: 'past'; readonly version: number }
  | { readonly type: 'undo' | 'undoTurn' | 'confirm' | 'analyse' | 'notation' | 'undoTarget' | 'recompute' };

/** From our own page only, so nothing is checked again. A worker serves one match. */
export type ToOnlineWorker =
  | { readonly type: 'open'; readonly picture: MatchPicture; readonly quick: boolean }
  | { readonly type: 'see'; readonly picture: MatchPicture }
  | { readonly type: 'answered'; readonly key: string; readonly answer: Result<Version, OnlineError> }
  | { readonly type: 'wish'; readonly id: number; readonly wish: OnlineWish }
  | { readonly type: 'abort'; readonly id: number };

export type FromOnlineWorker =
  | { readonly type: 'snapshot'; readonly snapshot: Snapshot }
  | { readonly type: 'send'; readonly request: PlayRequest }
  | { readonly type: 'dropped' }
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly detail: string }
  | { readonly type: 'progress'; readonly id: number; readonly done: number };
