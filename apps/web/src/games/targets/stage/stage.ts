import type { DiscId, DieId, MiddleDisc, PlacedDie, Point, Puck, Seat } from '@caravanserai/targets';
import type { Contact, Trajectory } from '@caravanserai/targets/physics';
import type { Struck } from './hearing.ts';
import type { Vector } from './view.ts';

/** What lies on the table at rest. */
export interface StagePicture {
  readonly own: Seat; // the seat on whose side the camera is
  readonly pucks: readonly Puck[];
  readonly discs: readonly MiddleDisc[];
  readonly star?: Point; // the disc of Golden Targets
  readonly dice: readonly PlacedDie[];
  readonly stored: Readonly<Record<Seat, readonly DiscId[]>>; // they lie under the pucks
}

/** The film of one flick: from the poses of `from` along the trajectory to exactly the judged poses. */
export interface Film {
  readonly lead: DieId; // the flicked die, which the camera follows
  readonly trajectory: Trajectory;
  readonly contacts: readonly Contact[];
}

export type Look = 'behind' | 'above' | 'across' | 'beside'; // the last two: other sides, for a replay

/** Meaning of a highlight. Never colour alone: a sign or text is pinned beside it. */
const TONES = ['choose', 'counts', 'fails', 'called'] as const;
export type Tone = (typeof TONES)[number];

/** Highlight round a die, or a disc in the middle. */
export interface Light {
  readonly on: DieId | DiscId;
  readonly tone: Tone;
}

/** Visual aids for the player, drawn over the picture; none of them affects the rules. */
export interface StageMarks {
  readonly lights?: readonly Light[];
  /** A faint arc while aiming: direction in the table's plane, and strength from 0 to 1; never the resulting position. */
  readonly aim?: { readonly die: DieId; readonly xMmS: number; readonly zMmS: number; readonly strength: number };
  /** Where a die is or would be struck: from -1 at its lower or left edge, seen along the flick, to 1. */
  readonly touch?: {
    readonly die: DieId;
    readonly xMmS: number;
    readonly zMmS: number;
    readonly high: number;
    readonly side: number;
  };
  /** Path of the last flick, in mm. */
  readonly way?: readonly Vector[];
  /** Why dice count: the bottom faces projected onto the table. */
  readonly footprints?: readonly {
    readonly die: DieId;
    readonly corners: readonly Point[];
    readonly counts: boolean;
  }[];
}

export interface Hit {
  readonly die?: DieId;
  readonly disc?: DiscId;
}

export interface SpacePoint extends Point {
  readonly yUm: number;
}

/** What an element is pinned to. It follows a die in a film, a moving disc and the camera. */
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
  readonly quality: Quality | 'auto'; // auto adapts to the measured frame time
  readonly reducedMotion: boolean; // the camera cuts instead of moving, and does not follow dice
}

export interface HowToPlay {
  readonly speed: number; // 1: with the planned slow motion; Infinity: straight to the end
  readonly endsInMs?: number; // fixed length regardless of the speed: the dice come to rest at the same moment for everybody
  readonly windUpMs?: number; // the camera approaches before anything moves
  readonly onContact?: (heard: Heard) => void;
}

/** A contact as heard from the viewer's seat, at its moment of the film. */
export interface Heard {
  readonly step: number;
  readonly strength: number; // 1 is the weakest audible contact
  readonly struck: Struck;
  readonly across: number; // from -1 at the left of the picture to 1 at the right
  readonly pace: number; // current pace of the film; 1 is real time
}

/**
 * The view of a table, in 3D or flat. React opens and closes it; it contains no rules. Attributes of its element describe the drawing: `data-moving`
 * is yes or no, `data-camera` moves or rests, and at rest `data-poses` has x, y, z in micrometres and the quaternion in millionths for each die.
 */
export interface Stage {
  show(picture: StagePicture): void;
  mark(marks: StageMarks): void;
  look(look: Look): void;
  /** Resolves when the dice are in their final poses, or at once after `skip`. A hidden page does not wait for a film. */
  play(film: Film, how: HowToPlay): Promise<void>;
  skip(): void;
  /** Moves a disc from its place to one under a puck or to a point of the table. Resolves on arrival. */
  travel(disc: DiscId, to: { readonly seat: Seat } | Point): Promise<void>;
  /**
   * Keeps an element over something at the table: updates its `translate`, relative to the top left corner of the stage, with every frame. The
   * element has `data-out` while its anchor is outside the picture; those with `data-apart` do not overlap each other. Returns a function that unpins it.
   */
  pin(element: HTMLElement, anchor: Anchor): () => void;
  /** What is under a point of the page, in CSS pixels of the window. */
  hit(clientX: number, clientY: number): Hit;
  /** The point of the table's plane at a height in micrometres that is under a point of the page. */
  onTable(clientX: number, clientY: number, heightUm: number): Point | undefined;
  /** The inverse: where a place at the table appears on the page, in CSS pixels of the window. */
  onPage(place: SpacePoint): PagePoint | undefined;
  close(): void;
}
