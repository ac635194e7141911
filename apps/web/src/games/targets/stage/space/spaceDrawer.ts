import type { DiscId } from '@caravanserai/targets';
import { type DieId, PUCK_HEIGHT_UM, type Seat, seatOf } from '@caravanserai/targets/geometry';
import { Group, type Mesh, Scene } from 'three';
import type { Drawer } from '../drawer.ts';
import { standFor } from '../looks.ts';
import type { Drawn } from '../poses.ts';
import type { Ride } from '../ride.ts';
import type { Look, SpacePoint, StageMarks, StageOptions, StagePicture } from '../stage.ts';
import { type StoredDisc, storedPlaces } from '../stored.ts';
import { metAt, seenAt, type Vector } from '../view.ts';
import { CanvasView, type Graphics } from './canvasView.ts';
import { DieMaker } from './dice.ts';
import { DISC_THICK_MM, DiscMaker } from './discs.ts';
import { CameraMotion } from './cameraMotion.ts';
import { Keep } from './keep.ts';
import { Lamp } from './lamp.ts';
import { MarkMaker } from './marks.ts';
import { PuckMaker } from './pucks.ts';
import { LEVELS, QualityWatch } from './quality.ts';
import { makeRoom, mirrored, ROOM } from './room.ts';
import { putSpot, SpotMaker } from './spots.ts';
import { TableTop } from './tableTop.ts';

const STACK_MM = 0.35; // height step per disc under a puck
const RESTING_MS = 250; // a picture without motion is drawn in high quality after this time
const HALF_PUCK_MM = PUCK_HEIGHT_UM / 2000;

interface SpaceDie {
  readonly mesh: Mesh;
  readonly spot: ReturnType<SpotMaker['make']>;
}

/** Owns the 3D scene: created once, updated through the `Drawer` interface, disposed of at the end. */
export class SpaceDrawer implements Drawer {
  readonly #keep = new Keep();
  readonly #scene = new Scene();
  readonly #things = new Group();
  readonly #dice = new Map<DieId, SpaceDie>();
  readonly #pucks = new Map<Seat, Group>();
  readonly #discs = new Map<DiscId, Mesh>();
  readonly #canvas: CanvasView;
  readonly #motion: CameraMotion;
  readonly #lamp: Lamp;
  readonly #table: TableTop;
  readonly #discMaker: DiscMaker;
  readonly #dieMaker: DieMaker;
  readonly #puckMaker: PuckMaker;
  readonly #spotMaker: SpotMaker;
  readonly #marker: MarkMaker;
  readonly #watch: QualityWatch;
  readonly #isAuto: boolean;
  #picture: StagePicture | undefined;
  #marks: StageMarks = {};
  #isFilm = false;
  #hasNewShadows = true;
  #resting: ReturnType<typeof setTimeout> | undefined;
  readonly #hasRoughEdges: boolean;

