import type { BorderNumber, CardId, Move, TribeId } from '@caravanserai/targi';
import type { RuleId } from '@caravanserai/targi/rules';
import { type Context, createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { Moment, PlaceId, TableError, TableResult } from '../client.ts';

/** What lies beside the table; one at a time. */
export type Panel =
  | { readonly kind: 'log' | 'hint' | 'menu' | 'analysis' }
  | { readonly kind: 'display'; readonly seat: 'own' | 'other' } // a phone has no room for both displays
  | { readonly kind: 'rules'; readonly rule?: RuleId };

/** A moment of the game that is looked back at instead of the present one. */
export interface Past extends Moment {
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

const PointingContext = createContext<Pointing | undefined>(undefined);
const TableStateContext = createContext<TableState | undefined>(undefined);
const TableActionsContext = createContext<TableActions | undefined>(undefined);

/** What one pair of eyes looks at. Nothing of it is part of the game. */
export function TableStateProvider({ children }: { readonly children: ReactNode }) {
  const [pointing, setPointing] = useState(POINTING);
  const [opened, setOpened] = useState(OPENED);
  const actions = useMemo<TableActions>(() => {
    const aim = (part: Partial<Pointing>) => setPointing((now) => changed(now, part));
    const open = (part: Partial<Opened>) => setOpened((now) => changed(now, part));
    return {
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
  }, []);
  const state = useMemo<TableState>(() => ({ ...opened, ...actions }), [opened, actions]);
  return (
    <TableActionsContext value={actions}>
      <TableStateContext value={state}>
        <PointingContext value={pointing}>{children}</PointingContext>
      </TableStateContext>
    </TableActionsContext>
  );
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

/** The same object if nothing is different: then nothing is drawn again. */
function changed<T extends object>(now: T, part: Partial<T>): T {
  const isSame = Object.entries(part).every(([key, value]) => now[key as keyof T] === value);
  return isSame ? now : { ...now, ...part };
}

export function usePointing(): Pointing {
  return useWithin(PointingContext);
}

export function useTableState(): TableState {
  return useWithin(TableStateContext);
}

/** For the many small parts that only act: they need not be drawn again whenever something opens. */
export function useTableActions(): TableActions {
  return useWithin(TableActionsContext);
}

function useWithin<T>(context: Context<T | undefined>): T {
  const value = useContext(context);
  if (!value) throw new Error('the state of the table outside of TableStateProvider');
  return value;
}
