import type { DieId, DiscId, Seat } from '@caravanserai/targets';
import { towerPose } from '@caravanserai/targets/geometry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Drawer } from './drawer.ts';
import { openStage } from './openStage.ts';
import type { Drawn } from './poses.ts';
import type { Film, StagePicture } from './stage.ts';
import type { Vector } from './view.ts';

const START = towerPose({ xUm: 0, zUm: 300_000 }, 0, 0);
const PICTURE: StagePicture = {
  own: 'red',
  pucks: [{ seat: 'red', xUm: 0, zUm: 300_000 }],
  discs: [{ disc: 'jade2', xUm: 0, zUm: 0 }],
  dice: [{ die: 'red1', pose: START }],
  stored: { red: [], blue: [], yellow: [], green: [] },
};

/** Half a second along x. */
const FILM: Film = {
  lead: 'red1',
  trajectory: {
    frameHz: 2,
    frameCount: 2,
    dice: [{ die: 'red1', frames: new Float32Array([0, 18, 300, 0, 0, 0, 1, 100, 8, 300, 0, 0, 0, 1]) }],
    pucks: [{ seat: 'red', frames: new Float32Array([0, 5, 300, 0, 0, 0, 1, 20, 5, 300, 0, 0, 0, 1]) }],
  },
  contacts: [{ step: 60, kind: 'die-table', strength: 2 }],
};
const HALF_A_SECOND = { speed: 1, endsInMs: 500 };
const RESTING = { red1: [100_000, 8000, 300_000, 0, 0, 0, 1_000_000] };

