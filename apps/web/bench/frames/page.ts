import { quickRng } from '@caravanserai/contract';
import * as targets from '@caravanserai/targets';
import { flick, loadPhysics } from '@caravanserai/targets/physics';
import { openFlatStage } from '../../src/games/targets/stage/flat/openFlatStage.ts';
import { openSpaceStage } from '../../src/games/targets/stage/space/openSpaceStage.ts';
import type { Quality, Stage } from '../../src/games/targets/stage/stage.ts';
import { pictureOf } from '../../src/games/targets/worker/look.ts';

export type Drawn = Quality | 'flat';

export interface Frames {
  readonly meanMs: number; // a GPU that falls behind draws frames in bursts, which a median would hide
  readonly longestMs: number;
  readonly count: number;
}

export interface FramesPage {
  /** A table with four towers, after one flick as warm-up: first draws are slower. */
  open(drawn: Drawn): Promise<void>;
  /** Plays the same film repeatedly. */
  film(): Promise<Frames>;
}

const FILMS = 2;
const SPEED = 0.25; // so that a slow machine still draws many frames of each film

declare global {
  interface Window {
    framesPage: FramesPage;
  }
}

function openStage(host: HTMLElement, drawn: Drawn): Stage {
  if (drawn === 'flat') return openFlatStage(host, { reducedMotion: false });
  const stage = openSpaceStage(host, { quality: drawn, reducedMotion: false });
  if (!stage) throw new Error('this browser has no WebGL');
  return stage;
}

const { DEFAULT_OPTIONS, flickOf, init, sampleMove, sceneOf } = targets;
let play: () => Promise<void>;

window.framesPage = {
  async open(drawn) {
    await loadPhysics();
    const host = document.querySelector<HTMLElement>('#table');
    if (!host) throw new Error('there is no table');
    const state = init({ ...DEFAULT_OPTIONS, players: 4, first: 'red' }, 'frames');
    const move = sampleMove(state, 'red', quickRng('frames'));
    if (move.type !== 'flick') throw new Error('red flicks');
    const stage = openStage(host, drawn);
    stage.show({ ...pictureOf(targets, state), own: 'red' });
    await new Promise((settled) => setTimeout(settled, 1000));
    const asked = flickOf(state, 'red', move);
    const film = { ...flick(sceneOf(state), asked), lead: asked.die };
    play = () => stage.play(film, { speed: SPEED });
    await play();
  },
  async film() {
    const atMs = [performance.now()];
    let request = requestAnimationFrame(function note() {
      atMs.push(performance.now());
      request = requestAnimationFrame(note);
    });
    for (let films = 0; films < FILMS; films++) await play();
    cancelAnimationFrame(request);
    const gapsMs = atMs.slice(1).map((ms, i) => ms - atMs[i]);
    const sumMs = gapsMs.reduce((sum, ms) => sum + ms, 0);
    return { meanMs: sumMs / gapsMs.length, longestMs: Math.max(...gapsMs), count: gapsMs.length };
  },
};
