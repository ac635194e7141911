import type { Cell, BorderNumber } from './board.ts';
import type { GoodsId, Seat, Good, TribeId } from './cards.ts';
import type { GoodsCount, LayFrom, Payment, Shift } from './moves.ts';

/** Tokens received or given; a missing field means 0. */
export interface Tokens extends GoodsCount {
  readonly gold?: number;
  readonly vp?: number;
}

/** `reveals`: at least one player learned hidden information, so the move cannot be undone. */
export type Event = { readonly reveals: boolean } & EventBody;

export type EventBody =
  | { readonly type: 'roundStarted'; readonly round: number; readonly first: Seat }
  | { readonly type: 'robberMoved'; readonly to: BorderNumber }
  | { readonly type: 'raidStarted'; readonly at: BorderNumber }
  | { readonly type: 'raidPaid'; readonly seat: Seat; readonly paid: Tokens }
  | { readonly type: 'raidSpared'; readonly seat: Seat } // TG-63
  | { readonly type: 'raidShortfall'; readonly seat: Seat; readonly opponentGains: number } // TG-43
  | { readonly type: 'raidVp'; readonly seat: Seat } // TG-64
  | { readonly type: 'placed'; readonly seat: Seat; readonly at: BorderNumber }
  | { readonly type: 'markersSet'; readonly blue: readonly Cell[]; readonly white: readonly Cell[] }
  | { readonly type: 'turnStarted'; readonly seat: Seat }
  | { readonly type: 'took'; readonly seat: Seat; readonly at: BorderNumber | Cell; readonly got: Tokens }
  | { readonly type: 'goodsBonus'; readonly seat: Seat; readonly good: Good; readonly card: TribeId } // TG-65
  | { readonly type: 'traded'; readonly seat: Seat; readonly gave: Tokens; readonly got: Tokens }
  | { readonly type: 'leftTrader'; readonly seat: Seat }
  | { readonly type: 'smithed'; readonly seat: Seat; readonly gave: Tokens; readonly got: Tokens }
  | { readonly type: 'markerMoved'; readonly seat: Seat; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'caravanShown'; readonly seat: Seat; readonly card: GoodsId }
  | { readonly type: 'tribeDrawn'; readonly seat: Seat; readonly card: TribeId | 'hidden'; readonly secret: boolean }
  | {
      readonly type: 'laid';
      readonly seat: Seat;
      readonly card: TribeId;
      readonly from: LayFrom;
      readonly row: 1 | 2 | 3;
      readonly column: 1 | 2 | 3 | 4;
      readonly paid: Payment;
    }
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly card: TribeId | 'hidden';
      readonly from: Cell | 'drawn';
      readonly secret: boolean;
    }
  | { readonly type: 'discarded'; readonly seat: Seat; readonly card: TribeId; readonly from: Cell | 'noble' | 'drawn' }
  | { readonly type: 'refilled'; readonly cell: Cell; readonly kind: 'goods' | 'tribe' }
  | { readonly type: 'reshuffled'; readonly kind: 'goods' | 'tribe'; readonly cards: number }
  | { readonly type: 'gained'; readonly seat: Seat; readonly got: Tokens; readonly from: GainSource }
  | { readonly type: 'goldStored'; readonly seat: Seat } // TG-70
  | { readonly type: 'targisLimited'; readonly seat: Seat } // TG-72; `seat` will place two Targis
  | { readonly type: 'rearranged'; readonly seat: Seat; readonly cards: readonly Shift[] }
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly declined: readonly (BorderNumber | Cell)[] }
  | { readonly type: 'returned'; readonly seat: Seat; readonly gave: Tokens }
  | {
      readonly type: 'revealed';
      readonly cards: readonly { readonly cell: Cell; readonly card: TribeId | GoodsId }[];
    }
  | { readonly type: 'gameOver'; readonly by: 'display' | 'raid' };

/** What a chosen gain comes from: the Caravan, the card just laid, or TG-66 at the end of the turn. */
export const GAIN_SOURCES = ['caravan', 'laid', 'dryRound'] as const;
export type GainSource = (typeof GAIN_SOURCES)[number];
