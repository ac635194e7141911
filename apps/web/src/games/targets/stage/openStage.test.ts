import type { DieId, Seat } from '@caravanserai/targets';
import { towerPose } from '@caravanserai/targets/geometry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Drawer } from './drawer.ts';
import { openStage } from './openStage.ts';
import type { Drawn } from './poses.ts';
import type { Film, StagePicture } from './stage.ts';

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
  trajectory: {
    frameHz: 2,
    frameCount: 2,
    dice: [{ die: 'red1', frames: new Float32Array([0, 18, 300, 0, 0, 0, 1, 100, 8, 300, 0, 0, 0, 1]) }],
    pucks: [{ seat: 'red', frames: new Float32Array([0, 5, 300, 0, 0, 0, 1, 20, 5, 300, 0, 0, 0, 1]) }],
  },
  contacts: [{ step: 60, kind: 'die-table', strength: 2 }],
};
const RESTING = { red1: [100_000, 8000, 300_000, 0, 0, 0, 1_000_000] };

/** Draws nothing and remembers everything; a millimetre is a pixel, from above. */
class PaperDrawer implements Drawer {
  readonly dice = new Map<DieId, Drawn>();
  readonly pucks = new Map<Seat, Drawn>();
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
  readDie(die: DieId) {
    return this.dice.get(die);
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
  watch() {}
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
  host = { dataset: {} } as unknown as HTMLElement;
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

/** Says in the end whether a promise has come true. */
function watched(promise: Promise<void>): { isDone: boolean } {
  const state = { isDone: false };
  void promise.then(() => (state.isDone = true));
  return state;
}

it('draws once what is shown, and then rests', () => {
  const stage = openStage(host, drawer);
  stage.show(PICTURE);
  frame(0);
  expect(waiting).toEqual([]);
  expect(host.dataset['moving']).toBe('no');
  expect(poses()).toEqual({ red1: [0, 18_000, 300_000, ...START.q] });
});

it('plays a film to its end, which is the judged pose, and rests', async () => {
  const stage = openStage(host, drawer);
  stage.show(PICTURE);
  const heard = vi.fn<() => void>();
  const film = watched(stage.play(FILM, { speed: 1, onContact: heard }));
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
  ['another film', (stage: ReturnType<typeof openStage>) => void stage.play(FILM, { speed: 1 })],
  ['another picture', (stage: ReturnType<typeof openStage>) => stage.show(PICTURE)],
  [
    'a page that nobody looks at',
    () => {
      page.hidden = true;
      page.dispatchEvent(new Event('visibilitychange'));
    },
  ],
] as const;

it.each(interruptions)('%s ends a film for anyone who waits for it', async (_name, interrupt) => {
  const stage = openStage(host, drawer);
  stage.show(PICTURE);
  const film = watched(stage.play(FILM, { speed: 1 }));
  frame(1000);
  interrupt(stage);
  await Promise.resolve();
  expect(film.isDone).toBe(true);
});

it('skipped, the dice lie where they were judged to lie', () => {
  const stage = openStage(host, drawer);
  stage.show(PICTURE);
  void stage.play(FILM, { speed: 1 });
  frame(1000);
  stage.skip();
  frame(1010);
  expect(poses()).toEqual(RESTING);
});

it('nobody waits for a film without a picture or an onlooker', async () => {
  const stage = openStage(host, drawer);
  const unseen = watched(stage.play(FILM, { speed: 1 }));
  await Promise.resolve();
  expect(unseen.isDone).toBe(true);
});

it('finds the die under a finger, beside it the disc, and else nothing', () => {
  const stage = openStage(host, drawer);
  stage.show(PICTURE);
  expect(stage.hit(3, 296)).toEqual({ die: 'red1' });
  expect(stage.hit(20, 300)).toEqual({ die: 'red1' }); // near enough for a finger
  expect(stage.hit(40, 10)).toEqual({ disc: 'jade2' });
  expect(stage.hit(200, 10)).toEqual({});
});

it('closed, it leaves nothing behind', () => {
  const stage = openStage(host, drawer);
  stage.show(PICTURE);
  stage.close();
  expect(waiting).toEqual([]);
  expect(drawer.isClosed).toBe(true);
  expect(host.dataset).toEqual({});
});