  constructor(host: HTMLElement, graphics: Graphics, { quality, reducedMotion }: StageOptions) {
    this.#isAuto = quality === 'auto';
    this.#hasRoughEdges = graphics.isSoftware;
    this.#watch = new QualityWatch(quality !== 'auto' ? quality : graphics.isSoftware ? 'low' : 'middle');
    const level = LEVELS[this.#watch.quality];
    this.#canvas = new CanvasView(host, graphics, this.#keep);
    this.#motion = new CameraMotion(reducedMotion);
    this.#lamp = new Lamp(this.#keep);
    this.#discMaker = new DiscMaker(this.#keep, level.discPx);
    const room = level.shadowPx > 0 ? mirrored(this.#keep) : undefined;
    this.#dieMaker = new DieMaker(this.#keep, level.facePx, room);
    this.#puckMaker = new PuckMaker(this.#keep, level.discPx / 2, room);
    this.#spotMaker = new SpotMaker(this.#keep);
    this.#marker = new MarkMaker(this.#keep);
    this.#table = new TableTop(this.#keep, level);
    this.#scene.background = ROOM;
    this.#scene.add(makeRoom(this.#keep), this.#table.group, this.#lamp.group, this.#things, this.#marker.group);
    this.#takeQuality();
  }

  #takeQuality(): void {
    const { quality } = this.#watch;
    this.#canvas.setQuality(quality);
    const { shadowPx } = LEVELS[quality];
    this.#lamp.setShadows(shadowPx);
    this.#table.setShadows(shadowPx > 0, this.#lamp.onLevel());
    this.#discMaker.setShadows(shadowPx > 0, this.#lamp.onLevel());
    this.#hasNewShadows = true;
    for (const { mesh, spot } of this.#dice.values()) putSpot(spot, readPose(mesh), this.#spotStrength());
  }

  /** With real shadows, a spot only darkens the contact edge. */
  #spotStrength(): number {
    return LEVELS[this.#watch.quality].shadowPx > 0 ? 0.5 : 1;
  }

  setPicture(picture: StagePicture): void {
    this.#picture = picture;
    this.#hasNewShadows = true;
    this.#lamp.stand(standFor('above', picture, 1).azimuthRad);
    this.#things.clear();
    this.#pucks.clear();
    this.#discs.clear();
    const put = (thing: Group | Mesh, xUm: number, zUm: number, heightMm: number) => {
      thing.position.set(xUm / 1000, heightMm, zUm / 1000);
      this.#things.add(thing);
    };
    const putDisc = ({ disc, xUm, zUm }: StoredDisc, heightMm: number) => {
      const made = this.#discMaker.disc(disc);
      this.#discs.set(disc, made);
      put(made, xUm, zUm, heightMm);
    };
    const { discs, star, pucks, stored } = picture;
    if (star) put(this.#discMaker.star(), star.xUm, star.zUm, DISC_THICK_MM / 2);
    for (const disc of discs) putDisc(disc, DISC_THICK_MM / 2);
    for (const puck of pucks) {
      storedPlaces(puck, stored[puck.seat]).forEach((disc, i) => putDisc(disc, DISC_THICK_MM / 2 + i * STACK_MM));
      const made = this.#puckMaker.make(puck.seat);
      this.#pucks.set(puck.seat, made);
      put(made, puck.xUm, puck.zUm, 0);
    }
    this.#setDice(new Set(picture.dice.map(({ die }) => die)));
  }

  #setDice(wanted: ReadonlySet<DieId>): void {
    for (const [die, { mesh, spot }] of this.#dice) {
      if (wanted.has(die)) continue;
      this.#scene.remove(mesh, spot);
      this.#spotMaker.release(spot);
      this.#dice.delete(die);
    }
    for (const die of wanted) {
      if (this.#dice.has(die)) continue;
      const made = { mesh: this.#dieMaker.make(seatOf(die)), spot: this.#spotMaker.make() };
      this.#dice.set(die, made);
      this.#scene.add(made.mesh, made.spot);
    }
  }

  setMarks(marks: StageMarks): void {
    this.#marks = marks;
  }

  setLook(look: Look): void {
    this.#motion.setLook(look);
  }

  putDie(die: DieId, pose: Drawn): void {
    const found = this.#dice.get(die);
    if (!found) return;
    const [x, y, z, ...turn] = pose;
    found.mesh.position.set(x, y, z);
    found.mesh.quaternion.set(...turn);
    putSpot(found.spot, pose, this.#spotStrength());
    this.#hasNewShadows = true;
  }

  /** The pose is that of the centre; the model's origin is at the base. */
  putPuck(seat: Seat, [x, y, z, ...turn]: Drawn): void {
    const puck = this.#pucks.get(seat);
    if (!puck) return;
    puck.quaternion.set(...turn);
    puck.position.set(0, -HALF_PUCK_MM, 0).applyQuaternion(puck.quaternion);
    puck.position.set(x + puck.position.x, y + puck.position.y, z + puck.position.z);
    this.#hasNewShadows = true;
  }

  putDisc(disc: DiscId, place: Vector): void {
    this.#discs.get(disc)?.position.set(...place);
    this.#hasNewShadows = true;
  }

  readDisc(disc: DiscId): Vector | undefined {
    const found = this.#discs.get(disc);
    return found && [found.position.x, found.position.y, found.position.z];
  }

  readDie(die: DieId): Drawn | undefined {
    const found = this.#dice.get(die);
    return found && readPose(found.mesh);
  }

  follow(ride: Ride | undefined): void {
    this.#isFilm = ride !== undefined;
    this.#motion.follow(ride);
  }

  draw(nowMs: number): boolean {
    if (!this.#picture) return false;
    const isMoving = this.#lookFrom(this.#picture, nowMs);
    const tones = new Map(this.#marks.lights?.map(({ on, tone }) => [on, tone]));
    for (const [die, { mesh }] of this.#dice) this.#dieMaker.light(mesh, tones.get(die));
    this.#marker.set(this.#marks, this.#picture, (die) => this.readDie(die));
    const how = { hasNewShadows: this.#hasNewShadows, isMoving: isMoving || this.#isFilm };
    this.#canvas.draw(this.#scene, this.#motion.camera, how);
    this.#hasNewShadows = false;
    clearTimeout(this.#resting);
    if (!isMoving && !this.#isFilm) {
      this.#watch.rest();
      if (this.#hasRoughEdges) this.#resting = setTimeout(() => this.#drawFinely(), RESTING_MS);
    } else if (this.#watch.note(nowMs) && this.#isAuto) {
      this.#takeQuality();
      this.#canvas.draw(this.#scene, this.#motion.camera, { ...how, hasNewShadows: true }); // a change of resolution clears the canvas
    }
    return isMoving;
  }

  #drawFinely(): void {
    this.#canvas.drawFinely(this.#scene, this.#motion.camera);
  }

  #lookFrom(picture: StagePicture, nowMs: number): boolean {
    this.#motion.setAspect(this.#canvas.aspect);
    return this.#motion.move(picture, nowMs);
  }

  /** May be called before the first frame. */
  #view() {
    if (!this.#motion.view && this.#picture) this.#lookFrom(this.#picture, 0);
    return this.#motion.view;
  }

  onTable(clientX: number, clientY: number, heightUm: number) {
    const view = this.#view();
    const { left, top, width, height } = this.#canvas.canvas.getBoundingClientRect();
    if (!view || width === 0 || height === 0) return undefined;
    return metAt(view, ((clientX - left) / width) * 2 - 1, 1 - ((clientY - top) / height) * 2, heightUm / 1000);
  }

  onPage({ xUm, yUm, zUm }: SpacePoint) {
    const view = this.#view();
    const seen = view && seenAt(view, [xUm / 1000, yUm / 1000, zUm / 1000]);
    if (!seen) return undefined;
    const { left, top, width, height } = this.#canvas.canvas.getBoundingClientRect();
    return { clientX: left + ((seen[0] + 1) / 2) * width, clientY: top + ((1 - seen[1]) / 2) * height };
  }

  watch(stale: () => void): void {
    this.#canvas.watch(stale);
  }

  close(): void {
    clearTimeout(this.#resting);
    this.#scene.clear();
    this.#keep.close();
    this.#canvas.close();
  }
}

function readPose({ position, quaternion }: Mesh): Drawn {
  return [position.x, position.y, position.z, quaternion.x, quaternion.y, quaternion.z, quaternion.w];
}
