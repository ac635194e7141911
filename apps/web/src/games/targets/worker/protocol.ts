import type { Move, Seat, View } from '@caravanserai/targets';
import type { Pace, Setup, Snapshot, TableError } from '../client.ts';

/** What the page asks of the keeper of its games of Targets. Every one gets exactly one answer. */
export type Wish =
  | { readonly type: 'create'; readonly setup: Setup }
  | { readonly type: 'open'; readonly game: string; readonly takeOver: boolean }
  | { readonly type: 'list' }
  | { readonly type: 'load'; readonly text: string }
  | { readonly type: 'close' | 'remove' | 'text' | 'undo' | 'notation'; readonly game: string }
  | { readonly type: 'past'; readonly game: string; readonly version: number }
  | { readonly type: 'act'; readonly game: string; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'shot'; readonly before: View; readonly seat: Seat; readonly move: Move; readonly n: number };

export type ToKeeper =
  | { readonly type: 'warmUp' } // somebody may want to play soon
  | { readonly type: 'pace'; readonly pace: Pace }
  | { readonly type: 'rested'; readonly game: string; readonly version: number }
  | { readonly type: 'wait'; readonly game: string; readonly isOn: boolean }
  | { readonly type: 'wish'; readonly id: number; readonly wish: Wish };

/** A change of a table is told after it has been saved, and before the wish that caused it is answered. */
export type FromKeeper =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failed'; readonly id?: number; readonly detail: string } // a mistake of ours
  | { readonly type: 'snapshot'; readonly game: string; readonly snapshot: Snapshot }
  | { readonly type: 'fault'; readonly game: string; readonly error: TableError }
  | { readonly type: 'changed' }; // the list of games
