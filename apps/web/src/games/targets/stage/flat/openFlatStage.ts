import type { DiscId } from '@caravanserai/targets';
import { DISC_RADIUS_UM, type DieId, type Seat } from '@caravanserai/targets/geometry';
import type { Drawer } from '../drawer.ts';
import { standFor } from '../looks.ts';
import { openStage } from '../openStage.ts';
import type { Drawn } from '../poses.ts';
import type { Stage, StageMarks, StageOptions, StagePicture } from '../stage.ts';
import { type StoredDisc, storedPlaces } from '../stored.ts';
import type { Vector } from '../view.ts';
import { FlatDie } from './dice.ts';
import { aimMark, discMarks, footprintMarks, touchMark, wayMark } from './marks.ts';
import { LIFT, onPicture } from './solid.ts';
import { svg } from './svg.ts';
import { definitions, disc, puck, star, table } from './things.ts';

const MARGIN_MM = 26;
let opened = 0;

/** The table from above as an SVG drawing, for screens without WebGL and for players who prefer it. It has no animations of its own. */
export function openFlatStage(host: HTMLElement, options: Pick<StageOptions, 'reducedMotion'>): Stage {
  return openStage(host, new FlatDrawer(host), options);
}

class FlatDrawer implements Drawer {
  readonly #id = `flat${++opened}`;
  readonly #root: SVGSVGElement;
  readonly #things = svg('g');
  readonly #under = svg('g');
  readonly #shadows = svg('g');
  readonly #dice = svg('g');
  readonly #over = svg('g', { 'pointer-events': 'none' }); // a die under a mark can be flicked
  readonly #table: SVGElement;
  readonly #byDie = new Map<DieId, FlatDie>();
  readonly #pucks = new Map<Seat, Element>();
  readonly #discs = new Map<DiscId, { readonly element: Element; at: Vector }>();
  readonly #sizes: ResizeObserver;
  #turn: readonly [cos: number, sin: number] = [1, 0];
  #picture: StagePicture | undefined;
  #marks: StageMarks = {};
  #stale: () => void = () => {};

