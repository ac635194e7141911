import type { BorderNumber, CardId, Move, TribeId } from '@caravanserai/targi';
import type { RuleId } from '@caravanserai/targi/rules';
import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { type Signal, signal } from '../../../app/signals/signal.ts';
import { useSignal } from '../../../app/signals/useSignal.ts';
import type { PastView, PlaceId, TableError, TableResult } from '../client.ts';

/** The panel beside the table; one at a time. */
export type Panel =
  | { readonly kind: 'log' | 'hint' | 'menu' | 'analysis' }
  | { readonly kind: 'display'; readonly seat: 'own' | 'other' } // a phone has no room for both displays
  | { readonly kind: 'rules'; readonly rule?: RuleId };

/** A past moment under review instead of the present. */
export interface Past extends PastView {
  readonly version: number;
}

export interface LookedAtCard {
  readonly card: TribeId;
  readonly isLaid: boolean;
}

/** Changes with every pointer move, so few components should subscribe: the board and the details of its places. */
export interface Pointing {
  /** The place under the pointer or with the focus. */
  readonly pointed: PlaceId | undefined;
  /** The place chosen by a first tap, waiting for the second. */
  readonly selected: PlaceId | undefined;
  /** The action of the second tap. */
  readonly chosen: Move | undefined;
  /** A card beside the board that is inspected instead of a place. */
  readonly card: LookedAtCard | undefined;
  /** Places marked by a line of the log, a hint or a turning point. */
  readonly marked: ReadonlyMap<PlaceId, Mark>;
  /** The board shows what the opponent could still reach. */
  readonly isScouting: boolean;
}

/** A turning point shows the place of the move played and that of a better one. */
export type Mark = 'shown' | 'played' | 'better';

interface Opened {
  readonly enlarged: CardId | BorderNumber | undefined;
  /** The place or hand whose moves are offered in a sheet. */
  readonly sheet: PlaceId | 'hand' | undefined;
  readonly panel: Panel | undefined;
  /** The panel is folded to one line on a phone, so that the board is visible. */
  readonly isFolded: boolean;
  readonly past: Past | undefined;
  /** The last refused request; cleared by the next change of the table. */
  readonly error: TableError | undefined;
}

/** Actions on this state; the same functions for as long as the table is open. */
export interface TableActions {
  point(place: PlaceId | undefined): void;
  select(place: PlaceId | undefined, chosen?: Move): void;
  lookAtCard(card: LookedAtCard | undefined): void;
  mark(places: readonly PlaceId[], better?: readonly PlaceId[]): void;
  scout(isScouting: boolean): void;
  enlarge(card: CardId | BorderNumber | undefined): void;
  openSheet(sheet: PlaceId | 'hand' | undefined): void;
  openPanel(panel: Panel | undefined): void;
  fold(isFolded: boolean): void;
  lookAt(past: Past | undefined): void;
  complain(error: TableError | undefined): void;
  /** Awaits the answer to a request, and shows the error if it was refused. */
  wish(answer: TableResult | Promise<TableResult>): Promise<void>;
  /** Called on a change of the table: clears the selection and the error. */
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
  isScouting: false,
};
const OPENED: Opened = {
  enlarged: undefined,
  sheet: undefined,
  panel: undefined,
  isFolded: false,
  past: undefined,
  error: undefined,
};

/** Signals, so that a component renders only for the parts it reads. */
interface Table {
  readonly pointing: Signal<Pointing>;
  readonly opened: Signal<Opened>;
  readonly actions: TableActions;
}

export function openTable(): Table {
  const pointing = signal(POINTING);
  const opened = signal(OPENED);
  const aim = (part: Partial<Pointing>) => change(pointing, part);
  const open = (part: Partial<Opened>) => change(opened, part);
  const actions: TableActions = {
    point: (pointed) => aim(pointed === undefined ? { pointed } : { pointed, card: undefined }),
    lookAtCard: (card) => aim({ card }),
    select: (selected, chosen) => aim({ selected, chosen }),
    mark: (places, better) => aim({ marked: marksOf(places, better) }),
    scout: (isScouting) => aim({ isScouting }),
    enlarge: (enlarged) => open({ enlarged }),
    openSheet: (sheet) => open({ sheet, error: undefined }),
    openPanel: (panel) => open({ panel, isFolded: false }),
    fold: (isFolded) => open({ isFolded }),
    lookAt: (past) => open(past ? { past, isFolded: true } : { past }), // a phone shows the board, not the panel
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

/** UI state of one viewer; it is not part of the game. */
export function TableStateProvider({ children }: { readonly children: ReactNode }) {
  const [table] = useState(openTable);
  return <TableContext value={table}>{children}</TableContext>;
}

/** Where both moves are at the same place, «better» wins. */
function marksOf(places: readonly PlaceId[], better: readonly PlaceId[] | undefined): ReadonlyMap<PlaceId, Mark> {
  if (places.length === 0 && !better?.length) return NOTHING;
  const first: Mark = better ? 'played' : 'shown';
  return new Map([
    ...places.map((place) => [place, first] as const),
    ...(better ?? []).map((place) => [place, 'better'] as const),
  ]);
}

/** Does not notify if nothing changed. */
function change<T extends object>({ get, set }: Signal<T>, part: Partial<T>): void {
  const now = get();
  const isSame = Object.entries(part).every(([key, value]) => now[key as keyof T] === value);
  if (!isSame) set({ ...now, ...part });
}

export function usePointing(): Pointing {
  return useSignal(useTable().pointing);
}

export function useTableState(): TableState {
  const { opened, actions } = useTable();
  return { ...useSignal(opened), ...actions };
}

/** For the many components that show a moment, whatever else is open. */
export function usePast(): Past | undefined {
  const { subscribe, get } = useTable().opened;
  return useSyncExternalStore(subscribe, () => get().past);
}

/** For the many small components that only act and must not render when something opens. */
export function useTableActions(): TableActions {
  return useTable().actions;
}

function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('the state of the table outside of TableStateProvider');
  return table;
}