/** Records calls instead of drawing; seen from above, one pixel per millimetre. */
class PaperDrawer implements Drawer {
  readonly dice = new Map<DieId, Drawn>();
  readonly pucks = new Map<Seat, Drawn>();
  readonly discs = new Map<DiscId, Vector>([['jade2', [0, 0, 0]]]);
  stale: () => void = () => {};
  isClosed = false;
  setPicture({ dice }: StagePicture) {
    const wanted = new Set(dice.map(({ die }) => die));
    for (const die of this.dice.keys()) if (!wanted.has(die)) this.dice.delete(die);
  }
  setMarks() {}
  setLook() {}
  putDie(die: DieId, pose: Drawn) {
    this.dice.set(die, pose);
  }
  putPuck(seat: Seat, pose: Drawn) {
    this.pucks.set(seat, pose);
  }
  putDisc(disc: DiscId, place: Vector) {
    this.discs.set(disc, place);
  }
  readDie(die: DieId) {
    return this.dice.get(die);
  }
  readDisc(disc: DiscId) {
    return this.discs.get(disc);
  }
  follow() {}
  draw() {
    return false;
  }
  onTable(clientX: number, clientY: number) {
    return { xUm: clientX * 1000, zUm: clientY * 1000 };
  }
  onPage({ xUm, zUm }: { readonly xUm: number; readonly zUm: number }) {
    return { clientX: xUm / 1000, clientY: zUm / 1000 };
  }
  watch(stale: () => void) {
    this.stale = stale;
  }
  close() {
    this.isClosed = true;
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
let waiting: ((nowMs: number) => void)[] = [];
let host: HTMLElement;
let drawer: PaperDrawer;

beforeEach(() => {
  waiting = [];
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('requestAnimationFrame', (call: (nowMs: number) => void) => waiting.push(call));
  vi.stubGlobal('cancelAnimationFrame', () => (waiting = []));
  const getBoundingClientRect = () => ({ left: 10, top: 20, width: 500, height: 500 });
  host = { dataset: {}, getBoundingClientRect } as unknown as HTMLElement;
  drawer = new PaperDrawer();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function frame(nowMs: number): void {
  const [...calls] = waiting;
  waiting = [];
  for (const call of calls) call(nowMs);
}

function poses(): unknown {
  return JSON.parse(host.dataset['poses'] ?? 'null');
}

/** Reports whether a promise has resolved. */
function watched(promise: Promise<void>): { isDone: boolean } {
  const state = { isDone: false };
  void promise.then(() => (state.isDone = true));
  return state;
}

it('draws once what is shown, and then rests', () => {
  const stage = openStage(host, drawer, { reducedMotion: false });
  stage.show(PICTURE);
  frame(0);
  expect(waiting).toEqual([]);
  expect(host.dataset['moving']).toBe('no');
  expect(poses()).toEqual({ red1: [0, 18_000, 300_000, ...START.q] });
});

it('plays a film to its end, which is the judged pose, and rests', async () => {
  const stage = openStage(host, drawer, { reducedMotion: false });
  stage.show(PICTURE);
  const heard = vi.fn<() => void>();
  const film = watched(stage.play(FILM, { ...HALF_A_SECOND, onContact: heard }));
  frame(1000);
  expect(host.dataset['moving']).toBe('yes');
  frame(1250);
  expect(drawer.readDie('red1')?.[0]).toBeCloseTo(50);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(film.isDone).toBe(false);
  frame(1500);
  await Promise.resolve();
  expect(film.isDone).toBe(true);
  expect(poses()).toEqual(RESTING);
  expect(host.dataset['moving']).toBe('no');
  expect(waiting).toEqual([]);
});

const interruptions = [
  ['skip', (stage: ReturnType<typeof openStage>) => stage.skip()],
  ['close', (stage: ReturnType<typeof openStage>) => stage.close()],
  ['another film', (stage: ReturnType<typeof openStage>) => void stage.play(FILM, HALF_A_SECOND)],
  ['another picture', (stage: ReturnType<typeof openStage>) => stage.show(PICTURE)],
  [
    'a page that nobody looks at',
    () => {
      page.hidden = true;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  ],
] as const;

it.each(interruptions)('%s ends a film for its awaiting callers', async (_name, interrupt) => {
  const stage = openStage(host, drawer, { reducedMotion: false });
  stage.show(PICTURE);
  const film = watched(stage.play(FILM, HALF_A_SECOND));
  frame(1000);
  interrupt(stage);
  await Promise.resolve();
  expect(film.isDone).toBe(true);
});

it('skipped, the dice lie where they were judged to lie', () => {
  const stage = openStage(host, drawer, { reducedMotion: false });
  stage.show(PICTURE);
  void stage.play(FILM, HALF_A_SECOND);
  frame(1000);
  stage.skip();
  frame(1010);
  expect(poses()).toEqual(RESTING);
});

it('nobody waits for a film without a picture or an onlooker', async () => {
  const stage = openStage(host, drawer, { reducedMotion: false });
  const unseen = watched(stage.play(FILM, HALF_A_SECOND));
  await Promise.resolve();
  expect(unseen.isDone).toBe(true);
});

it('finds the die under a finger, beside it the disc, and else nothing', () => {
  const stage = openStage(host, drawer, { reducedMotion: false });
  stage.show(PICTURE);
  expect(stage.hit(3, 296)).toEqual({ die: 'red1' });
  expect(stage.hit(20, 300)).toEqual({ die: 'red1' }); // within a finger's tolerance
  expect(stage.hit(40, 10)).toEqual({ disc: 'jade2' });
  expect(stage.hit(200, 10)).toEqual({});
});

it('draws at once what is out of date: nobody sees an empty canvas', () => {
  const stage = openStage(host, drawer, { reducedMotion: false });
  stage.show(PICTURE);
  frame(0);
  const drawing = vi.spyOn(drawer, 'draw');
  drawer.stale();
  expect(drawing).toHaveBeenCalledTimes(1);
});

it.each([
  ['in motion', false],
  ['without motion', true],
])('a disc travels under a puck, %s, and its awaiting callers continue', async (_name, reducedMotion) => {
  const stage = openStage(host, drawer, { reducedMotion });
  stage.show(PICTURE);
  const travel = watched(stage.travel('jade2', { seat: 'red' }));
  frame(0);
  await Promise.resolve();
  expect(travel.isDone).toBe(reducedMotion);
  frame(10_000);
  await Promise.resolve();
  expect(travel.isDone).toBe(true);
  expect(drawer.readDisc('jade2')).toEqual([0, 0, 300]);
  expect(waiting).toEqual([]);
});

it('what is pinned goes with the die, and says when it is out of the picture', () => {
  const stage = openStage(host, drawer, { reducedMotion: false });
  stage.show(PICTURE);
  const out = vi.fn<(name: string, isOut: boolean) => void>();
  const style = () => ({ setProperty: () => undefined });
  const sign = { style: style(), dataset: {}, toggleAttribute: out } as unknown as HTMLElement;
  const atRim = { style: style(), dataset: { rim: '' }, toggleAttribute: () => true } as unknown as HTMLElement;
  const unpin = stage.pin(sign, { die: 'red1' });
  stage.pin(atRim, { die: 'red1' });
  void stage.play(FILM, HALF_A_SECOND);
  frame(1000);
  expect(sign.style.translate).toBe('-10.0px 280.0px');
  expect(atRim.style.translate).toMatch(/^[1-9][\d.]*px /); // clamped to the picture
  expect(out).toHaveBeenLastCalledWith('data-out', true);
  frame(1250);
  expect(sign.style.translate).toBe('40.0px 280.0px');
  expect(out).toHaveBeenLastCalledWith('data-out', false);
  unpin();
  frame(1500);
  expect(sign.style.translate).toBe('40.0px 280.0px');
});

it('closed, it leaves nothing behind', () => {
  const stage = openStage(host, drawer, { reducedMotion: false });
  stage.show(PICTURE);
  stage.close();
  expect(waiting).toEqual([]);
  expect(drawer.isClosed).toBe(true);
  expect(host.dataset).toEqual({});
});
