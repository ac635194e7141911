import type { DieId, DiscId, Move, Seat } from '@caravanserai/targets';
import { createContext, useContext } from 'react';
import type { CallName } from './calls/callMoves.ts';
import type { Director, Shown } from './show/director.ts';
import type { TableClient, TableError } from '../client.ts';

export type FileKind = 'clip' | 'picture';
export type Panel = 'log' | 'words' | 'menu';

/** UI state of one viewer; it is not part of the game. */
export interface TableState {
  readonly client: TableClient;
  readonly director: Director;
  readonly shown: Shown;
  readonly panel: Panel | undefined;
  openPanel(panel: Panel | undefined): void;
  /** The die whose footprint is explained. */
  readonly explained: DieId | undefined;
  explain(die: DieId | undefined): void;
  /** A Double that waits for the choice of the returned die. */
  readonly choosing: { readonly seat: Seat; readonly moves: readonly Move[] } | undefined;
  /** The die to be given to the partner (TT-49). */
  readonly giving: DieId | undefined;
  give(die: DieId | undefined): void;
  call(seat: Seat, call: CallName): void;
  chooseCall(move: Move | undefined): void;
  /** The last refused request; cleared by the next change of the table. */
  readonly refused: { readonly error: TableError | 'too-soon' | 'no-flick'; readonly version: number } | undefined;
  /** Reports a gesture that was not a flick. */
  complain(error: 'no-flick'): void;
  act(seat: Seat, move: Move): void;
  /** A file to make of the table. */
  readonly making: FileKind | undefined;
  make(kind: FileKind | undefined): void;
  /** A lesson's guide gives the prompts. */
  readonly isGuided: boolean;
  /** Things that the guide points at. */
  readonly pointed: readonly (DieId | DiscId)[];
  pointAt(things: readonly (DieId | DiscId)[]): void;
}

export const TableContext = createContext<TableState | undefined>(undefined);

export function useTable(): TableState {
  const table = useContext(TableContext);
  if (!table) throw new Error('useTable outside of a table of Targets');
  return table;
}
