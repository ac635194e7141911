import type { DiscId, DieId, MiddleDisc, PlacedDie, Point, Puck, Seat } from '@caravanserai/targets';
import type { Contact, Trajectory } from '@caravanserai/targets/physics';
import type { Struck } from './hearing.ts';
import type { Vector } from './view.ts';

/** What lies on the table while nothing moves. */
export interface StagePicture {
  readonly own: Seat; // whose side the camera is on
  readonly pucks: readonly Puck[];
  readonly discs: readonly MiddleDisc[];
  readonly star?: Point; // the disc of Golden Targets
  readonly dice: readonly PlacedDie[];
  readonly stored: Readonly<Record<Seat, readonly DiscId[]>>; // they lie under the pucks
}

/** One flick to be seen: from `from`'s poses along the trajectory, ending exactly in the judged ones. */
export interface Film {
  readonly lead: DieId; // the one that was flicked: the eye goes with it
  readonly trajectory: Trajectory;
  readonly contacts: readonly Contact[];
}

export type Look = 'behind' | 'above' | 'across' | 'beside'; // the last two: from other sides, for a replay

/** What a light says. Colour never stands alone: a sign or a word is pinned beside it. */
const TONES = ['choose', 'counts', 'fails', 'called'] as const;
export type Tone = (typeof TONES)[number];

/** A light round a die or a disc of the middle. */
export interface Light {
  readonly on: DieId | DiscId;
  readonly tone: Tone;
}

/** What is drawn over the picture for the person at the table; nothing of it is a rule. */
export interface StageMarks {
  readonly lights?: readonly Light[];
  /** A faint arc while aiming: direction in the table's plane and strength from 0 to 1; never where the die will lie. */
  readonly aim?: { readonly die: DieId; readonly xMmS: number; readonly zMmS: number; readonly strength: number };
  /** Where a die is or would be struck: from -1 at its lower or left edge, seen along the flick, to 1. */
  readonly touch?: {
    readonly die: DieId;
    readonly xMmS: number;
    readonly zMmS: number;
    readonly high: number;
    readonly side: number;
  };
  /** The way that the last flick took, in mm. */
  readonly way?: readonly Vector[];
  /** Why a die counts: its face below, drawn on the table. */
  readonly footprint?: { readonly die: DieId; readonly corners: readonly Point[]; readonly counts: boolean };
}

export interface Hit {
  readonly die?: DieId;
  readonly disc?: DiscId;
}

export interface SpacePoint extends Point {
  readonly yUm: number;
}

/** What something is pinned to: it goes with a die in a film, with a disc that travels, and with the camera. */
export type Anchor =
  | { readonly die: DieId }
  | { readonly disc: DiscId } // in the middle or under a puck
  | { readonly seat: Seat } // the top of its tower
  | SpacePoint;

export interface PagePoint {
  readonly clientX: number;
  readonly clientY: number;
}

export const QUALITIES = ['low', 'middle', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

export interface StageOptions {
  readonly quality: Quality | 'auto'; // auto follows the measured time of a frame
  readonly reducedMotion: boolean; // the camera cuts instead of travelling and does not follow
}

export interface HowToPlay {
  readonly speed: number; // 1: as it is staged, with its slow moments; Infinity: the end at once
  readonly endsInMs?: number; // exactly so long, whatever the speed: the moment at which the dice rest for everybody
  readonly windUpMs?: number; // the eye comes near before anything moves
  readonly onContact?: (heard: Heard) => void;
}

/** A contact at its moment of the film, from where one sits. */
export interface Heard {
  readonly step: number;
  readonly strength: number; // 1 is the weakest that counts
  readonly struck: Struck;
  readonly across: number; // from -1 at the left of the picture to 1 at the right
  readonly pace: number; // of the film at this moment, 1 is real time
}

/**
 * A table to look at, in space or flat. React starts it and stops it; it knows no rule. What is drawn can be read at its element:
 * `data-moving` is yes or no, and at rest `data-poses` has by die x, y, z in micrometres and the quaternion in millionths.
 */
export interface Stage {
  show(picture: StagePicture): void;
  mark(marks: StageMarks): void;
  look(look: Look): void;
  /** Resolves when the dice lie where `show` then puts them, or at once after `skip`. A page that nobody looks at does not wait for a film. */
  play(film: Film, how: HowToPlay): Promise<void>;
  skip(): void;
  /** A disc travels from where it lies, to the place under a puck or to a point of the table. Resolves when it is there. */
  travel(disc: DiscId, to: { readonly seat: Seat } | Point): Promise<void>;
  /**
   * Keeps an element over something at the table, by its `translate` from the stage's upper left corner, as often as something is drawn;
   * it has `data-out` while that is not in the picture. Returns what lets go of it.
   */
  pin(element: HTMLElement, anchor: Anchor): () => void;
  /** What is under a point of the page, in CSS pixels of the window. */
  hit(clientX: number, clientY: number): Hit;
  /** Where a point of the page lies on the table's plane at a height, in micrometres. */
  onTable(clientX: number, clientY: number, heightUm: number): Point | undefined;
  /** The other way round: where something at the table is seen on the page, in CSS pixels of the window. */
  onPage(place: SpacePoint): PagePoint | undefined;
  close(): void;
}
