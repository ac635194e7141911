import type { DieId, DiscId, Point, Seat } from '@caravanserai/targets';
import type { Drawn } from './poses.ts';
import type { Ride } from './ride.ts';
import type { Look, PagePoint, SpacePoint, StageMarks, StagePicture } from './stage.ts';
import type { Vector } from './view.ts';

/** A renderer. It is told what to draw; the stage decides when. */
export interface Drawer {
  /** Sets discs, pucks and the list of dice; positions of dice are set by `putDie`. */
  setPicture(picture: StagePicture): void;
  setMarks(marks: StageMarks): void;
  setLook(look: Look): void;
  putDie(die: DieId, pose: Drawn): void;
  /** Position during a film; reset by `setPicture`. */
  putPuck(seat: Seat, pose: Drawn): void;
  /** Position in mm of the centre of a moving disc; reset by `setPicture`. */
  putDisc(disc: DiscId, place: Vector): void;
  /** Reads the pose back from the drawing. */
  readDie(die: DieId): Drawn | undefined;
  readDisc(disc: DiscId): Vector | undefined;
  /** What the camera follows; undefined returns it to its place. */
  follow(ride: Ride | undefined): void;
  /** Returns whether an animation of its own needs another frame. */
  draw(nowMs: number): boolean;
  onTable(clientX: number, clientY: number, heightUm: number): Point | undefined;
  onPage(place: SpacePoint): PagePoint | undefined;
  /** Calls `stale` when a redraw is needed, for example after a resize or a restored graphics context. */
  watch(stale: () => void): void;
  close(): void;
}
