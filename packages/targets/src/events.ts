import type { DiscId } from './discs.ts';
import type { DieId, Face, Seat } from './geometry.ts';
import type { Fault, RuleId } from './rules.ts';
import type { GoldenStroke } from './state.ts';

/** An event and the rule behind it. `reveals`: it depended on chance or on a flick, so the move cannot be undone. */
export type Event = { readonly rule: RuleId; readonly reveals: boolean } & EventBody;

export type EventBody =
  | { readonly type: 'swapped'; readonly seat: Seat; readonly gave: DieId; readonly got: DieId; readonly level: Level }
  | { readonly type: 'missed'; readonly seat: Seat; readonly die: DieId } // a Targets that was not called
  | {
      readonly type: 'flicked';
      readonly seat: Seat;
      readonly die: DieId;
      readonly face: Face | undefined;
      readonly disc: DiscId | undefined; // the disc of the middle on which it lies
    }
  | { readonly type: 'fault'; readonly seat: Seat; readonly die: DieId; readonly fault: Fault }
  | { readonly type: 'kept'; readonly seat: Seat; readonly die: DieId }
  | {
      readonly type: 'disarmed';
      readonly seat: Seat; // the owner of the tower
      readonly by: Seat;
      readonly out: DieId | undefined; // undefined: another tower already lost a die (T26)
      readonly back: readonly DieId[];
    }
  | { readonly type: 'stole'; readonly seat: Seat; readonly from: Seat; readonly discs: readonly DiscId[] }
  | {
      readonly type: 'targets';
      readonly seat: Seat;
      readonly die: DieId;
      readonly disc: DiscId;
      readonly home: readonly DieId[]; // all dice on the disc
      readonly forYou: boolean; // TT-30
    }
  | {
      readonly type: 'doubled';
      readonly seat: Seat;
      readonly back: DieId;
      readonly other: DieId;
      readonly face: Face;
    }
  | { readonly type: 'cancelled'; readonly seat: Seat; readonly of: Seat; readonly die: DieId }
  | { readonly type: 'miscalled'; readonly seat: Seat; readonly untilMs: number } // T29
  | { readonly type: 'began'; readonly seat: Seat } // T30
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'validated'; readonly seat: Seat; readonly discs: readonly DiscId[] }
  | {
      readonly type: 'awarded';
      readonly disc: DiscId;
      readonly seat: Seat | undefined; // undefined: no die on it, or every total occurs more than once
      readonly totals: readonly Total[];
    }
  | { readonly type: 'removed'; readonly seat: Seat; readonly disc: DiscId }
  | {
      readonly type: 'roundStarted';
      readonly round: number;
      readonly set: number; // TT-46; 1 in other games
      readonly first: Seat;
      readonly discs: readonly DiscId[]; // empty: Money time
    }
  | { readonly type: 'goldenStarted'; readonly attempt: number; readonly seats: readonly Seat[] }
  | { readonly type: 'goldenFlicked'; readonly seat: Seat }
  | {
      readonly type: 'goldenJudged';
      readonly onDisc: readonly Total[];
      readonly onTable: readonly Total[];
      readonly winners: readonly Seat[]; // empty: another attempt follows
      readonly strokes?: readonly GoldenStroke[]; // since version 4
    }
  | { readonly type: 'gameOver'; readonly by: Ending; readonly winners: readonly Seat[] };

/** The total of one colour of dice; in teams a player's dice have two colours (TT-50). */
export interface Total {
  readonly seat: Seat;
  readonly total: number;
}

/** Levels of a tower, from the bottom up. */
export const LEVELS = [1, 2, 3] as const;
export type Level = (typeof LEVELS)[number];

export const ENDINGS = ['fourth', 'lastRound', 'golden'] as const;
export type Ending = (typeof ENDINGS)[number];

export function tell(events: Event[], rule: RuleId, body: EventBody, reveals = false): void {
  events.push({ ...body, rule, reveals });
}
