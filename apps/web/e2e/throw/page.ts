import { quickRng } from '@caravanserai/contract';
import * as targets from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { openFlatStage } from '../../src/games/targets/stage/flat/openFlatStage.ts';
import { openSpaceStage } from '../../src/games/targets/stage/space/openSpaceStage.ts';
import { Reel } from '../../src/games/targets/stage/film.ts';
import { poseAt } from '../../src/games/targets/stage/poses.ts';
import type { Film, Look, Quality, Stage } from '../../src/games/targets/stage/stage.ts';
import { pictureOf } from '../../src/games/targets/worker/look.ts';

export interface Seen {
  readonly isOver: boolean;
  readonly across: number; // screen position of the flicked die, from -1 at the left to 1 at the right
  readonly up: number; // and from -1 at the bottom
  readonly bright: number; // mean brightness of the canvas, from 0 to 255
}

export interface ThrowPage {
  /** A table about to show a flick. Time advances by `step` only. */
  open(how: { quality: Quality | 'flat'; players: 2 | 3 | 4; seed: string; reducedMotion?: boolean }): Promise<void>;
  look(look: Look): void;
  play(speed?: number): void;
  /** Advances by one frame after this many milliseconds. */
  step(ms: number): Seen;
  /** Resizes the table; returns the brightness of the canvas in the first frame after that. */
  resize(height: string): Promise<number>;
}

declare global {
  interface Window {
    throwPage: ThrowPage;
  }
}

const { DEFAULT_OPTIONS, flickOf, init, sampleMove, sceneOf } = targets;
let waiting: FrameRequestCallback[] = [];
let nowMs = 1000;
window.requestAnimationFrame = (call) => waiting.push(call);
window.cancelAnimationFrame = () => void (waiting = []);
performance.now = () => nowMs;

let stage: Stage;
let film: Film;
let reel: Reel | undefined; // parallel to the stage's own, to know which frame it shows
let state: targets.State;

function host(): HTMLElement {
  const found = document.querySelector<HTMLElement>('#table');
  if (!found) throw new Error('there is no table');
  return found;
}

/** Must run in the frame that was drawn: WebGL clears the buffer afterwards. */
function brightness(): number {
  const canvas = document.querySelector('canvas');
  if (!canvas) return 255;
  const small = new OffscreenCanvas(24, 24).getContext('2d');
  if (!small) throw new Error('nothing to paint on');
  small.drawImage(canvas, 0, 0, 24, 24);
  const { data } = small.getImageData(0, 0, 24, 24);
  return data.reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0) / (24 * 24 * 3);
}

function frame(ms: number): void {
  nowMs += ms;
  const [...calls] = waiting;
  waiting = [];
  for (const call of calls) call(nowMs);
}

window.throwPage = {
  async open({ quality, players, seed, reducedMotion = false }) {
    await loadPhysics();
    state = init({ ...DEFAULT_OPTIONS, players, first: 'red' }, seed);
    const move = sampleMove(state, 'red', quickRng(seed));
    if (move.type !== 'flick') throw new Error('red flicks');
    const asked = flickOf(state, 'red', move);
    film = { ...flick(sceneOf(state), asked), lead: asked.die };
    const opened =
      quality === 'flat'
        ? openFlatStage(host(), { reducedMotion })
        : openSpaceStage(host(), { quality, reducedMotion });
    if (!opened) throw new Error('this browser has no WebGL');
    stage = opened;
    stage.show({ ...pictureOf(targets, state), own: 'red' });
    stage.mark({ lights: [{ on: asked.die, tone: 'choose' }] });
    frame(16);
  },
  look(look) {
    stage.look(look);
  },
  play(speed = 1) {
    stage.mark({});
    reel = new Reel(film, { speed }, state.middle);
    void stage.play(film, { speed });
  },
  step(ms) {
    frame(ms);
    reel?.advance(nowMs);
    const { frames } = film.trajectory.dice.find(({ die }) => die === film.lead) ?? film.trajectory.dice[0];
    const [x, y, z] = poseAt(frames, reel?.frame ?? 0);
    const seen = stage.onPage({ xUm: x * 1000, yUm: y * 1000, zUm: z * 1000 });
    const { width, height } = host().getBoundingClientRect();
    return {
      isOver: host().dataset['moving'] === 'no',
      across: seen ? (seen.clientX / width) * 2 - 1 : 2,
      up: seen ? 1 - (seen.clientY / height) * 2 : 2,
      bright: brightness(),
    };
  },
  resize(height) {
    return new Promise((shown) => {
      let isFirst = true;
      const later = new ResizeObserver(() => {
        if (isFirst) isFirst = false;
        else {
          later.disconnect();
          shown(brightness()); // runs after the stage's own callback and before the frame is presented
        }
      });
      later.observe(host());
      setTimeout(() => (host().style.height = height), 50);
    });
  },
};
