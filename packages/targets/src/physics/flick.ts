import { assert } from '@caravanserai/contract';
import type { DieFact, Flick, PlacedDie, Point, Pose, Puck, Scene } from '../geometry.ts';
import { type Contact, Listener } from './contacts.ts';
import { factOf } from './facts.ts';
import { PoseHash } from './hash.ts';
import { hit } from './hit.ts';
import { MAX_FRAMES, SETTLE_STEPS, STEPS_IN_FRAME } from './settings.ts';
import {
  type AnyTrack,
  currentPose,
  hasMoved,
  holdAllFarFrom,
  holdOrRelease,
  isAtRest,
  isInPlay,
  look,
  updateQuietFrames,
  openTrack,
  type Track,
} from './track.ts';
import { filmFrame, makeTrajectory, type Trajectory } from './trajectory.ts';
import { bodyOf, openWorld } from './world.ts';

export interface FlickResult {
  readonly trajectory: Trajectory;
  readonly dice: readonly PlacedDie[]; // all dice of the scene, in the order of `DICE`
  readonly facts: readonly DieFact[]; // in the same order
  readonly contacts: readonly Contact[];
  readonly steps: number; // from the hit to rest, at `STEP_HZ`
  readonly hash: string; // of all pose bits: of moving dice at each step, and of all dice at rest
}

/**
 * Deterministic: the result is bit-identical on every machine. The flicks must have passed `checkFlick`, and `loadPhysics` must have
 * resolved. `others` are made at the same moment (T15).
 */
export function flick(scene: Scene, flicked: Flick, others: readonly Flick[] = []): FlickResult {
  const dice = openWorld(scene);
  const listener = new Listener(dice);
  try {
    const flicks = [flicked, ...others];
    for (const { die } of flicks) assert(bodyOf(dice, die) !== undefined, 'the flicked die is in the scene');
    const tracks = dice.bodies.map((body) => openTrack(body));
    const pucks = dice.pucks.map((body) => openTrack(body));
    const all: readonly AnyTrack[] = [...tracks, ...pucks];
    const movers = tracks.filter(({ body }) => flicks.some(({ die }) => die === body.die));
    holdAllFarFrom(movers, all);
    const hash = new PoseHash();
    filmFrame(all, 0);
    for (let i = 0; i < SETTLE_STEPS; i++) dice.world.step();
    for (const each of flicks) hit(dice, scene, each);

    let frame = 0;
    do {
      for (let i = 1; i <= STEPS_IN_FRAME; i++) {
        dice.world.step(listener.queue);
        listener.listen(frame * STEPS_IN_FRAME + i);
        for (const track of all) {
          if (track.isHeld || !isInPlay(track)) continue;
          look(track);
          hash.add(track);
        }
      }
      frame++;
      for (const track of all) updateQuietFrames(track, frame);
      holdOrRelease(all);
      filmFrame(all, frame);
    } while (frame < MAX_FRAMES && !all.every(isAtRest));

    for (const track of all) {
      look(track);
      hash.add(track);
    }
    const moved = new Map<AnyTrack, Pose>();
    for (const track of all) if (hasMoved(track)) moved.set(track, currentPose(track));
    // bodies that did not move keep their exact pose, so that they do not drift over many flicks
    const poseOf = (track: Track) => moved.get(track) ?? track.body.pose;
    const resting = pucks.map((track): Puck => ({ seat: track.body.seat, ...placeOf(moved.get(track) ?? track.body) }));
    return {
      trajectory: makeTrajectory(tracks, pucks, frame + 1, moved),
      dice: tracks.map((track) => ({ die: track.body.die, pose: poseOf(track) })),
      facts: tracks.map((track) => factOf(track, poseOf(track), moved.has(track), scene.pucks, resting)),
      contacts: listener.contacts,
      steps: frame * STEPS_IN_FRAME,
      hash: hash.hex(),
    };
  } finally {
    listener.queue.free();
    dice.world.free();
  }
}

function placeOf({ xUm, zUm }: Point): Point {
  return { xUm, zUm };
}
