import type { DieId, DiscId, Point, Seat } from '@caravanserai/targets';
import type { Drawn } from './poses.ts';
import type { Ride } from './ride.ts';
import type { Look, PagePoint, SpacePoint, StageMarks, StagePicture } from './stage.ts';
import type { Vector } from './view.ts';

/** One way of drawing. It is told what there is; the stage tells it when. */
export interface Drawer {
  /** Discs, pucks and which dice there are; where the dice are comes by `putDie`. */
  setPicture(picture: StagePicture): void;
  setMarks(marks: StageMarks): void;
  setLook(look: Look): void;
  putDie(die: DieId, pose: Drawn): void;
  /** Pushed aside in a film; `setPicture` puts it back. */
  putPuck(seat: Seat, pose: Drawn): void;
  /** A disc on its way, by its middle in mm; `setPicture` puts it back. */
  putDisc(disc: DiscId, place: Vector): void;
  /** Read back from what is drawn. */
  readDie(die: DieId): Drawn | undefined;
  readDisc(disc: DiscId): Vector | undefined;
  /** What the eye goes with; nothing: back to its place. */
  follow(ride: Ride | undefined): void;
  /** Says whether something moves by itself and wants the next frame too. */
  draw(nowMs: number): boolean;
  onTable(clientX: number, clientY: number, heightUm: number): Point | undefined;
  onPage(place: SpacePoint): PagePoint | undefined;
  /** Calls back whenever what is drawn is out of date: another size, a graphics card that came back. */
  watch(stale: () => void): void;
  close(): void;
}
