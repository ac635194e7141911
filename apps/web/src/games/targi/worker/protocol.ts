import type { Move } from '@caravanserai/targi';
import type { Setup, Snapshot, TableError } from '../client.ts';

/** What the page asks of the keeper of its games. Every one gets exactly one answer: what the page's function promises. */
export type Wish = HouseWish | TableWish;

export type HouseWish =
  | { readonly type: 'create'; readonly setup: Setup }
  | { readonly type: 'open'; readonly game: string; readonly takeOver: boolean }
  | { readonly type: 'list' }
  | { readonly type: 'load'; readonly text: string }
  | Plain<(typeof PLAIN_HOUSE_WISHES)[number]>;

/** About a game that is open. */
export type TableWish =
  | { readonly type: 'act'; readonly game: string; readonly move: Move }
  | { readonly type: 'try'; readonly game: string; readonly move: Move }
  | { readonly type: 'setCurtain'; readonly game: string; readonly isOn: boolean }
  | { readonly type: 'setQuick'; readonly game: string; readonly isOn: boolean }
  | { readonly type: 'past'; readonly game: string; readonly version: number }
  | Plain<(typeof PLAIN_TABLE_WISHES)[number]>;

/** Nothing but a game has to be named. */
type Plain<Type> = Type extends string ? { readonly type: Type; readonly game: string } : never;
export const PLAIN_HOUSE_WISHES = ['close', 'remove', 'text'] as const;
export const PLAIN_TABLE_WISHES = [
  'undo',
  'undoTurn',
  'confirm',
  'liftCurtain',
  'hint',
  'analyse',
  'notation',
] as const;

export type ToKeeper =
  | { readonly type: 'hello'; readonly paceMs: number } // how long a bot's move takes at least; no answer
  | { readonly type: 'wish'; readonly id: number; readonly wish: Wish }
  | { readonly type: 'abort'; readonly id: number }; // of a wish that has not been answered yet; no answer of its own

/** A change of a table is told after it has been saved, and before the wish that caused it is answered. */
export type FromKeeper =
  | { readonly type: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly type: 'failed'; readonly id?: number; readonly detail: string } // a mistake of ours
  | { readonly type: 'progress'; readonly id: number; readonly done: number } // from 0 to 1
  | { readonly type: 'snapshot'; readonly game: string; readonly snapshot: Snapshot }
  | { readonly type: 'fault'; readonly game: string; readonly error: TableError }
  | { readonly type: 'changed' }; // the list of games