  constructor(host: HTMLElement) {
    this.#table = svg('g', {}, [table(this.#id)]);
    const layers = [this.#table, this.#things, this.#under, this.#shadows, this.#dice, this.#over];
    this.#root = svg('svg', { 'aria-hidden': 'true', width: '100%', height: '100%' }, [
      definitions(this.#id),
      ...layers,
    ]);
    this.#root.style.display = 'block';
    this.#root.style.background = 'radial-gradient(circle at 50% 40%, #4a281c, #1a0d0d 75%)';
    host.append(this.#root);
    this.#sizes = new ResizeObserver(() => this.#stale());
    this.#sizes.observe(host);
  }

  setPicture(picture: StagePicture): void {
    this.#picture = picture;
    const { azimuthRad } = standFor('above', picture, 1);
    this.#turn = [Math.cos(azimuthRad), Math.sin(azimuthRad)];
    const degrees = (azimuthRad * 180) / Math.PI;
    this.#table.setAttribute('transform', `rotate(${degrees.toFixed(3)})`);
    this.#things.replaceChildren(...this.#drawThings(picture));
    this.#fit(picture);

    const kept = new Set(picture.dice.map(({ die }) => die));
    for (const [die, drawn] of this.#byDie) {
      if (kept.has(die)) continue;
      drawn.element.remove();
      drawn.shadow.remove();
      this.#byDie.delete(die);
    }
    for (const die of kept) {
      if (this.#byDie.has(die)) continue;
      const drawn = new FlatDie(this.#id, die);
      this.#byDie.set(die, drawn);
      this.#dice.append(drawn.element);
      this.#shadows.append(drawn.shadow);
    }
  }

  #drawThings({ discs, pucks, stored, star: golden }: StagePicture): Element[] {
    const put = (thing: Element, xUm: number, zUm: number) => this.#move(thing, xUm / 1000, zUm / 1000);
    const drawPuck = (seat: Seat) => {
      const drawn = puck(this.#id, seat);
      this.#pucks.set(seat, drawn);
      return drawn;
    };
    const putDisc = (one: StoredDisc) => {
      const element = put(disc(this.#id, one.disc), one.xUm, one.zUm);
      this.#discs.set(one.disc, { element, at: [one.xUm / 1000, 0, one.zUm / 1000] });
      return element;
    };
    this.#discs.clear();
    return [
      ...(golden ? [put(star(this.#id), golden.xUm, golden.zUm)] : []),
      ...discs.map(putDisc),
      ...pucks.flatMap((one) => [
        ...storedPlaces(one, stored[one.seat]).map(putDisc),
        put(drawPuck(one.seat), one.xUm, one.zUm),
      ]),
    ];
  }

  #move(thing: Element, xMm: number, zMm: number, yMm = 0): Element {
    const [x, y] = onPicture([xMm, yMm, zMm], this.#turn);
    thing.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)})`);
    return thing;
  }

  #fit({ discs, pucks, stored }: StagePicture): void {
    const reach = (isWide: boolean) => (isWide ? DISC_RADIUS_UM / 1000 : MARGIN_MM);
    const seen = [
      ...discs.map(({ xUm, zUm }) => ({ xUm, zUm, by: DISC_RADIUS_UM / 1000 })),
      ...pucks.map(({ seat, xUm, zUm }) => ({ xUm, zUm, by: reach(stored[seat].length > 0) })),
    ].map(({ xUm, zUm, by }) => ({ at: onPicture([xUm / 1000, 0, zUm / 1000], this.#turn), by }));
    const left = Math.min(-150, ...seen.map(({ at: [x], by }) => x - by)) - 8;
    const right = Math.max(150, ...seen.map(({ at: [x], by }) => x + by)) + 8;
    const top = Math.min(-150, ...seen.map(({ at: [, y], by }) => y - by)) - MARGIN_MM;
    const bottom = Math.max(150, ...seen.map(({ at: [, y], by }) => y + by)) + 8;
    this.#root.setAttribute('viewBox', `${left} ${top} ${right - left} ${bottom - top}`);
  }

  setMarks(marks: StageMarks): void {
    this.#marks = marks;
  }

  setLook(): void {
    // always from above
  }

  putDie(die: DieId, pose: Parameters<FlatDie['put']>[0]): void {
    this.#byDie.get(die)?.put(pose, this.#turn);
  }

  putPuck(seat: Seat, [x, , z]: Drawn): void {
    const drawn = this.#pucks.get(seat);
    if (drawn) this.#move(drawn, x, z);
  }

  /** Moving things are painted above the rest. */
  putDisc(name: DiscId, at: Vector): void {
    const found = this.#discs.get(name);
    if (!found) return;
    found.at = at;
    this.#things.append(this.#move(found.element, at[0], at[2], at[1]));
  }

  readDie(die: DieId) {
    return this.#byDie.get(die)?.pose;
  }

  readDisc(name: DiscId) {
    return this.#discs.get(name)?.at;
  }

  follow(): void {
    // always shows the whole table
  }

  draw(): boolean {
    const tones = new Map(this.#marks.lights?.map(({ on, tone }) => [on, tone]));
    for (const [die, drawn] of this.#byDie) drawn.light(tones.get(die));
    if (this.#picture) this.#under.replaceChildren(...discMarks(this.#marks, this.#picture, this.#turn));
    const { aim, touch } = this.#marks;
    this.#over.replaceChildren(
      ...wayMark(this.#marks, this.#turn),
      ...aimMark(this.#marks, aim && this.readDie(aim.die), this.#turn),
      ...touchMark(this.#marks, touch && this.readDie(touch.die), this.#turn),
      ...footprintMarks(this.#marks, this.#turn),
    );
    this.#sort();
    return false;
  }

  /** Paints higher things above lower ones; at equal height, nearer ones above. */
  #sort(): void {
    const order = [...this.#byDie.values()].map((die) => ({
      die,
      rank: die.pose[1] * 4 + onPicture([die.pose[0], 0, die.pose[2]], this.#turn)[1] / 100,
    }));
    order.sort((a, b) => a.rank - b.rank);
    order.forEach(({ die: { element } }, i) => {
      const before = this.#dice.children.item(i);
      if (before !== element) this.#dice.insertBefore(element, before);
    });
  }

  onTable(clientX: number, clientY: number, heightUm: number) {
    const matrix = this.#root.getScreenCTM();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    const [cos, sin] = this.#turn;
    const level = y + (heightUm / 1000) * LIFT;
    return { xUm: Math.round((x * cos + level * sin) * 1000), zUm: Math.round((level * cos - x * sin) * 1000) };
  }

  onPage({ xUm, yUm, zUm }: { readonly xUm: number; readonly yUm: number; readonly zUm: number }) {
    const matrix = this.#root.getScreenCTM();
    if (!matrix) return undefined;
    const [x, y] = onPicture([xUm / 1000, yUm / 1000, zUm / 1000], this.#turn);
    const seen = new DOMPoint(x, y).matrixTransform(matrix);
    return { clientX: seen.x, clientY: seen.y };
  }

  /** The drawing scales with its container by itself; elements pinned over it do not. */
  watch(stale: () => void): void {
    this.#stale = stale;
  }

  close(): void {
    this.#sizes.disconnect();
    this.#root.remove();
  }
}
