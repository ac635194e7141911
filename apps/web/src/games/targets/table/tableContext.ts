import type { DieId, DiscId, Move, Seat } from '@caravanserai/targets';
import { createContext, useContext } from 'react';
import type { CallName } from './calls/callMoves.ts';
import type { Director, Shown } from './show/director.ts';
import type { TableClient, TableError } from '../client.ts';

export type Panel = 'log' | 'words' | 'menu';

/** What one pair of eyes looks at and what a pair of hands is about to do. Nothing of it is part of the game. */
export interface TableState {
  readonly client: TableClient;
  readonly director: Director;
  readonly shown: Shown;
  readonly panel: Panel | undefined;
  openPanel(panel: Panel | undefined): void;
  /** The die whose footprint is looked at. */
  readonly explained: DieId | undefined;
  explain(die: DieId | undefined): void;
  /** A Double that waits for which die goes back. */
  readonly choosing: { readonly seat: Seat; readonly moves: readonly Move[] } | undefined;
  /** The die that is about to go to the partner (TT-49). */
  readonly giving: DieId | undefined;
  give(die: DieId | undefined): void;
  call(seat: Seat, call: CallName): void;
  chooseCall(move: Move | undefined): void;
  /** The last wish that was not granted; gone with the next change of the table. */
  readonly refused: { readonly error: TableError | 'too-soon' | 'no-flick'; readonly version: number } | undefined;
  /** A gesture that was no flick. */
  complain(error: 'no-flick'): void;
  act(seat: Seat, move: Move): void;
  /** Somebody leads through a lesson, and says what is the case. */
  readonly isGuided: boolean;
  /** What a guide points at. */
  readonly pointed: readonly (DieId | DiscId)[];
  pointAt(things: readonly (DieId | DiscId)[]): void;
}

export const TableContext = createContext<TableState | undefined>(undefined);

export function useTable(): TableState {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable outside of a table of Targets');
  return table;
}
