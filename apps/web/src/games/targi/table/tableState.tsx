import type { BorderNumber, CardId, Move, TribeId } from '@caravanserai/targi';
import type { RuleId } from '@caravanserai/targi/rules';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { type Cell, cell } from '../../../app/cells/cell.ts';
import { useCell } from '../../../app/cells/useCell.ts';
import type { PastView, PlaceId, TableError, TableResult } from '../client.ts';

/** What lies beside the table; one at a time. */
export type Panel =
  | { readonly kind: 'log' | 'hint' | 'menu' | 'analysis' }
  | { readonly kind: 'display'; readonly seat: 'own' | 'other' } // a phone has no room for both displays
  | { readonly kind: 'rules'; readonly rule?: RuleId };

/** A moment of the game that is looked back at instead of the present one. */
export interface Past extends PastView {
  readonly version: number;
}

/** A card in a display or a hand. */
export interface LookedAtCard {
  readonly card: TribeId;
  readonly isLaid: boolean;
}

/** It follows every step of a pointer, so few should listen: the board and what is said about its places. */
export interface Pointing {
  /** Under the pointer, or where the focus is. */
  readonly pointed: PlaceId | undefined;
  /** Chosen by a first tap, waiting for the second. */
  readonly selected: PlaceId | undefined;
  /** What the second tap would do. */
  readonly chosen: Move | undefined;
  /** A card beside the board, instead of a place on it. */
  readonly card: LookedAtCard | undefined;
  /** What a line of the log, a hint or a turning point speaks of. */
  readonly marked: ReadonlyMap<PlaceId, Mark>;
}

/** A turning point shows where was played, and where would have been better. */
export type Mark = 'shown' | 'played' | 'better';

interface Opened {
  readonly enlarged: CardId | BorderNumber | undefined;
  /** Whose several moves are being chosen from. */
  readonly sheet: PlaceId | 'hand' | undefined;
  readonly panel: Panel | undefined;
  /** On a phone the panel is down to a line, so that the board is seen. */
  readonly isFolded: boolean;
  readonly past: Past | undefined;
  /** The last wish that was not granted; gone with the next change of the table. */
  readonly error: TableError | undefined;
}

/** What can be done about it; the same functions for as long as the table is open. */
export interface TableActions {
  point(place: PlaceId | undefined): void;
  select(place: PlaceId | undefined, chosen?: Move): void;
  lookAtCard(card: LookedAtCard | undefined): void;
  mark(places: readonly PlaceId[], better?: readonly PlaceId[]): void;
  enlarge(card: CardId | BorderNumber | undefined): void;
  openSheet(sheet: PlaceId | 'hand' | undefined): void;
  openPanel(panel: Panel | undefined): void;
  fold(isFolded: boolean): void;
  lookAt(past: Past | undefined): void;
  complain(error: TableError | undefined): void;
  /** Waits for the answer to a wish, and says why where it was not granted. */
  wish(answer: Promise<TableResult>): Promise<void>;
  /** The table has changed: what was chosen or refused before it no longer counts. */
  settle(): void;
}

export interface TableState extends Opened, TableActions {}

const NOTHING: ReadonlyMap<PlaceId, Mark> = new Map();
const POINTING: Pointing = {
  pointed: undefined,
  selected: undefined,
  chosen: undefined,
  card: undefined,
  marked: NOTHING,
};
const OPENED: Opened = {
  enlarged: undefined,
  sheet: undefined,
  panel: undefined,
  isFolded: false,
  past: undefined,
  error: undefined,
};

/** Cells: who listens to one thing is not drawn again for another. */
interface Table {
  readonly pointing: Cell<Pointing>;
  readonly opened: Cell<Opened>;
  readonly actions: TableActions;
}

export function openTable(): Table {
  const pointing = cell(POINTING);
  const opened = cell(OPENED);
  const aim = (part: Partial<Pointing>) => change(pointing, part);
  const open = (part: Partial<Opened>) => change(opened, part);
  const actions: TableActions = {
    point: (pointed) => aim(pointed === undefined ? { pointed } : { pointed, card: undefined }),
    lookAtCard: (card) => aim({ card }),
    select: (selected, chosen) => aim({ selected, chosen }),
    mark: (places, better) => aim({ marked: marksOf(places, better) }),
    enlarge: (enlarged) => open({ enlarged }),
    openSheet: (sheet) => open({ sheet, error: undefined }),
    openPanel: (panel) => open({ panel, isFolded: false }),
    fold: (isFolded) => open({ isFolded }),
    lookAt: (past) => open({ past }),
    complain: (error) => open({ error }),
    wish: async (answer) => {
      open({ error: undefined });
      const result = await answer;
      if (!result.ok) open({ error: result.error });
    },
    settle: () => {
      aim({ selected: undefined, chosen: undefined, marked: NOTHING });
      open({ sheet: undefined, error: undefined });
    },
  };
  return { pointing, opened, actions };
}

const TableContext = createContext<Table | undefined>(undefined);

/** What one pair of eyes looks at. Nothing of it is part of the game. */
export function TableStateProvider({ children }: { readonly children: ReactNode }) {
  const [table] = useState(openTable);
  return <TableContext value={table}>{children}</TableContext>;
}

/** Where both are the same place, the better move is what there is to see. */
function marksOf(places: readonly PlaceId[], better: readonly PlaceId[] | undefined): ReadonlyMap<PlaceId, Mark> {
  if (places.length === 0 && !better?.length) return NOTHING;
  const first: Mark = better ? 'played' : 'shown';
  return new Map([
    ...places.map((place) => [place, first] as const),
    ...(better ?? []).map((place) => [place, 'better'] as const),
  ]);
}

/** Nobody hears of what is no change. */
function change<T extends object>({ get, set }: Cell<T>, part: Partial<T>): void {
  const now = get();
  const isSame = Object.entries(part).every(([key, value]) => now[key as keyof T] === value);
  if (!isSame) set({ ...now, ...part });
}

export function usePointing(): Pointing {
  return useCell(useTable().pointing);
}

export function useTableState(): TableState {
  const { opened, actions } = useTable();
  return { ...useCell(opened), ...actions };
}

/** For the many parts that show a moment, whatever else is opened. */
export function usePast(): Past | undefined {
  const { subscribe, get } = useTable().opened;
  return useSyncExternalStore(subscribe, () => get().past);
}

/** For the many small parts that only act: they need not be drawn again whenever something opens. */
export function useTableActions(): TableActions {
  return useTable().actions;
}

function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('the state of the table outside of TableStateProvider');
  return table;
}
